import { fitLine, type Line, partOfLine } from '../../../view/styled.ts';
import { footLine } from './foot.ts';
import type { Size } from './page.ts';
import { widthOf } from './panels.ts';

/** A window without margins. */
const USUAL: Size = { columns: 80, rows: 24 };

/** Lines nearer to the middle of a large window. */
export function inMiddle(lines: readonly Line[], { columns, rows }: Size): readonly Line[] {
  const left = Math.max(0, (columns - Math.max(USUAL.columns, widthOf(lines))) >> 1);
  const top = Math.max(0, Math.min(rows - 1 - lines.length, (rows - USUAL.rows) >> 2));
  const margin = ' '.repeat(left);
  return [...Array.from({ length: top }, (): Line => []), ...lines.map((line): Line => [{ text: margin }, ...line])];
}

/** A box in the middle of a page, with hints for the box below it. */
export function withBox(page: readonly Line[], box: readonly Line[], { columns, rows }: Size, hints: string): Line[] {
  const width = widthOf(box);
  const left = Math.max(0, (columns - width) >> 1);
  const top = Math.max(0, (rows - 1 - box.length) >> 1);
  const lines = Array.from({ length: rows - 1 }, (_, row): Line => {
    const below = fitLine(page[row] ?? [], columns);
    const over = box[row - top];
    if (over === undefined) return below;
    return [...partOfLine(below, 0, left), ...over, ...partOfLine(below, left + width, columns)];
  });
  return [...lines, footLine(hints)];
}
