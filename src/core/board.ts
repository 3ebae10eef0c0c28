import { type BoardData, type BoardLabel, checkBoard, type Outline, placeKey, type Vector } from './board-data.ts';
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
  readonly outline: Outline;
  /** Pairs of points that a drawn line joins. */
  readonly lines: readonly (readonly [Cell, Cell])[];
  /** Names of rows and columns beside the board. */
  readonly labels: readonly BoardLabel[];
  /** Sets of cells that rules or drawings refer to: home rows, sides, 3×3 lands. */
  readonly regions: Readonly<Record<string, readonly Cell[]>>;
}

/** Half the height of a hexagon that is one wide, and the distance of two rows of them. */
const TIP = 1 / Math.sqrt(3);
export const HEXAGON_ROW = Math.sqrt(3) / 2;

/** From north, clockwise: the opposite is d ^ 4, an eighth of a turn is (d ± 1) & 7. */
export const SQUARE_STEPS: Readonly<Record<string, Vector>> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};

/** From north-east, clockwise: the opposite is (d + 3) % 6. */
export const HEXAGON_STEPS: Readonly<Record<string, Vector>> = {
  ne: [0.5, HEXAGON_ROW],
  e: [1, 0],
  se: [0.5, -HEXAGON_ROW],
  sw: [-0.5, -HEXAGON_ROW],
  w: [-1, 0],
  nw: [-0.5, HEXAGON_ROW],
};

/** Corners of a cell around its centre. Those of a point bound where a click means it. */
const SQUARE = [-0.5, -0.5, -0.5, 0.5, 0.5, 0.5, 0.5, -0.5];
const CORNERS: Readonly<Record<Outline, readonly number[]>> = {
  square: SQUARE,
  point: SQUARE,
  hexagon: [0, TIP, 0.5, TIP / 2, 0.5, -TIP / 2, 0, -TIP, -0.5, -TIP / 2, -0.5, TIP / 2],
};

/** width × height square cells: files a, b, … from the left, ranks 1, 2, … from the bottom. */
export function squareBoard(width: number, height: number, regions: Board['regions'] = {}): Board {
  const cells = grid(
    height,
    () => width,
    (row, column) => ({ name: fileAndRank(row, column), x: column, y: row }),
  );
  const data: BoardData = {
    cells: cells.flat(),
    directions: SQUARE_STEPS,
    outline: 'square',
    labels: fileLabels(cells),
  };
  return { ...makeBoard(data), regions };
}

/** A triangle of hexagonal cells: rows a, b, … from the base, cells 1, 2, … from the left. */
export function triangleBoard(side: number): Board {
  const cells = grid(
    side,
    (row) => side - row,
    (row, column) => ({
      name: `${letter(row)}${column + 1}`,
      x: column + row / 2,
      y: (row * Math.sqrt(3)) / 2,
    }),
  );
  return makeBoard({
    cells: cells.flat(),
    directions: HEXAGON_STEPS,
    outline: 'hexagon',
    labels: [
      ...cells.toReversed().map(([{ name }]): BoardLabel => ({ side: 'row', text: name[0], cell: name })),
      ...cells[0].map(({ name }): BoardLabel => ({ side: 'column', text: name.slice(1), cell: name })),
    ],
    regions: {
      base: cells[0].map(({ name }) => name),
      left: cells.map(([{ name }]) => name),
      right: cells.map((row) => row[row.length - 1].name),
    },
  });
}

/** Rows of cells from the bottom. */
export function grid<T>(
  height: number,
  width: (row: number) => number,
  cell: (row: number, column: number) => T,
): T[][] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width(row) }, (_, column) => cell(row, column)),
  );
}

/** Letters below the columns and numbers beside the rows, for rows from the bottom. */
export function fileLabels(cells: readonly (readonly { readonly name: string }[])[]): BoardLabel[] {
  return [
    ...cells.toReversed().map(([{ name }]): BoardLabel => ({ side: 'row', text: name.slice(1), cell: name })),
    ...cells[0].map(({ name }): BoardLabel => ({ side: 'column', text: name[0], cell: name })),
  ];
}

export function fileAndRank(row: number, column: number): string {
  return `${letter(column)}${row + 1}`;
}

export function letter(index: number): string {
  return String.fromCharCode(97 + index);
}

/** A board from data; throws when none can be made of it. Cells are numbered as they come. */
export function makeBoard(data: BoardData): Board {
  checkBoard(data);
  const { cells, outline } = data;
  const cellCount = cells.length;
  const directions = Object.keys(data.directions);
  const steps = Object.values(data.directions);
  const numbers = new Map(cells.map(({ name }, cell) => [name, cell]));
  const places = new Map(cells.map(({ x, y }, cell) => [placeKey(x, y), cell]));
  const rows = rowsOf(cells);
  const board = {
    cellCount,
    directions,
    directionCount: directions.length,
    off: cellCount,
    next: new Int16Array((cellCount + 1) * directions.length).fill(cellCount),
    names: cells.map(({ name }) => name),
    rows: rows.toReversed(),
    row: new Uint8Array(cellCount),
    column: new Uint8Array(cellCount),
    width: Math.max(...rows.map((row) => row.length)),
    height: rows.length,
    x: Float64Array.from(cells, ({ x }) => x),
    y: Float64Array.from(cells, ({ y }) => y),
    corners: CORNERS[outline],
    outline,
    lines: [] as (readonly [Cell, Cell])[],
    labels: data.labels ?? [],
    regions: Object.fromEntries(
      Object.entries(data.regions ?? {}).map(([region, names]) => [
        region,
        names.map((name) => numbers.get(name) ?? -1),
      ]),
    ),
  };
  const drawn = outline === 'point' ? (data.lines ?? directions) : [];
  const joined = new Set<number>();
  rows.forEach((row, height) => {
    row.forEach((cell, column) => {
      board.row[cell] = height;
      board.column[cell] = column;
      const allowed = cells[cell].steps ?? directions;
      steps.forEach(([right, up], direction) => {
        if (!allowed.includes(directions[direction])) return;
        const next = places.get(placeKey(board.x[cell] + right, board.y[cell] + up));
        if (next === undefined) return;
        board.next[cell * directions.length + direction] = next;
        const pair = Math.min(cell, next) * cellCount + Math.max(cell, next);
        if (!drawn.includes(directions[direction]) || joined.has(pair)) return;
        joined.add(pair);
        board.lines.push([cell, next]);
      });
    });
  });
  return board;
}

/** Cells at the same height, from the bottom, each row from the left. */
function rowsOf(cells: BoardData['cells']): Cell[][] {
  const rows = new Map<number, Cell[]>();
  cells.forEach(({ y }, cell) => {
    const height = placeKey(0, y);
    const row = rows.get(height);
    if (row === undefined) rows.set(height, [cell]);
    else row.push(cell);
  });
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => cells[one].x - cells[other].x));
}
