import type { Board } from './board.ts';
import type { Cell, Direction } from './types.ts';

/** A rotation or reflection of a board that maps cells to cells. */
export interface BoardSymmetry {
  /** Image of each cell. */
  readonly cells: readonly Cell[];
  /** Image of each direction. */
  readonly directions: readonly Direction[];
  /** Whether left and right change places. */
  readonly reflects: boolean;
}

/** All symmetries of a board, found from the coordinates of its cells; the first is the identity. */
export function boardSymmetries(board: Board): readonly BoardSymmetry[] {
  const found: BoardSymmetry[] = [];
  const steps = board.directionCount === 6 ? 6 : 4;
  for (const reflects of [false, true]) {
    for (let step = 0; step < steps; step++) {
      const cells = imageOfCells(board, (2 * Math.PI * step) / steps, reflects);
      if (cells === undefined) continue;
      const directions = imageOfDirections(board, cells);
      if (keepsSteps(board, cells, directions)) found.push({ cells, directions, reflects });
    }
  }
  return found;
}

function imageOfCells(board: Board, angle: number, reflects: boolean): Cell[] | undefined {
  const middleX = mean(board.x);
  const middleY = mean(board.y);
  const cells: Cell[] = [];
  for (let cell = 0; cell < board.cellCount; cell++) {
    const x = (board.x[cell] - middleX) * (reflects ? -1 : 1);
    const y = board.y[cell] - middleY;
    const turnedX = middleX + x * Math.cos(angle) - y * Math.sin(angle);
    const turnedY = middleY + x * Math.sin(angle) + y * Math.cos(angle);
    const image = cellAt(board, turnedX, turnedY);
    if (image < 0) return undefined;
    cells.push(image);
  }
  return cells;
}

function cellAt(board: Board, x: number, y: number): Cell {
  return board.x.findIndex((_, cell) => Math.hypot(board.x[cell] - x, board.y[cell] - y) < 0.01);
}

/** The image of a direction is that of any step that way. */
function imageOfDirections(board: Board, cells: readonly Cell[]): Direction[] {
  const { directionCount, next, off } = board;
  const directions: Direction[] = [];
  for (let direction = 0; direction < directionCount; direction++) {
    const from = cells.findIndex((_, cell) => next[cell * directionCount + direction] !== off);
    const to = cells[next[from * directionCount + direction]];
    const start = cells[from] * directionCount;
    directions.push(next.subarray(start, start + directionCount).indexOf(to));
  }
  return directions;
}

/** Whether every step leads to the image of where it led. */
function keepsSteps(board: Board, cells: readonly Cell[], directions: readonly Direction[]): boolean {
  const { directionCount, next, off } = board;
  return cells.every((image, cell) =>
    directions.every((turned, direction) => {
      const to = next[cell * directionCount + direction];
      if (to === off && turned < 0) return true; // no step leads that way anywhere
      return next[image * directionCount + turned] === (to === off ? off : cells[to]);
    }),
  );
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
