import { test } from 'vitest';
import { type Grid, type PlainMoves, walk } from '../../../test/support/walk.ts';
import { Random } from '../../core/random.ts';
import { crosscut } from './index.ts';

/** §2 taken literally, a cell at a time: the bits of flips.ts must agree with it. */
const plainMoves: PlainMoves = (grid, { turn, board, options }) => {
  const moves = new Map<string, Grid>();
  grid.forEach((row, y) => {
    row.forEach((_, x) => {
      const after = place(grid, turn + 1, y, x);
      if (after !== undefined) moves.set(board.names[y * grid.length + x], after);
    });
  });
  const discs = grid.flat().filter((content) => content !== 0);
  if (options.pie === true && turn === 1 && discs.join() === '1') {
    moves.set(
      'swap',
      grid.map((row) => row.map((content) => 2 * content)),
    ); // §8
  }
  return moves;
};

/** The board after a placement, or undefined when it is not allowed. */
function place(grid: Grid, own: number, y: number, x: number): Grid | undefined {
  if (grid[y][x] !== 0) return undefined;
  const last = grid.length - 1;
  const perimeter = y === 0 || x === 0 || y === last || x === last;
  const placed = grid.map((row) => [...row]);
  if (!perimeter) placed[y][x] = own;
  const turned = placed.map((row) => [...row]);
  const flanked = [...flankedFrom(grid, own, y, x)];
  for (const [cellY, cellX] of flanked) turned[cellY][cellX] = own;
  let created = 0;
  let cut = 0;
  for (const [cellY, cellX, stepY, stepX] of flanked) {
    created = Math.max(created, run(turned, cellY, cellX, 0, 1), run(turned, cellY, cellX, 1, 0)); // §2.4
    const across = run(grid, cellY, cellX, stepX, stepY);
    if (across >= 2) cut = Math.max(cut, across);
  }
  if (created > cut) return turned;
  return perimeter ? undefined : placed; // §2.5
}

/** §1: every flanked disc, with the step that led to it. */
function* flankedFrom(grid: Grid, own: number, y: number, x: number): Generator<readonly number[]> {
  for (const [stepY, stepX] of [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ]) {
    let length = 0;
    while (grid[y + (length + 1) * stepY]?.[x + (length + 1) * stepX] === 3 - own) length++;
    if (grid[y + (length + 1) * stepY]?.[x + (length + 1) * stepX] !== own) continue;
    for (let at = 1; at <= length; at++) yield [y + at * stepY, x + at * stepX, stepY, stepX];
  }
}

/** Length of the unbroken run through a disc, along one axis. */
function run(grid: Grid, y: number, x: number, stepY: number, stepX: number): number {
  let length = 1;
  for (let at = 1; grid[y + at * stepY]?.[x + at * stepX] === grid[y][x]; at++) length++;
  for (let at = 1; grid[y - at * stepY]?.[x - at * stepX] === grid[y][x]; at++) length++;
  return length;
}

test.each([5, 6, 7, 8, 9, 10])('random games on size %i agree with the plain rules', (size) => {
  walk(crosscut, { size }, 40, new Random(size), plainMoves);
  walk(crosscut, { size, pie: true }, 10, new Random(size), plainMoves);
});
