import { expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import { legalMoves } from '../../core/moves.ts';
import { randomMove } from '../../core/play/playout.ts';
import { Random } from '../../core/random.ts';
import { azacru } from '../../games/azacru/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { limitsOf, WIN } from '../search.ts';
import { blurred } from './blur.ts';
import { greedy } from './greedy.ts';

const nothing = () => 0;

/** Errors for seat 0 in many positions of random games. */
function errors(size: number, seed: number): number[] {
  const evaluate = blurred(nothing, size, seed);
  const random = new Random(3);
  const found: number[] = [];
  while (found.length < 2000) {
    const position = start(crosscut);
    while (!position.over) {
      found.push(evaluate(position, 0));
      position.play(randomMove(position, random));
    }
  }
  return found;
}

test('errors have the size asked for, no bias, and the same seed repeats them', () => {
  const found = errors(200, 1);
  const mean = found.reduce((sum, error) => sum + error, 0) / found.length;
  const spread = Math.sqrt(found.reduce((sum, error) => sum + (error - mean) ** 2, 0) / found.length);
  expect(Math.abs(mean)).toBeLessThan(20);
  expect(spread).toBeGreaterThan(185);
  expect(spread).toBeLessThan(215);
  expect(errors(200, 1)).toEqual(found);
  const other = errors(200, 2);
  const together = found.reduce((sum, error, index) => sum + error * other[index], 0) / found.length;
  expect(Math.abs(together)).toBeLessThan(0.1 * 200 * 200);
});

test('what one of two seats gains the other loses; more seats err each for itself', () => {
  const evaluate = blurred(nothing, 500, 4);
  const pair = start(crosscut);
  expect(evaluate(pair, 0)).not.toBe(0);
  expect(evaluate(pair, 0) + evaluate(pair, 1)).toBe(0);
  const four = start(azacru, { players: 4 });
  expect(new Set([0, 1, 2, 3].map((seat) => evaluate(four, seat))).size).toBe(4);
});

test('no blur is the evaluation itself', () => {
  expect(blurred(nothing, 0, 1)).toBe(nothing);
});

test('greedy makes the move that looks best, and a win before all', () => {
  const position = start(crosscut);
  const [, , third] = legalMoves(position);
  const wanted = position.clone();
  wanted.play(third);
  const search = greedy((one) => (one.equals(wanted) ? 50 : 0));
  const moves = legalMoves(position).length;
  expect(search.think(position, limitsOf({}))).toEqual({
    move: third,
    score: 50,
    line: [third],
    depth: 1,
    nodes: moves,
  });
  expect(search.think(position, limitsOf({ nodes: 2 })).nodes).toBe(2);
});

test('who overlooks everything still makes a legal move', () => {
  const position = start(crosscut);
  const { move, nodes, score } = greedy(nothing, { skipRate: 100 }).think(position, limitsOf({}));
  expect(legalMoves(position)).toContain(move);
  expect(nodes).toBe(0);
  expect(Math.abs(score)).toBeLessThan(WIN);
  const half = greedy(nothing, { skipRate: 50, seed: 3 }).think(position, limitsOf({})).nodes;
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(legalMoves(position).length);
});
