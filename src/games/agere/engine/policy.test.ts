import { expect, test } from 'vitest';
import { position } from '../../../../test/support/pictures.ts';
import { MOST_FEATURES } from '../../../core/engine.ts';
import { legalMoves, readMove, writeMove } from '../../../core/moves.ts';
import type { Position } from '../../../core/position.ts';
import { agere } from '../index.ts';
import { findCriticality } from './criticality.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { ARCS, RING_COUNT, ringOf } from './ring.ts';

/** Moves, the policy's favourite first. */
function liked(seen: Position): string[] {
  const features = new Int32Array(MOST_FEATURES);
  policy.prepare(seen);
  const odds = (move: number) => {
    const count = policy.features(seen, move, features);
    return features.subarray(0, count).reduce((product, feature) => product * policy.factors[feature], 1);
  };
  return legalMoves(seen)
    .sort((a, b) => odds(b) - odds(a))
    .map((move) => writeMove(seen, move));
}

test('on the empty board corners come last', () => {
  const order = liked(position(agere, '1/2/3/4/5/6/7/8 1'));
  for (const corner of ['a1', 'a8', 'h1']) expect(order.indexOf(corner)).toBeGreaterThan(18);
});

test('criticality is the slope of the evaluation: where more depends on a cell, a disc there changes more', () => {
  const empty = position(agere, '1/2/3/4/5/6/7/8 1');
  const criticality = new Float64Array(36);
  findCriticality(empty, criticality);
  const gain = (cell: string) => {
    const seen = empty.clone();
    seen.play(readMove(seen, cell) as number);
    return evaluate(seen, 0);
  };
  const name = (cell: number) => empty.board.names[cell];
  const most = name(criticality.indexOf(1));
  const least = name(criticality.indexOf(Math.min(...criticality)));
  expect(gain(most)).toBeGreaterThan(gain(least));
});

test('rings are told apart but for turns and reflections: 430 of 4,096', () => {
  expect(RING_COUNT).toBe(430);
  const digits = (text: string) => Number.parseInt(text, 4);
  expect(ringOf[digits('123000')]).toBe(ringOf[digits('000321')]);
  expect(ringOf[digits('123000')]).toBe(ringOf[digits('300012')]);
  expect(ringOf[digits('123000')]).not.toBe(ringOf[digits('132000')]);
});

test('a set of the cells of a ring falls into pieces', () => {
  expect([0b000000, 0b000001, 0b100001, 0b010101, 0b011011, 0b111111].map((set) => ARCS[set])).toEqual([
    0, 1, 1, 3, 2, 1,
  ]);
});
