import {
  type Board,
  fileAndRank,
  fileLabels,
  grid,
  HEXAGON_ROW,
  HEXAGON_STEPS,
  letter,
  makeBoard,
  SQUARE_STEPS,
} from './board.ts';
import type { BoardLabel } from './board-data.ts';

/**
 * A rhombus of hexagonal cells: files a, b, … from the left, ranks 1, 2, … from the bottom, each half a cell left of
 * the one below it. Its sides are the regions bottom, top, left and right.
 */
export function rhombusBoard(width: number, height: number): Board {
  const cells = grid(
    height,
    () => width,
    (row, column) => ({
      name: fileAndRank(row, column),
      x: column + (height - 1 - row) / 2,
      y: row * HEXAGON_ROW,
    }),
  );
  const names = cells.map((row) => row.map(({ name }) => name));
  return makeBoard({
    cells: cells.flat(),
    directions: HEXAGON_STEPS,
    outline: 'hexagon',
    labels: fileLabels(cells),
    regions: {
      bottom: names[0],
      top: names[height - 1],
      left: names.map((row) => row[0]),
      right: names.map((row) => row[width - 1]),
    },
  });
}

/**
 * A hexagon of hexagonal cells with this many on each side: rows a, b, … from the bottom; the number of a cell is that
 * of its diagonal from the upper left to the lower right. Its sides are the six regions below.
 */
export function hexagonBoard(side: number): Board {
  const height = 2 * side - 1;
  const skipped = (row: number) => Math.max(0, row - side + 1);
  const cells = grid(
    height,
    (row) => height - Math.abs(row - side + 1),
    (row, column) => ({
      name: `${letter(row)}${column + skipped(row) + 1}`,
      x: column + Math.abs(row - side + 1) / 2,
      y: row * HEXAGON_ROW,
    }),
  );
  const names = cells.map((row) => row.map(({ name }) => name));
  const lasts = names.map((row) => row[row.length - 1]);
  const ends = [...names[0], ...lasts.slice(1, side)];
  return makeBoard({
    cells: cells.flat(),
    directions: HEXAGON_STEPS,
    outline: 'hexagon',
    labels: [
      ...names.toReversed().map(([cell]): BoardLabel => ({ side: 'row', text: cell[0], cell })),
      ...ends.map((cell): BoardLabel => ({ side: 'column', text: cell.slice(1), cell, away: HEXAGON_STEPS.se })),
    ],
    regions: {
      bottom: names[0],
      'lower left': names.slice(0, side).map(([cell]) => cell),
      'upper left': names.slice(side - 1).map(([cell]) => cell),
      top: names[height - 1],
      'upper right': lasts.slice(side - 1),
      'lower right': lasts.slice(0, side),
    },
  });
}

/** Points where lines cross, as in Go: named as squares are; neighbours in eight directions, lines in four. */
export function pointsBoard(width: number, height: number): Board {
  const cells = grid(
    height,
    () => width,
    (row, column) => ({ name: fileAndRank(row, column), x: column, y: row }),
  );
  return makeBoard({
    cells: cells.flat(),
    directions: SQUARE_STEPS,
    outline: 'point',
    lines: ['n', 'e'],
    labels: fileLabels(cells),
  });
}
