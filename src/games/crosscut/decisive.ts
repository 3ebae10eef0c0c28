import type { Position } from '../../core/position.ts';
import type { Cell } from '../../core/types.ts';

/** The cells of the line across that won a finished game (§1), of both if a move made two; none after a draw. */
export function winningLine({ board, slots, winners }: Position): readonly Cell[] {
  if (winners === 0b11) return [];
  const lines = [board.row, board.column].flatMap((lineOf) =>
    Array.from({ length: board.width }, (_, line) => board.regions.interior.filter((cell) => lineOf[cell] === line)),
  );
  const won = lines.filter((line) => line.length > 0 && line.every((cell) => slots[cell] === winners));
  return [...new Set(won.flat())];
}
