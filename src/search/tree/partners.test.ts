import { expect, test } from 'vitest';
import { position, start } from '../../../test/support/pictures.ts';
import type { Position } from '../../core/position.ts';
import { agere } from '../../games/agere/index.ts';
import { limitsOf } from '../search.ts';
import type { Nodes } from './nodes.ts';
import { Partners, partnerBytes } from './partners.ts';
import { Simulation } from './simulation.ts';
import { treeDefaults, treeSearch } from './tree.ts';

/** A tree that has made this many simulations. */
function grown(root: Position, seed: number, simulations: number): Nodes {
  const simulation = new Simulation(root, { ...treeDefaults, exploration: 0.3, capacity: 2 ** 14, seed });
  simulation.begin();
  for (let done = 0; done < simulations; done++) simulation.run(1000);
  return simulation.nodes;
}

/** What is known about every move at the root, by move. */
function rootOf(nodes: Nodes): Map<number, { visits: number; total: number }> {
  const children = Array.from({ length: nodes.count[0] }, (_, at) => nodes.first[0] + at);
  return new Map(children.map((at) => [nodes.move[at], { visits: nodes.visits[at], total: nodes.total[at] }]));
}

function threads(count: number, think = 1): Partners[] {
  const memory = new SharedArrayBuffer(partnerBytes(count));
  return Array.from({ length: count }, (_, me) => {
    const partners = new Partners(memory, me);
    partners.begin(think);
    return partners;
  });
}

test('every root comes to know the simulations of all, each of them once', () => {
  const trees = [1, 2, 3].map((seed) => grown(start(agere, { size: 5 }), seed, 100 * seed));
  const own = trees.map(rootOf);
  const all = threads(3);
  for (let round = 0; round < 4; round++) for (const [me, partners] of all.entries()) partners.exchange(trees[me]);
  for (const tree of trees) {
    expect(tree.visits[0]).toBe(600);
    for (const [move, { visits, total }] of rootOf(tree)) {
      expect(visits).toBe(own.reduce((sum, one) => sum + (one.get(move)?.visits ?? 0), 0));
      expect(total).toBeCloseTo(
        own.reduce((sum, one) => sum + (one.get(move)?.total ?? 0), 0),
        4,
      );
    }
  }
});

test('what one thread has proved the others know', () => {
  // Blue is connected and wins at its next turn, unless Yellow breaks the connection.
  const root = position(agere, '1/b,y/b,1,y 1');
  const [proved, other] = [grown(root, 1, 3000), grown(root, 2, 1)];
  expect(proved.winners[0]).not.toBe(0);
  expect(other.winners[0]).toBe(0);
  const [first, second] = threads(2);
  first.exchange(proved);
  second.exchange(other);
  expect([other.winners[0], other.distance[0]]).toEqual([proved.winners[0], proved.distance[0]]);
});

test('what was told of another think is not heard', () => {
  const trees = [1, 2].map((seed) => grown(start(agere, { size: 5 }), seed, 50));
  const [first, second] = threads(2);
  first.exchange(trees[0]);
  second.begin(2);
  second.exchange(trees[1]);
  expect(trees[1].visits[0]).toBe(50);
});

test('a search with partners that say nothing finds what it finds alone', () => {
  const [partners] = threads(2);
  const think = (given: Partners | undefined) =>
    treeSearch({ capacity: 2 ** 14, partners: given }).think(start(agere), limitsOf({ nodes: 500 }));
  expect(think(partners)).toEqual(think(undefined));
});
