import { expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import type { Policy } from '../../core/engine.ts';
import { legalMoves } from '../../core/moves.ts';
import { agere } from '../../games/agere/index.ts';
import { limitsOf } from '../search.ts';
import { Shares } from './policy.ts';
import { treeSearch } from './tree.ts';

/** A policy in which only one move has a feature. */
function liking(liked: number, factor: number): Policy {
  return {
    featureCount: 1,
    factors: Float64Array.of(factor),
    prepare() {},
    features: (_, move) => (move === liked ? 1 : 0),
  };
}

test('odds become shares of 1', () => {
  const position = start(agere, { size: 3 });
  const moves = Int32Array.from([-1, ...legalMoves(position)]);
  const shares = new Float32Array(moves.length);
  new Shares(liking(moves[2], 5)).write(position, moves, 1, moves.length, shares);
  expect([...shares].map((share) => Math.round(share * 1000))).toEqual([0, 100, 500, 100, 100, 100, 100]);
  new Shares(liking(moves[2], 5), Float64Array.of(15)).write(position, moves, 1, moves.length, shares);
  expect(shares[2]).toBeCloseTo(0.75);
  new Shares(undefined).write(position, moves, 1, moves.length, shares);
  expect(shares[2]).toBeCloseTo(1 / 6);
});

test('a tree tries what the policy likes, and leaves it when it fails', () => {
  const moves = legalMoves(start(agere, { size: 6 }));
  const choice = (liked: number, nodes: number) => {
    const guided = start({ ...agere, engine: { ...agere.engine, policy: liking(liked, 1000) } }, { size: 6 });
    return treeSearch({ capacity: 2 ** 14, exploration: 0.1, urgency: 0, policy: 1 }).think(guided, limitsOf({ nodes }))
      .move;
  };
  expect(moves.map((move) => choice(move, 1))).toEqual(moves);
  const [corner] = moves;
  expect(choice(corner, 4000)).not.toBe(corner);
});
