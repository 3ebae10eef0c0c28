import { expect, test } from 'vitest';
import { writeMove } from '../../core/moves.ts';
import { optionsOf } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import { randomMove } from '../../core/play/playout.ts';
import { Random } from '../../core/random.ts';
import { games } from '../../games/index.ts';
import { seatsOut } from '../../session/out.ts';
import { sayLastMove } from './sayings.ts';

const pacru = games.find(({ id }) => id === 'pacru') ?? games[0];

test('players without pieces are out, once, and never said to miss a turn', () => {
  const random = new Random(3);
  const said: string[] = [];
  for (let round = 0; round < 6; round++) {
    const match = newMatch(pacru, optionsOf(pacru.options, { players: 4 }));
    while (!match.position.over) {
      match.play(writeMove(match.position, randomMove(match.position, random)));
      if (match.position.over) break;
      const sentence = sayLastMove(match, 'en');
      for (const seat of seatsOut(match.position))
        expect(sentence).not.toContain(`${pacru.texts.en.seats[seat]} has no move`);
      if (sentence.includes('is out.')) said.push(sentence);
    }
  }
  expect(said.length).toBeGreaterThan(0);
});
