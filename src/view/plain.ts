import type { Position } from '../core/position.ts';

/** The board as plain text: every cell as in position text, '.' for an empty one, with the names of rows and columns. */
export function drawPlain({ board, slots, game }: Position): string {
  const texts = Array.from(board.names, (_, cell) => (slots[cell] === 0 ? '.' : game.notation.cell(slots[cell])));
  const width = Math.max(2, ...texts.map((text) => text.length)) + 1;
  const inset = Math.max(...board.rows.map((row) => String(board.names[row[0]]).length)) + 1;
  const square = board.directionCount === 8;
  const lines = board.rows.map((row) => {
    const [first] = row;
    // In a triangle each row is named, and its cells are counted from the left.
    const label = square ? board.names[first].slice(1) : board.names[first][0];
    const shift = ' '.repeat(Math.round(board.x[first] * width));
    return `${label.padStart(inset)} ${shift}${row.map((cell) => texts[cell].padEnd(width)).join('')}`.trimEnd();
  });
  const bottom = board.rows[board.rows.length - 1];
  const names = bottom.map((cell) => (square ? board.names[cell][0] : board.names[cell].slice(1)).padEnd(width));
  return [...lines, `${' '.repeat(inset)} ${names.join('')}`.trimEnd()].join('\n');
}
