import type { Board } from '../core/board.ts';
import type { Ink, Mark } from '../core/game.ts';
import type { Position } from '../core/position.ts';
import type { Cell } from '../core/types.ts';
import { columnLabel, rowLabel } from './labels.ts';

/** One cell as seen. */
export interface Item {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  /** From bottom to top. */
  readonly marks: readonly Mark[];
}

/** A straight line: x, y of its ends. */
type Edge = readonly [number, number, number, number];

/** All that is seen, in cell widths with y upwards: no pixels, no colours. */
export interface Scene {
  readonly items: readonly Item[];
  /** Corners of every cell around its centre: x, y, x, y, … */
  readonly corners: readonly number[];
  readonly directionCount: number;
  /** The ink of each seat. */
  readonly inks: readonly Ink[];
  readonly outlines: readonly Edge[];
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

export function makeScene({ board, slots, game }: Position): Scene {
  return {
    items: Array.from(board.names, (_, cell) => ({
      cell,
      x: board.x[cell],
      y: board.y[cell],
      marks: game.look.marks(slots[cell]),
    })),
    corners: board.corners,
    directionCount: board.directionCount,
    inks: game.look.inks,
    outlines: game.look.outlined.flatMap((region) => outline(board, board.regions[region])),
    labels: labels(board),
  };
}

/** Names of the rows left of the board and of the columns below it. */
function labels(board: Board): Scene['labels'] {
  const rows = board.rows.map(([cell]) => ({ x: board.x[cell] - 0.85, y: board.y[cell], text: rowLabel(board, cell) }));
  const bottom = board.rows[board.rows.length - 1];
  const columns = bottom.map((cell) => ({ x: board.x[cell], y: board.y[cell] - 0.9, text: columnLabel(board, cell) }));
  return [...rows, ...columns];
}

/** The edges of a set of cells: those that belong to one of its cells only. */
function outline(board: Board, cells: readonly Cell[]): Edge[] {
  const edges = new Map<string, Edge | undefined>();
  for (const cell of cells) {
    for (const edge of edgesOf(board, cell)) {
      const middle = `${((edge[0] + edge[2]) / 2).toFixed(3)} ${((edge[1] + edge[3]) / 2).toFixed(3)}`;
      edges.set(middle, edges.has(middle) ? undefined : edge);
    }
  }
  return [...edges.values()].filter((edge) => edge !== undefined);
}

function edgesOf({ corners, x, y }: Board, cell: Cell): Edge[] {
  const count = corners.length / 2;
  return Array.from({ length: count }, (_, corner) => {
    const after = (corner + 1) % count;
    return [
      x[cell] + corners[2 * corner],
      y[cell] + corners[2 * corner + 1],
      x[cell] + corners[2 * after],
      y[cell] + corners[2 * after + 1],
    ];
  });
}
