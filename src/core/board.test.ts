import { expect, test } from 'vitest';
import { makeBoard, SQUARE_STEPS, squareBoard, triangleBoard } from './board.ts';
import type { BoardData } from './board-data.ts';
import { hexagonBoard, pointsBoard, rhombusBoard } from './board-shapes.ts';
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
  for (const board of [squareBoard(5, 4), triangleBoard(5), rhombusBoard(5, 4), hexagonBoard(3), pointsBoard(4, 3)]) {
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
  expect(boardSymmetries(rhombusBoard(4, 4)).length).toBe(4);
  expect(boardSymmetries(rhombusBoard(4, 3)).length).toBe(2);
  expect(boardSymmetries(hexagonBoard(3)).length).toBe(12);
  expect(boardSymmetries(pointsBoard(4, 4)).length).toBe(8);
  expect(boardSymmetries(squareBoard(3, 3))[0].cells).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

/** Alquerque: lines cross at every point, and diagonals only at every second one. */
function alquerque(): BoardData {
  const all = Array.from({ length: 25 }, (_, cell) => ({ x: cell % 5, y: Math.floor(cell / 5) }));
  return {
    cells: all.map(({ x, y }) => ({
      name: `${'abcde'[x]}${y + 1}`,
      x,
      y,
      steps: Object.keys(SQUARE_STEPS).filter((step) => (x + y) % 2 === 0 || step.length === 1),
    })),
    directions: SQUARE_STEPS,
    outline: 'point',
  };
}

test('steps may differ from point to point: 40 straight lines and 16 diagonals, and the symmetries of a square', () => {
  const board = makeBoard(alquerque());
  const around = (cell: number) => [...board.next.subarray(cell * 8, cell * 8 + 8)].filter((to) => to !== board.off);
  expect(around(12).length).toBe(8);
  expect(around(11)).toEqual([16, 12, 6, 10]);
  expect(board.lines.length).toBe(56);
  expect(boardSymmetries(board).length).toBe(8);
});

test('a symmetry leads from step to step: without one diagonal, a square keeps the reflection along it', () => {
  const data = alquerque();
  const cells = data.cells.map((cell) => {
    const missing = { a1: 'ne', b2: 'sw' }[cell.name];
    return { ...cell, steps: cell.steps?.filter((step) => step !== missing) ?? [] };
  });
  expect(boardSymmetries(makeBoard({ ...data, cells })).length).toBe(2);
  const strange = [{ ...data.cells[0], steps: ['up'] }, ...data.cells.slice(1)];
  expect(() => makeBoard({ ...data, cells: strange })).toThrow('Steps from a1 lead up, which is no direction');
});

test('a quarter turn takes north to west, and a reflection exchanges east and west', () => {
  const [, turn] = boardSymmetries(squareBoard(3, 3));
  expect(turn.directions[0]).toBe(6);
  const mirror = boardSymmetries(squareBoard(4, 3)).find(({ reflects, directions }) => reflects && directions[0] === 0);
  expect(mirror?.directions).toEqual([0, 7, 6, 5, 4, 3, 2, 1]);
});

test('the rows of a hexagon are named by letters, its diagonals by numbers', () => {
  const board = hexagonBoard(2);
  expect(board.rows.map((row) => row.map((cell) => board.names[cell]))).toEqual([
    ['c2', 'c3'],
    ['b1', 'b2', 'b3'],
    ['a1', 'a2'],
  ]);
  expect(board.regions['lower right'].map((cell) => board.names[cell])).toEqual(['a2', 'b3']);
});

/** Three points: a corner and its two arms. */
const CORNER: BoardData = {
  cells: [
    { name: 'a1', x: 0, y: 0 },
    { name: 'b1', x: 0, y: 1 },
    { name: 'b2', x: 1, y: 0 },
  ],
  directions: { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] },
  outline: 'point',
  regions: { arms: ['b1', 'b2'] },
};

test('a board from data has the neighbours, rows and lines that follow from places', () => {
  const board = makeBoard(CORNER);
  expect([...board.next.subarray(0, 4)]).toEqual([1, 2, 3, 3]);
  expect(board.rows).toEqual([[1], [0, 2]]);
  expect(board.lines).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect(board.regions).toEqual({ arms: [1, 2] });
});

test.each<[string, Partial<BoardData>]>([
  ['A board has 1 to 1000 cells, not 0', { cells: [] }],
  ['A cell is called by a letter and a number, as a1 or k11, not a', { cells: [{ name: 'a', x: 0, y: 0 }] }],
  ['Two cells are called a1', { cells: [...CORNER.cells, { name: 'a1', x: 4, y: 4 }] }],
  ['Cell c1 has no place: NaN, 0', { cells: [...CORNER.cells, { name: 'c1', x: Number.NaN, y: 0 }] }],
  ['Cells b1 and c1 are in the same place', { cells: [...CORNER.cells, { name: 'c1', x: 0, y: 1 }] }],
  ['A board has at least one direction', { directions: {} }],
  ['Direction n leads nowhere', { directions: { n: [0, 0] } }],
  ['Directions go clockwise, but e does not follow s', { directions: { n: [0, 1], s: [0, -1], e: [1, 0] } }],
  ['Lines run along nw, which is no direction', { lines: ['nw'] }],
  ['Label 9 stands beside a9, which is no cell', { labels: [{ side: 'row', text: '9', cell: 'a9' }] }],
  ['Region arms has c3, which is no cell', { regions: { arms: ['c3'] } }],
])('%s', (message, wrong) => {
  expect(() => makeBoard({ ...CORNER, ...wrong })).toThrow(message);
});
