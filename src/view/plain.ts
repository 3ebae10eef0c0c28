import type { Position } from '../core/position.ts';
import type { Cell } from '../core/types.ts';
import { columnLabel, rowLabel } from './labels.ts';

/**
 * The board as plain text: every cell as in position text, '.' for an empty one, with the names of rows and columns.
 */
export function drawPlain({ board, slots, game }: Position): string {
  const texts = Array.from(board.names, (_, cell) => (slots[cell] === 0 ? '.' : game.notation.cell(slots[cell])));
  // Even because rows of a triangle are shifted by half a cell.
  const width = 2 * Math.ceil((Math.max(...texts.map((text) => text.length)) + 1) / 2);
  const inset = Math.max(...board.rows.map(([first]) => rowLabel(board, first).length)) + 1;
  const left = Math.min(...board.x);
  const shiftOf = (cell: Cell) => ' '.repeat(Math.round((board.x[cell] - left) * width));
  const lines = board.rows.map((row) => {
    const shift = shiftOf(row[0]);
    return `${rowLabel(board, row[0]).padStart(inset)} ${shift}${row.map((cell) => texts[cell].padEnd(width)).join('')}`;
  });
  const bottom = board.rows[board.rows.length - 1];
  const columns = bottom.map((cell) => columnLabel(board, cell).padEnd(width));
  return [...lines, `${' '.repeat(inset)} ${shiftOf(bottom[0])}${columns.join('')}`]
    .map((line) => line.trimEnd())
    .join('\n');
}
