import { fitLine, type Line, partOfLine, wrapText } from '../../../view/styled.ts';
import { footLine } from './foot.ts';
import type { ChoiceList } from './menu.ts';
import type { Navigator } from './navigator.ts';
import type { Size } from './page.ts';
import { widthOf } from './panels.ts';

/** A window without margins. */
const USUAL: Size = { columns: 80, rows: 24 };

/** A page that is a title, some lines and something to choose from, which gets the rest of the window. */
export function menuPage(
  navigator: Navigator,
  title: string,
  menu: ChoiceList,
  size: Size,
  above: readonly Line[] = [],
): Line[] {
  const head = [...titleLines(title), ...above];
  const body = [...head, ...menu.lines(size.columns, Math.max(3, size.rows - 1 - head.length))];
  return withFoot(navigator, inMiddle(body, size), size);
}

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

export function titleLines(title: string): Line[] {
  return [[{ text: ` ${title}`, style: { tone: 'strong' } }], []];
}

/** A paragraph between margins; long lines are hard to read. */
export function paragraph(text: string, size: Size, style: Line[number]['style'] = {}): Line[] {
  return wrapText(text, Math.min(76, size.columns - 2)).map((line) => [{ text: ` ${line}`, style }]);
}

/** The last line of the window says how to get help. */
export function withFoot(
  navigator: Navigator,
  body: readonly Line[],
  size: Size,
  hints = navigator.texts.menuHints,
): Line[] {
  const room = Math.max(0, size.rows - 1);
  const filled = [...body.slice(0, room)];
  while (filled.length < room) filled.push([]);
  return [...filled, footLine(hints)];
}
