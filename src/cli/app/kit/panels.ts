import { fitLine, type Line, lineWidth, type Style } from '../../../view/styled.ts';

/** A part of a page with a title. */
export interface Panel {
  readonly title: string;
  /** Lines that fit this many columns; as many rows as there may be are given to a panel that grows. */
  lines(columns: number, rows: number): readonly Line[];
  /** Takes the rows that the others leave. */
  readonly grows?: boolean;
  /** May be said at the foot of the window instead, where there is no room. */
  readonly mayMove?: boolean;
}

const FAINT: Style = { tone: 'faint' };
const ACCENT: Style = { tone: 'accent' };
/** From this many rows on panels are boxes. */
const ROOMY = 20;
const NARROW = 22;

/** Panels below each other in this many rows; undefined if their content does not fit. */
export function stackPanels(panels: readonly Panel[], columns: number, rows: number): Line[] | undefined {
  const isBoxed = rows >= ROOMY && columns > NARROW;
  const inner = columns - (isBoxed ? 4 : 1);
  const around = isBoxed ? 2 : 1;
  const fixed = panels.map((panel) => (panel.grows ? [] : panel.lines(inner, rows)));
  const taken = fixed.reduce((sum, lines, at) => sum + (panels[at].grows ? 0 : lines.length + around), 0);
  if (taken > rows) return undefined;
  const left = rows - taken - around;
  return panels.flatMap((panel, at) => {
    if (panel.grows !== true) return box(panel.title, fixed[at], columns, isBoxed);
    if (left < 1) return [];
    const lines = [...panel.lines(inner, left)];
    while (isBoxed && lines.length < left) lines.push([]);
    return box(panel.title, lines.slice(0, left), columns, isBoxed);
  });
}

/** A title with a rule, and around the lines a frame where there is room for one. */
function box(title: string, lines: readonly Line[], columns: number, isBoxed = true): Line[] {
  const name = title.slice(0, Math.max(0, columns - 5));
  const rule = '─'.repeat(Math.max(0, columns - name.length - (isBoxed ? 5 : 4)));
  if (isBoxed)
    return framed(lines, columns, [
      { text: name, style: ACCENT },
      { text: ` ${rule}╮`, style: FAINT },
    ]);
  return [
    [
      { text: '─ ', style: FAINT },
      { text: name, style: ACCENT },
      { text: ` ${rule}`, style: FAINT },
    ],
    ...lines,
  ];
}

/** Lines in a frame; the rest of its upper edge may have a title. */
export function framed(
  lines: readonly Line[],
  columns: number,
  edge: Line = [{ text: `${'─'.repeat(Math.max(0, columns - 4))}─╮`, style: FAINT }],
): Line[] {
  const side = { text: '│ ', style: FAINT };
  return [
    [{ text: edge.length > 1 ? '╭─ ' : '╭─', style: FAINT }, ...edge],
    ...lines.map((line): Line => [side, ...fitLine(line, columns - 4), { text: ' │', style: FAINT }]),
    [{ text: `╰${'─'.repeat(Math.max(0, columns - 2))}╯`, style: FAINT }],
  ];
}

/** Two blocks of lines side by side. */
export function besides(left: readonly Line[], width: number, right: readonly Line[]): Line[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
    ...fitLine(left[row] ?? [], width),
    ...(right[row] ?? []),
  ]);
}

export function widthOf(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map(lineWidth));
}
