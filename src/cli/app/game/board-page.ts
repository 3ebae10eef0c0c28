import { fill } from '../../../core/words.ts';
import type { Scene } from '../../../view/scene.ts';
import type { Drawing } from '../../../view/sheet-layout.ts';
import type { Accents } from '../../../view/sheet-marks.ts';
import { type Line, wrapLine } from '../../../view/styled.ts';
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
  /** Sentences, the most urgent last. */
  readonly said: readonly Line[];
  readonly hints: string;
}

/** Columns between the board and the panels, and of the panels at least and at most. */
const GAP = 2;
const PANELS = { tight: 18, usual: 30, most: 50 } as const;
/** Rows of panels below the board at least. */
const LEAST_BELOW = 9;
/** Rows for sentences below a board, and below the smallest at least. */
const TOLD = 6;
const TOLD_LEAST = 3;
const TOLD_SMALL = 4;
/** Rows for title and hints. */
const FRAME = 2;
const LARGEST = 12;
/** From this many rows on there is room for a rule above the sentences. */
const ROOMY = 30;

/** Draws a board as large as the window allows. */
export function drawBoardPage(navigator: Navigator, page: BoardPage, size: Size): Line[] {
  const place = findPlace(navigator, page, size);
  if (place === undefined) return tooSmall(navigator, page, size);
  const { drawing, isBeside, needs } = place;
  const board = drawTerminal(page.scene, page.accents, drawing);
  const width = isBeside ? Math.min(PANELS.most, size.columns - needs.columns - GAP) : size.columns - 1;
  const most = size.rows - FRAME - needs.rows - (isBeside ? 0 : LEAST_BELOW);
  const foot = footLines(page.said, size, most);
  let rows = size.rows - FRAME - foot.length - (isBeside ? 0 : needs.rows);
  let panels = stackPanels(page.panels, width, rows);
  let said = foot;
  if (panels === undefined) {
    // What may move goes to the foot; if even that is too much, the last lines of the rest are cut.
    const moved = page.panels.filter(({ mayMove }) => mayMove).flatMap((panel) => panel.lines(size.columns - 2, most));
    said = footLines([...moved, ...page.said], size, most);
    rows = size.rows - FRAME - said.length - (isBeside ? 0 : needs.rows);
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
  const above = isBeside && size.rows >= ROOMY ? Math.max(0, (rows - needs.rows) >> 1) : 0;
  const body = isBeside
    ? besides([...Array.from({ length: above }, (): Line => []), ...board], needs.columns + GAP, panels)
    : [...board, ...panels];
  const used = isBeside ? needs.columns + GAP + width : needs.columns;
  const margin: Line = [{ text: ' '.repeat(Math.max(0, (size.columns - used) >> 1)) }];
  const whole = body.map((line): Line => [...margin, ...line]);
  while (whole.length < size.rows - FRAME - said.length) whole.push([]);
  return [page.title, ...whole.slice(0, size.rows - FRAME - said.length), ...said, footLine(page.hints)];
}

/** Sentences between margins, in always the same number of rows unless they need more. */
function footLines(said: readonly Line[], { columns, rows }: Size, most: number): Line[] {
  const reserved = rows >= ROOMY ? 3 : 2;
  const lines = said.flatMap((line) => wrapLine(line, columns - 2)).map((line): Line => [{ text: ' ' }, ...line]);
  const shown = lines.slice(-Math.max(reserved, Math.min(lines.length, most)));
  while (shown.length < reserved) shown.push([]);
  if (rows < ROOMY || shown.length > most - 1) return shown;
  return [[{ text: '─'.repeat(columns), style: { tone: 'faint' } }], ...shown];
}

interface Place {
  readonly drawing: Drawing;
  readonly isBeside: boolean;
  readonly needs: Size;
}

/** The largest board for which there is room, beside the panels or above them. */
function findPlace({ drawing }: Navigator, { scene }: BoardPage, { columns, rows }: Size): Place | undefined {
  for (let scale = LARGEST; scale >= 1; scale--) {
    for (const framed of [true, false]) {
      const one = { ...drawing, scale, framed };
      const needs = terminalSize(scene, one);
      const main = rows - FRAME - (scale > 2 ? TOLD : scale > 1 ? TOLD_SMALL : TOLD_LEAST);
      const panels = scale === 1 && !framed ? PANELS.tight : PANELS.usual;
      const isBeside = needs.columns + GAP + panels <= columns && needs.rows <= main;
      if (isBeside || (needs.columns <= columns && needs.rows + LEAST_BELOW <= main))
        return { drawing: one, isBeside, needs };
    }
  }
  return undefined;
}

function tooSmall(navigator: Navigator, { scene, name }: BoardPage, size: Size): Line[] {
  const needs = terminalSize(scene, { ...navigator.drawing, scale: 1 });
  const sentence = fill(navigator.texts.tooSmall, {
    game: name,
    columns: needs.columns + GAP + PANELS.tight,
    rows: needs.rows + 1 + FRAME + 2,
    haveColumns: size.columns,
    haveRows: size.rows + 1,
  });
  return [[], ...wrapLine([{ text: sentence, style: { tone: 'warning' } }], size.columns - 1)];
}
