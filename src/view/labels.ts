import type { Board } from '../core/board.ts';
import type { Cell } from '../core/types.ts';

/** Whether columns have letters and rows numbers; on a triangle it is the other way round. */
function lettersColumns(board: Board): boolean {
  return board.directionCount === 8;
}

/** The label beside the row of a cell. */
export function rowLabel(board: Board, cell: Cell): string {
  const name = board.names[cell];
  return lettersColumns(board) ? name.slice(1) : name[0];
}

/** The label below the column of a cell of the bottom row. */
export function columnLabel(board: Board, cell: Cell): string {
  const name = board.names[cell];
  return lettersColumns(board) ? name[0] : name.slice(1);
}
