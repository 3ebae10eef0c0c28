import { describe, expect, test } from 'vitest';
import { cases } from '../../../test/support/cases.ts';
import { position, start } from '../../../test/support/pictures.ts';
import { legalMoves, writeMove } from '../../core/moves.ts';
import { randomMove } from '../../core/play/playout.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Seat } from '../../core/types.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { epaminondas } from '../../games/epaminondas/index.ts';
import { limitsOf, PROVED, WIN } from '../search.ts';
import { alphaBeta } from './alpha-beta.ts';

const usual = cases.filter(({ usual, options }) => usual && options.players === 2);

/** Gives every position a different value. */
const hashed = ({ keyLo }: Position, seat: Seat) => (((keyLo >>> 9) % 401) - 200) * (1 - 2 * seat);

/** Every parameter that a game may set, all at once. */
const everything = {
  evaluate: hashed,
  tableBits: 12,
  reduction: 0.6,
  threats: 2,
  quiescencePlies: 4,
  noisyFirst: 1,
  reverseFutilityMargin: 50,
  futilityMargin: 50,
  lateMovePruning: 4,
  evaluationCache: 1,
};

/** A position of a random game, `plies` before its end. */
function nearTheEnd(begin: Position, random: Random, plies: number): Position {
  const here = begin.clone();
  while (!here.over) here.play(randomMove(here, random));
  for (let ply = 0; ply < plies; ply++) here.undo();
  return here;
}

/** The winner within `plies`: 1 the seat to move, -1 the other, 0 nobody yet. Uses nothing but the rules. */
function winner(here: Position, plies: number): number {
  if (here.over) return here.winners === 0b11 ? 0 : here.winners === 1 << here.turn ? 1 : -1;
  if (plies === 0) return 0;
  let best = -1;
  for (const move of legalMoves(here)) {
    const { turn } = here;
    here.play(move);
    const result = winner(here, plies - 1) * (here.turn === turn ? 1 : -1);
    here.undo();
    if (result > 0) return 1;
    best = Math.max(best, result);
  }
  return best;
}

describe('with everything that makes a search bold', () => {
  test.each(usual)('$name: what is proved is true', ({ game, options }) => {
    const random = new Random(11);
    const search = alphaBeta(everything);
    let proofs = 0;
    for (let round = 0; round < 40; round++) {
      const here = nearTheEnd(startPosition(game, options), random, 1 + random.below(4));
      const { score } = search.think(here, limitsOf({ nodes: 3000 }));
      const plies = WIN - Math.abs(score);
      if (Math.abs(score) < PROVED || plies > 3) continue;
      proofs++;
      expect(winner(here, plies)).toBe(Math.sign(score));
    }
    expect(proofs).toBeGreaterThan(3);
  });

  test.each(usual)('$name: equal nodes give equal thoughts, whatever was thought before', ({ game, options }) => {
    const random = new Random(12);
    const here = nearTheEnd(startPosition(game, options), random, 9);
    const other = nearTheEnd(startPosition(game, options), random, 12);
    const expected = alphaBeta(everything).think(here, limitsOf({ nodes: 4000 }));
    const used = alphaBeta(everything);
    used.think(other, limitsOf({ nodes: 2500 }));
    expect(used.think(here, limitsOf({ nodes: 4000 }))).toEqual(expected);
  });
});

test.each(usual)('$name: remembered evaluations change nothing but the time', ({ game, options }) => {
  const here = nearTheEnd(startPosition(game, options), new Random(13), 20);
  const [fresh, remembered] = [0, 1].map((evaluationCache) => {
    let asked = 0;
    const evaluate = (at: Position, seat: Seat) => {
      asked++;
      return hashed(at, seat);
    };
    const thought = alphaBeta({ evaluate, evaluationCache, tableBits: 12 }).think(here, limitsOf({ nodes: 4000 }));
    return { thought, asked };
  });
  expect(remembered.thought).toEqual(fresh.thought);
  expect(remembered.asked).toBeLessThan(fresh.asked);
});

describe('threats', () => {
  const blind = () => 0;

  test('what must be answered is looked at further: a win in five is seen before depth 5', () => {
    const here = position(crosscut, '6/2b3/3rr1/1r4/2b3/6 2');
    const depthOf = (threats: number) => {
      const thought = alphaBeta({ evaluate: blind, threats, reduction: 0, tableBits: 12 }).think(here, limitsOf({}));
      expect(thought.score).toBe(WIN - 5);
      expect(writeMove(here, thought.move)).toBe('b2');
      expect(thought.line).toHaveLength(5);
      return thought.depth;
    };
    expect(depthOf(0)).toBe(5);
    expect(depthOf(3)).toBeLessThan(5);
  });

  test('the value of Crosscut 6 stays the same', () => {
    const thought = alphaBeta({ evaluate: blind, threats: 2, reduction: 0 }).think(
      start(crosscut, { size: 6 }),
      limitsOf({ nodes: 2_000_000 }),
    );
    expect(thought.score).toBeGreaterThanOrEqual(PROVED);
    expect(thought.score).toBeLessThanOrEqual(WIN - 9);
  });

  test('a crossing has to be answered', () => {
    const here = position(epaminondas, 'b1b1b1bb/b1b5/1w3w2/1wb1b3/w4bb1/2b1b1b1/www2wwb/w1w2ww1 2 45');
    const { rules } = epaminondas;
    expect(rules.threatened?.(here)).toBe(false);
    here.play(legalMoves(here).find((move) => writeMove(here, move) === 'f4xc1') ?? -1);
    expect(rules.threatened?.(here)).toBe(true);
    here.undo();
    const noisy = legalMoves(here).filter((move) => (rules.captureGain?.(here, move) ?? 0) > 0);
    for (const move of legalMoves(here)) {
      const captures = writeMove(here, move).includes('x');
      if (captures) expect(noisy).toContain(move);
    }
  });
});
