import { type Board, squareBoard } from '../../../core/board.ts';
import type { Cell, Direction } from '../../../core/types.ts';

const SIDE = 9;
const LAND_SIDE = 3;
export const LANDS = 9;

/** Borderland of each cell, 0 … 8 from the lower left, row by row; arbitrary for off. */
export const LAND = Uint8Array.from({ length: SIDE * SIDE + 1 }, (_, cell) => landOf(cell) % LANDS);

/** The board of the whole family, §1: 9 × 9 cells in nine borderlands of 3 × 3. */
export const board: Board = squareBoard(
  SIDE,
  SIDE,
  Object.fromEntries(Array.from({ length: LANDS }, (_, land) => [`land ${land + 1}`, cellsOfLand(land)])),
);

/** A piece may go in three directions: 45° to the left, straight ahead, 45° to the right. */
export const WAYS = 3;

/**
 * AHEAD[cell << 3 | facing] tells where the three ways of a piece lead: seven bits each for the cell one step to the
 * left, straight on and to the right, or off; then a bit for each of them that lies in another borderland.
 */
export const AHEAD = Int32Array.from({ length: (board.cellCount + 1) * 8 }, (_, state) => {
  let ahead = 0;
  for (let way = 0; way < WAYS; way++) {
    const cell = state >> 3;
    const to = board.next[cell * 8 + ((state + way - 1) & 7)];
    ahead |= to << (7 * way);
    if (to !== board.off && LAND[to] !== LAND[cell]) ahead |= 1 << (7 * WAYS + way);
  }
  return ahead;
});

/** The most steps a straight line on this board can have. */
export const LONGEST_LINE = SIDE - 1;

/** RAY[(cell * 8 + direction) * 9 + steps - 1] is the cell that many steps away in that direction, 1 … 9, or off. */
export const RAY = new Uint8Array((board.cellCount + 1) * 8 * SIDE).fill(board.off);

/** LINE[from * 81 + to] is steps << 3 | direction where a straight line leads from one cell to the other, else 0. */
const LINE = new Uint8Array(board.cellCount * board.cellCount);

for (let cell = 0; cell < board.cellCount; cell++) {
  for (let direction = 0; direction < 8; direction++) {
    let to = board.next[cell * 8 + direction];
    for (let steps = 1; to !== board.off; steps++) {
      RAY[(cell * 8 + direction) * SIDE + steps - 1] = to;
      LINE[cell * board.cellCount + to] = (steps << 3) | direction;
      to = board.next[to * 8 + direction];
    }
  }
}

/** Steps of the straight line between two cells, or 0 where there is none. */
export function stepsBetween(from: Cell, to: Cell): number {
  return LINE[from * SIDE * SIDE + to] >> 3;
}

/** Direction of the straight line from one cell to another; only called where there is one. */
export function directionTo(from: Cell, to: Cell): Direction {
  return LINE[from * SIDE * SIDE + to] & 7;
}

function landOf(cell: Cell): number {
  const row = (cell / SIDE) | 0;
  return ((row / LAND_SIDE) | 0) * LAND_SIDE + (((cell % SIDE) / LAND_SIDE) | 0);
}

function cellsOfLand(land: number): Cell[] {
  return Array.from({ length: SIDE * SIDE }, (_, cell) => cell).filter((cell) => LAND[cell] === land);
}
