import type { Cell } from './types.ts';

/** The one description of a board: rules, text, terminal and SVG all read this. */
export interface Board {
  readonly cellCount: number;
  /** Names of the directions, clockwise. */
  readonly directions: readonly string[];
  readonly directionCount: number;
  /** Where every step over the edge leads: the cell after the last, which always holds WALL. */
  readonly off: Cell;
  /** next[cell * directionCount + direction] is the neighbour that way, or off. */
  readonly next: Int16Array;
  /** Name of each cell, as written in moves. */
  readonly names: readonly string[];
  /** Rows from top to bottom, cells from left to right: the order of position text. */
  readonly rows: readonly (readonly Cell[])[];
  /** Row of each cell, counted from 0 at the bottom, and its place in the row, from 0 at the left. */
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Centre of each cell in cell widths; x grows to the right, y upwards. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Corners of a cell around its centre: x, y, x, y, … */
  readonly corners: readonly number[];
  /** Sets of cells that rules or drawings refer to: home rows, sides, 3×3 lands. */
  readonly regions: Readonly<Record<string, readonly Cell[]>>;
}

/** A step from (row, column) to a neighbour: [rows up, columns right]. */
type Step = readonly [number, number];

/** From north, clockwise: the opposite is d ^ 4, an eighth of a turn is (d ± 1) & 7. */
const SQUARE_STEPS: Readonly<Record<string, Step>> = {
  n: [1, 0],
  ne: [1, 1],
  e: [0, 1],
  se: [-1, 1],
  s: [-1, 0],
  sw: [-1, -1],
  w: [0, -1],
  nw: [1, -1],
};

/** From north-east, clockwise: the opposite is (d + 3) % 6. A row has one cell more than the row above it. */
const TRIANGLE_STEPS: Readonly<Record<string, Step>> = {
  ne: [1, 0],
  e: [0, 1],
  se: [-1, 1],
  sw: [-1, 0],
  w: [0, -1],
  nw: [1, -1],
};

/** width × height square cells: files a, b, … from the left, ranks 1, 2, … from the bottom. */
export function squareBoard(width: number, height: number, regions: Board['regions'] = {}): Board {
  const widths = new Array<number>(height).fill(width);
  const half = 0.5;
  return makeBoard(widths, SQUARE_STEPS, regions, {
    name: (row, column) => `${letter(column)}${row + 1}`,
    x: (_row, column) => column,
    y: (row) => row,
    corners: [-half, -half, -half, half, half, half, half, -half],
  });
}

/** A triangle of hexagonal cells: rows a, b, … from the base, cells 1, 2, … from the left. */
export function triangleBoard(side: number): Board {
  const widths = Array.from({ length: side }, (_, row) => side - row);
  const starts = widths.map((_, row) => widths.slice(0, row).reduce((sum, width) => sum + width, 0));
  const regions = {
    base: Array.from({ length: side }, (_, column) => column),
    left: starts,
    right: starts.map((start, row) => start + side - row - 1),
  };
  const half = 0.5;
  const tip = 1 / Math.sqrt(3);
  return makeBoard(widths, TRIANGLE_STEPS, regions, {
    name: (row, column) => `${letter(row)}${column + 1}`,
    x: (row, column) => column + row / 2,
    y: (row) => (row * Math.sqrt(3)) / 2,
    corners: [0, tip, half, tip / 2, half, -tip / 2, 0, -tip, -half, -tip / 2, -half, tip / 2],
  });
}

interface Geometry {
  name(row: number, column: number): string;
  x(row: number, column: number): number;
  y(row: number, column: number): number;
  readonly corners: readonly number[];
}

/** widths: cells of each row from the bottom. Cells are numbered from the bottom left, row by row. */
function makeBoard(
  widths: readonly number[],
  steps: Readonly<Record<string, Step>>,
  regions: Board['regions'],
  geometry: Geometry,
): Board {
  const rows: Cell[][] = [];
  let cellCount = 0;
  for (const width of widths) rows.push(Array.from({ length: width }, () => cellCount++));
  const directions = Object.keys(steps);
  const off = cellCount;
  const board = {
    cellCount,
    directions,
    directionCount: directions.length,
    off,
    next: new Int16Array((cellCount + 1) * directions.length).fill(off),
    names: rows.flatMap((cells, row) => cells.map((_, column) => geometry.name(row, column))),
    rows: rows.toReversed(),
    row: new Uint8Array(cellCount),
    column: new Uint8Array(cellCount),
    width: Math.max(...widths),
    height: widths.length,
    x: new Float64Array(cellCount),
    y: new Float64Array(cellCount),
    corners: geometry.corners,
    regions,
  };
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      board.row[cell] = row;
      board.column[cell] = column;
      board.x[cell] = geometry.x(row, column);
      board.y[cell] = geometry.y(row, column);
      Object.values(steps).forEach(([up, right], direction) => {
        board.next[cell * directions.length + direction] = rows[row + up]?.[column + right] ?? off;
      });
    });
  });
  return board;
}

function letter(index: number): string {
  return String.fromCharCode(97 + index);
}
