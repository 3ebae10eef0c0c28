import { fill } from '../../../core/words.ts';
import type { Scene } from '../../../view/scene.ts';
import type { Drawing } from '../../../view/sheet-layout.ts';
import type { Accents } from '../../../view/sheet-marks.ts';
import { type Line, lineWidth, wrapLine } from '../../../view/styled.ts';
import { drawTerminal, terminalSize } from '../../../view/terminal.ts';
import { footLine } from '../kit/foot.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Size } from '../kit/page.ts';
import { besides, type Panel, stackPanels } from '../kit/panels.ts';

/** A board with panels beside it, and at the foot of the window what is said and asked. */
export interface BoardPage {
  readonly title: Line;
  readonly name: string;
  readonly scene: Scene;
  readonly accents: Accents;
  readonly panels: readonly Panel[];
  /** Columns of the panels, if there is any board for which that is possible. */
  readonly wanted?: number;
  /** Sentences, the most urgent last. */
  readonly said: readonly Line[];
  readonly hints: string;
}

/** Columns between the board and the panels, and of the panels at least and at most. */
const GAP = 2;
const PANELS = { tight: 18, narrow: 24, usual: 30, most: 50 } as const;
/** Rows of panels below the board at least. */
const LEAST_BELOW = 9;
/** Rows for sentences below a board, with a rule above them where there is room for one. */
const TOLD = { least: 2, small: 3, roomy: 4 } as const;
/** Rows for title and hints. */
const FRAME = 2;
const LARGEST = 12;
/** From this many rows on there is room for a rule above the sentences. */
const ROOMY = 30;

/** Draws a board as large as the window allows. */
export function drawBoardPage(navigator: Navigator, page: BoardPage, size: Size): Line[] {
  const place = findPlace(navigator, page, size, page.wanted ?? 0) ?? findPlace(navigator, page, size, 0);
  if (place === undefined) return tooSmall(navigator, page, size);
  const { drawing, isBeside, isTitled, needs, width } = place;
  const board = drawTerminal(page.scene, page.accents, drawing);
  const frame = isTitled ? FRAME : FRAME - 1;
  const most = size.rows - frame - needs.rows - (isBeside ? 0 : LEAST_BELOW);
  const foot = footLines(page.said, size, most);
  const above = isTitled ? [] : [shortened(page.title, width)];
  let rows = size.rows - frame - foot.length - above.length - (isBeside ? 0 : needs.rows);
  let panels = stackPanels(page.panels, width, rows);
  let said = foot;
  if (panels === undefined) {
    // What may move goes to the foot; if even that is too much, the last lines of the rest are cut.
    const moved = page.panels.filter(({ mayMove }) => mayMove).flatMap((panel) => panel.lines(size.columns - 2, most));
    said = footLines([...moved, ...page.said], size, most);
    rows = size.rows - frame - said.length - above.length - (isBeside ? 0 : needs.rows);
    const left = page.panels.filter(({ mayMove }) => !mayMove);
    panels =
      stackPanels(left, width, rows) ??
      stackPanels(
        left.filter(({ grows }) => !grows),
        width,
        99,
      )?.slice(0, rows) ??
      [];
  }
  const lower = isBeside && size.rows >= ROOMY ? Math.max(0, (rows - needs.rows) >> 1) : 0;
  const body = isBeside
    ? besides([...Array.from({ length: lower }, (): Line => []), ...board], needs.columns + GAP, [...above, ...panels])
    : [...board, ...panels];
  const used = isBeside ? needs.columns + GAP + width : needs.columns;
  const margin: Line = [{ text: ' '.repeat(Math.max(0, (size.columns - used) >> 1)) }];
  const whole = body.map((line): Line => [...margin, ...line]);
  const room = size.rows - frame - said.length;
  while (whole.length < room) whole.push([]);
  return [...(isTitled ? [page.title] : []), ...whole.slice(0, room), ...said, footLine(page.hints)];
}

/** The title above the panels; without the designer where there is no room for the name. */
function shortened(title: Line, width: number): Line {
  return lineWidth(title) <= width ? title : title.slice(0, 1);
}

/** Sentences between margins, in always the same number of rows unless they need more. */
function footLines(said: readonly Line[], { columns, rows }: Size, most: number): Line[] {
  const reserved = rows >= ROOMY ? 3 : 2;
  const lines = said.flatMap((line) => wrapLine(line, columns - 2)).map((line): Line => [{ text: ' ' }, ...line]);
  const shown = lines.slice(-Math.max(reserved, Math.min(lines.length, most)));
  while (shown.length < reserved) shown.unshift([]);
  if (rows < ROOMY || shown.length > most - 1) return shown;
  return [[{ text: '─'.repeat(columns), style: { tone: 'faint' } }], ...shown];
}

interface Place {
  readonly drawing: Drawing;
  /** Whether the panels are beside the board, not below it, and how wide they are. */
  readonly isBeside: boolean;
  readonly width: number;
  /** Whether the title has a row of its own; else it is above the panels. */
  readonly isTitled: boolean;
  readonly needs: Size;
}

/** How a board may be drawn, the largest first. */
const WAYS: readonly Pick<Drawing, 'scale' | 'framed' | 'dense'>[] = [
  ...Array.from({ length: LARGEST }, (_, at) => LARGEST - at).flatMap((scale) => [
    { scale, framed: true },
    { scale, framed: false },
  ]),
  { scale: 1, dense: true },
];

/** The largest board for which there is room, beside the panels, which have so many columns at least, or above them. */
function findPlace(
  { drawing }: Navigator,
  page: BoardPage,
  { columns, rows }: Size,
  wanted: number,
): Place | undefined {
  const { scene, panels } = page;
  const isRoomy = rows >= ROOMY;
  for (const { scale, framed = false, dense = false } of WAYS) {
    const told = isRoomy ? TOLD.roomy : dense ? TOLD.least : TOLD.small;
    const one = { ...drawing, scale, framed, dense };
    const needs = terminalSize(scene, one);
    const width = Math.min(PANELS.most, columns - needs.columns - GAP);
    const least = isRoomy ? PANELS.usual : scale > 1 ? PANELS.narrow : framed ? PANELS.usual : PANELS.tight;
    const main = rows - told - (isRoomy ? FRAME : FRAME - 1);
    const isBeside = width >= Math.max(least, wanted) && needs.rows <= main;
    // A large board must not push out what there is to say; the smallest may.
    const isSaid = isRoomy || scale === 1 || stackPanels(panels, width, main - 1) !== undefined;
    if (isBeside && isSaid) return { drawing: one, isBeside, isTitled: isRoomy, needs, width };
    if (needs.columns <= columns && needs.rows + LEAST_BELOW <= rows - told - FRAME)
      return { drawing: one, isBeside: false, isTitled: true, needs, width: columns - 1 };
  }
  return undefined;
}

function tooSmall(navigator: Navigator, { scene, name }: BoardPage, size: Size): Line[] {
  const needs = terminalSize(scene, { ...navigator.drawing, scale: 1, dense: true });
  const sentence = fill(navigator.texts.tooSmall, {
    game: name,
    columns: needs.columns + GAP + PANELS.tight,
    rows: needs.rows + 1 + FRAME + 2,
    haveColumns: size.columns,
    haveRows: size.rows + 1,
  });
  return [[], ...wrapLine([{ text: sentence, style: { tone: 'warning' } }], size.columns - 1)];
}
