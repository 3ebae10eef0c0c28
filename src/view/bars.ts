import type { Board } from '../core/board.ts';
import type { Cell, Seat } from '../core/types.ts';

/** A bar outside the board along one cell of a side: x, y of its ends. */
export interface Bar {
  readonly cell: Cell;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Whose side it is; undefined where it has the ink of the seat that holds the cell. */
  readonly owner?: Seat;
}

/** From the centre of a cell to its bar, and half the length of a bar, in cell widths. */
const AWAY = 0.74;
const HALF = 0.47;

/** A bar for each cell of a straight side, on its outer side. */
export function sideBars(board: Board, cells: readonly Cell[], owner?: Seat): Bar[] {
  const first = cells[0];
  const last = cells[cells.length - 1];
  const length = Math.hypot(board.x[last] - board.x[first], board.y[last] - board.y[first]);
  const alongX = (board.x[last] - board.x[first]) / length;
  const alongY = (board.y[last] - board.y[first]) / length;
  const inwards = (mean(board.x) - board.x[first]) * -alongY + (mean(board.y) - board.y[first]) * alongX;
  const away = inwards > 0 ? -AWAY : AWAY;
  return cells.map((cell) => {
    const x = board.x[cell] - alongY * away;
    const y = board.y[cell] + alongX * away;
    return {
      cell,
      x1: x - alongX * HALF,
      y1: y - alongY * HALF,
      x2: x + alongX * HALF,
      y2: y + alongY * HALF,
      ...(owner === undefined ? {} : { owner }),
    };
  });
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
