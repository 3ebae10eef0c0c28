import { expect, test } from 'vitest';
import { planLadder } from './ladder-plan.ts';

const NODES = [1, 10, 100, 1000, 10_000];

test('neighbours meet, and of two players also who is two levels apart', () => {
  const plan = planLadder({ seats: 2, nodes: NODES, pairs: 9, topPairs: 9, top: 3 });
  expect(plan.map(({ one, others, pairs }) => [one, others, pairs])).toEqual([
    [1, 0, 9],
    [2, 1, 9],
    [3, 2, 9],
    [3, 1, 4],
  ]);
  expect(plan[1].cost).toBe(9 * 2 * 110);
  const four = planLadder({ seats: 4, nodes: NODES, pairs: 9, topPairs: 9, top: 3 });
  expect(four.map(({ one, others }) => [one, others])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
  expect(four[1].cost).toBe(9 * 4 * 130);
});

test('those who think long meet less often than the others, and neighbours never not at all', () => {
  const plan = planLadder({ seats: 2, nodes: NODES, pairs: 50, topPairs: 2, top: 4 });
  expect(plan.map(({ one, others, pairs }) => [one, others, pairs])).toEqual([
    [1, 0, 50],
    [2, 1, 50],
    [3, 2, 20],
    [3, 1, 10],
    [4, 3, 2],
    [4, 2, 1],
  ]);
  const short = planLadder({ seats: 2, nodes: NODES, pairs: 50, topPairs: 1, top: 4 });
  expect(short.slice(-2).map(({ one, others, pairs }) => [one, others, pairs])).toEqual([
    [3, 1, 5],
    [4, 3, 1],
  ]);
});
