import { expect, test } from 'vitest';
import { writeMove } from '../core/moves.ts';
import { optionsOf } from '../core/options.ts';
import { newMatch } from '../core/play/match.ts';
import { randomMove } from '../core/play/playout.ts';
import { Random } from '../core/random.ts';
import { games } from '../games/index.ts';
import { seatsOut } from './out.ts';

test('players whose pieces have left the board are out, and have no more turns', () => {
  const game = games.find(({ id }) => id === 'pacru') ?? games[0];
  let found = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const match = newMatch(game, optionsOf(game.options, { players: 4 }));
    const random = new Random(seed);
    let out: readonly number[] = [];
    while (!match.position.over) {
      match.play(writeMove(match.position, randomMove(match.position, random)));
      expect(out).not.toContain(match.last?.seat);
      out = seatsOut(match.position);
      found += out.length;
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('nobody is out of a game that begins on an empty board', () => {
  for (const game of games) expect(seatsOut(newMatch(game, optionsOf(game.options, {})).position)).toEqual([]);
});
