import { type Line, wrapText } from '../../../view/styled.ts';
import { footLine } from './foot.ts';
import type { ChoiceList } from './menu.ts';
import { inMiddle } from './middle.ts';
import type { Navigator } from './navigator.ts';
import type { Size } from './page.ts';

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
