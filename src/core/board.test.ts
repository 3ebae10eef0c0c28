import { expect, test } from 'vitest';
import { squareBoard, triangleBoard } from './board.ts';
import { boardSymmetries } from './symmetry.ts';

test('a square board is named from the lower left and written from the top', () => {
  const board = squareBoard(3, 2);
  expect(board.names).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  expect(board.rows).toEqual([
    [3, 4, 5],
    [0, 1, 2],
  ]);
});

test('directions go clockwise from north, and over the edge is off', () => {
  const board = squareBoard(3, 3);
  const around = [...board.next.subarray(4 * 8, 5 * 8)].map((cell) => board.names[cell]);
  expect(around).toEqual(['b3', 'c3', 'c2', 'c1', 'b1', 'a1', 'a2', 'a3']);
  expect([...board.next.subarray(0, 8)]).toEqual([3, 4, 1, 9, 9, 9, 9, 9]);
  expect([...board.next.subarray(9 * 8)]).toEqual(new Array(8).fill(9)); // off leads nowhere else
});

test('on every board the opposite direction leads back', () => {
  for (const board of [squareBoard(5, 4), triangleBoard(5)]) {
    const { directionCount: count, next, off } = board;
    for (let cell = 0; cell < board.cellCount; cell++) {
      for (let direction = 0; direction < count; direction++) {
        const to = next[cell * count + direction];
        if (to !== off) expect(next[to * count + ((direction + count / 2) % count)]).toBe(cell);
      }
    }
  }
});

test('neighbours lie one step apart on the drawing', () => {
  const board = triangleBoard(4);
  for (let cell = 0; cell < board.cellCount; cell++) {
    for (const to of board.next.subarray(cell * 6, cell * 6 + 6)) {
      if (to !== board.off) expect(Math.hypot(board.x[to] - board.x[cell], board.y[to] - board.y[cell])).toBeCloseTo(1);
    }
  }
});

test('a square has eight symmetries, a rectangle four, a triangle six', () => {
  expect(boardSymmetries(squareBoard(4, 4)).length).toBe(8);
  expect(boardSymmetries(squareBoard(4, 3)).length).toBe(4);
  expect(boardSymmetries(triangleBoard(4)).length).toBe(6);
  expect(boardSymmetries(squareBoard(3, 3))[0].cells).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a quarter turn takes north to west, and a reflection exchanges east and west', () => {
  const [, turn] = boardSymmetries(squareBoard(3, 3));
  expect(turn.directions[0]).toBe(6);
  const mirror = boardSymmetries(squareBoard(4, 3)).find(({ reflects, directions }) => reflects && directions[0] === 0);
  expect(mirror?.directions).toEqual([0, 7, 6, 5, 4, 3, 2, 1]);
});
