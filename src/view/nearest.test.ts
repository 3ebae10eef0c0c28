import { expect, test } from 'vitest';
import { start } from '../../test/support/pictures.ts';
import type { Cell } from '../core/types.ts';
import { games } from '../games/index.ts';
import { nearestCell, type Way } from './nearest.ts';
import { makeScene } from './scene.ts';

const WAYS: readonly Way[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];

test.each(games)('the arrow keys reach every cell of $name', (game) => {
  const scene = makeScene(start(game));
  const reached = new Set<Cell>([0]);
  for (const cell of reached) for (const way of WAYS) reached.add(nearestCell(scene, cell, way) ?? cell);
  expect(reached.size).toBe(scene.items.length);
});

test('no row of a triangle is passed over', () => {
  const game = games.find(({ id }) => id === 'agere') ?? games[0];
  const position = start(game, { size: 3 });
  const { board } = position;
  const scene = makeScene(position);
  const top = board.names.indexOf('c1');
  expect(board.row[nearestCell(scene, top, [0, -1]) ?? top]).toBe(board.row[top] - 1);
});
