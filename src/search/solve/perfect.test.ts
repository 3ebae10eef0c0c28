import { describe, expect, test } from 'vitest';
import { play, start } from '../../../test/support/pictures.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves, writeMove } from '../../core/moves.ts';
import type { OptionValue } from '../../core/options.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { agere } from '../../games/agere/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { alphaBeta } from '../alpha-beta/alpha-beta.ts';
import { limitsOf, type Search, WIN } from '../search.ts';
import { perfect } from './perfect.ts';

type Rules = Readonly<Record<string, OptionValue>>;

/** Must never be called. */
const nobody: Search = {
  name: 'nobody',
  think() {
    throw new Error('the other search was asked');
  },
};

const player = perfect(nobody, { mostNodes: 5_000_000 });

/** Plies until the end when both play perfectly; every thought must agree with the one before. */
function playOut(position: Position): number {
  let expected: number | undefined;
  let plies = 0;
  for (; !position.over; plies++) {
    const { turn } = position;
    const { move, score } = player.think(position, limitsOf({}));
    if (expected !== undefined) expect(score).toBe(expected);
    position.play(move);
    const one = score + Math.sign(score);
    expected = position.turn === turn ? one : -one;
  }
  return plies;
}

describe('perfect play against itself takes the known number of plies', () => {
  test.each<{ game: Game; options: Rules; opening: string; plies: number }>([
    { game: crosscut, options: { size: 5 }, opening: '', plies: 5 },
    { game: crosscut, options: { size: 6 }, opening: '', plies: 9 },
    { game: crosscut, options: { size: 6 }, opening: 'b2', plies: 13 },
    { game: agere, options: { size: 3 }, opening: 'a2', plies: 15 },
    { game: agere, options: { size: 4, win: 'immediate' }, opening: 'a1', plies: 15 },
  ])('$game.id $options $opening', ({ game, options, opening, plies }) => {
    const position = start(game, options);
    if (opening !== '') play(position, opening);
    expect(playOut(position)).toBe(plies - (opening === '' ? 0 : 1));
  });
});

describe('whoever has won on the board wins from every opening', () => {
  const random = new Random(4);
  const chance: Search = {
    name: 'chance',
    think: (position) => ({ move: randomMove(position, random), score: 0, line: [], depth: 0, nodes: 0 }),
  };
  test.each<{ game: Game; options: Rules }>([
    { game: crosscut, options: { size: 5 } },
    { game: crosscut, options: { size: 6 } },
    { game: agere, options: { size: 3 } },
  ])('$game.id $options', ({ game, options }) => {
    const search = alphaBeta({ evaluate: game.engine.evaluate });
    for (const enemy of [chance, search]) {
      for (const opening of legalMoves(start(game, options))) {
        const position = start(game, options);
        position.play(opening);
        const thinkers = [player, enemy];
        while (!position.over) position.play(thinkers[position.turn].think(position, limitsOf({ nodes: 200 })).move);
        expect(position.winners).toBe(1);
      }
    }
  });
});

test('a proved win says in how many plies', () => {
  const { move, score } = player.think(start(crosscut, { size: 5 }), limitsOf({}));
  expect(score).toBe(WIN - 5);
  expect(writeMove(start(crosscut, { size: 5 }), move)).toMatch(/^[b-d][2-4]$/);
});

test('large boards, and positions that take too long, are left to the other search', () => {
  const other: Search = { name: 'other', think: () => ({ move: 7, score: 3, line: [7], depth: 1, nodes: 1 }) };
  expect(perfect(other).think(start(crosscut, { size: 8 }), limitsOf({})).move).toBe(7);
  expect(perfect(other, { mostNodes: 1000, withBook: false }).think(start(agere, { size: 4 }), limitsOf({})).move).toBe(
    7,
  );
  expect(perfect(other).think(start(crosscut, { size: 6 }), limitsOf({ stop: () => true })).move).toBe(7);
});

test('the first moves of Agere 4 are known at once, also in mirror images, and each agrees with the next', () => {
  const hasty = perfect(nobody, { mostNodes: 1 });
  for (const opening of ['', 'a1', 'a4', 'd1', 'a2', 'c2', 'b2']) {
    const position = start(agere, { size: 4 });
    if (opening !== '') play(position, opening);
    const { move, score } = hasty.think(position, limitsOf({}));
    position.play(move);
    expect(hasty.think(position, limitsOf({})).score).toBe(-score - Math.sign(score));
  }
  expect(hasty.think(start(agere, { size: 4 }), limitsOf({})).score).toBe(WIN - 24);
});
