import type { Mark } from '../../core/look.ts';
import type { Position } from '../../core/position.ts';
import type { Cell } from '../../core/types.ts';
import type { Language } from '../../core/words.ts';
import { fill } from '../../core/words.ts';
import type { CellTexts } from '../state/cell-texts.ts';

/** A cell in words, for screen readers: its name, what is on it, and whether it can be touched. */
export function describeCell(
  position: Position,
  cell: Cell,
  next: readonly Cell[],
  texts: CellTexts,
  language: Language,
): string {
  const { game, board, slots } = position;
  const marks = game.look.marks(slots[cell]);
  const discs = marks.filter(({ shape }) => shape === 'disc').length;
  const seen = discs > 1 ? marks.slice(-1) : marks;
  const names = seen.map((mark) => `${game.texts[language].seats[mark.owner]} ${markName(mark, position, texts)}`);
  const parts = [board.names[cell], ...(names.length === 0 ? [texts.empty] : names.reverse())];
  if (discs > 1) parts.push(fill(texts.stack, { height: discs }));
  if (next.includes(cell)) parts.push(names.length === 0 ? texts.isTarget : texts.canMove);
  return parts.join(', ');
}

function markName({ shape, direction = 0 }: Mark, { board }: Position, texts: CellTexts): string {
  return fill(texts.shapes[shape], { direction: texts.directions[(direction * 8) / board.directionCount] });
}
