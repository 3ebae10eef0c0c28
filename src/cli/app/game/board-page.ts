import { fill } from '../../../core/words.ts';
import type { Scene } from '../../../view/scene.ts';
import type { Drawing } from '../../../view/sheet-layout.ts';
import type { Accents } from '../../../view/sheet-marks.ts';
import { fitLine, type Line, lineWidth, wrapLine } from '../../../view/styled.ts';
import { drawTerminal, terminalSize } from '../../../view/terminal.ts';
import { withFoot } from '../kit/layout.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Size } from '../kit/page.ts';

/** A board with a panel: what the panel shows depends on its size. */
export interface BoardPage {
  readonly title: Line;
  readonly name: string;
  readonly scene: Scene;
  readonly accents: Accents;
  /** Lines that fit this many columns and rows. */
  panel(size: Size): readonly Line[];
  readonly hints: string;
  /** Whether the panel needs height more than width, so that it stands beside the board wherever it can. */
  readonly isTall?: boolean;
}

/** From this width on the panel stands beside the board, else below it if there is room. */
const WIDE = 100;
const PANEL = 38;
const LEAST_PANEL = 30;
/** Rows of a panel below the board at least. */
const LEAST_BELOW = 8;
/** Rows for title and hints. */
const FRAME = 3;

/** Draws a board as large as the window allows. */
export function drawBoardPage(navigator: Navigator, page: BoardPage, size: Size): Line[] {
  const place = findPlace(navigator, page, size);
  if (place === undefined) return tooSmall(navigator, page, size);
  const board = drawTerminal(page.scene, page.accents, place.drawing);
  const body = place.isBeside ? beside(board, page, size) : below(board, page, size);
  return withFoot(navigator, [page.title, [], ...body], size, page.hints);
}

interface Place {
  readonly drawing: Drawing;
  readonly isBeside: boolean;
}

function findPlace({ drawing }: Navigator, page: BoardPage, { columns, rows }: Size): Place | undefined {
  const { scene, isTall = false } = page;
  const isBeside = isTall || columns >= WIDE;
  const places: readonly Place[] = [
    { drawing: { ...drawing, scale: 3 }, isBeside },
    { drawing: { ...drawing, scale: 2 }, isBeside },
    { drawing: { ...drawing, scale: 1 }, isBeside },
    { drawing: { ...drawing, scale: 1 }, isBeside: true },
    { drawing: { ...drawing, scale: 1 }, isBeside: false },
  ];
  return places.find((place) => {
    const needs = terminalSize(scene, place.drawing);
    if (!place.isBeside) return needs.columns <= columns && needs.rows + FRAME + LEAST_BELOW <= rows;
    const panel = columns >= WIDE ? PANEL : LEAST_PANEL;
    return needs.columns + panel <= columns && needs.rows + FRAME <= rows;
  });
}

function tooSmall(navigator: Navigator, { scene, name }: BoardPage, size: Size): Line[] {
  const needs = terminalSize(scene, { ...navigator.drawing, scale: 1 });
  const sentence = fill(navigator.texts.tooSmall, {
    game: name,
    columns: needs.columns,
    rows: needs.rows + 1 + FRAME + LEAST_BELOW,
    haveColumns: size.columns,
    haveRows: size.rows + 1,
  });
  return [[], ...wrapLine([{ text: sentence, style: { tone: 'warning' } }], size.columns - 1)];
}

function beside(board: readonly Line[], page: BoardPage, size: Size): Line[] {
  const width = Math.max(...board.map(lineWidth)) + 2;
  const rows = size.rows - FRAME;
  const panel = page.panel({ columns: Math.min(60, size.columns - width), rows });
  return Array.from({ length: Math.max(board.length, panel.length) }, (_, row) => [
    ...fitLine(board[row] ?? [], width),
    ...(panel[row] ?? []),
  ]);
}

function below(board: readonly Line[], page: BoardPage, size: Size): Line[] {
  return [...board, ...page.panel({ columns: size.columns, rows: size.rows - FRAME - board.length })];
}
