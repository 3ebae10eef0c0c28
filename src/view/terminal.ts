import type { LensMark } from '../core/course.ts';
import type { Cell, Seat } from '../core/types.ts';
import { Canvas, type Layout } from './canvas.ts';
import {
  cellGlyph,
  emptyGlyph,
  isHatch,
  lensGlyph,
  longestGlyph,
  seatSign,
  targetGlyph,
  type Writing,
} from './glyphs.ts';
import type { Item, Scene } from './scene.ts';
import { drawLines, emptyPoints } from './sheet-lines.ts';
import { drawSides, hasSides, type Strokes, strokeAlong } from './sheet-sides.ts';
import type { Line, Span, Style } from './styled.ts';

/** What is highlighted on the board; each kind has its own shape, so that no meaning depends on colour. */
export interface Accents {
  readonly cursor?: Cell;
  readonly selected?: readonly Cell[];
  readonly targets?: readonly Cell[];
  /** Cells that the move under consideration changes. */
  readonly changing?: readonly Cell[];
  /** Cells of the last move, the start first, including those that it passed. */
  readonly last?: readonly Cell[];
  /** What a lens shows. */
  readonly lens?: readonly LensMark[];
}

/** How a board is to be drawn on a terminal. */
export type Drawing = Writing;

/** The whole drawing, in characters. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Columns that row labels take. */
const INSET = 3;

/** A scene as lines of characters; touching a cell triggers `cell <number>`. */
export function drawTerminal(scene: Scene, accents: Accents, drawing: Drawing): Line[] {
  const { ascii, colour } = drawing;
  const layout = layOut(scene, drawing);
  const canvas = new Canvas(layout.width, layout.height);
  const spot = (x: number, y: number) =>
    [layout.column(x) + half(layout.cellWidth), layout.row(y) + half(layout.cellHeight)] as const;
  drawLines(canvas, scene, spot, ascii ? ASCII : LIGHT, FAINT);
  const empty = emptyPoints(scene, ascii);
  const track = trackGlyphs(scene, accents.last ?? [], drawing);
  for (const item of scene.items) drawCell(canvas, layout, item, accents, drawing, scene, track, empty);
  drawOutlines(canvas, layout, scene, drawing);
  const signOf = colour ? undefined : (owner: Seat) => seatSign(scene, owner, drawing);
  drawSides(canvas, layout, scene, ascii ? ASCII : HEAVY_STROKES, signOf);
  const lowest = Math.min(...scene.items.map(({ y }) => y));
  for (const { x, y, text, side } of scene.labels) {
    const [column, row] = spot(x, y);
    if (side === 'row') canvas.put(0, row, text.padStart(INSET - 1), FAINT);
    else canvas.put(column, y < lowest ? layout.height - 1 : row, text, FAINT);
  }
  return canvas.lines();
}

/** How many columns and rows a board takes. */
export function terminalSize(scene: Scene, drawing: Drawing): { columns: number; rows: number } {
  const { width, height } = layOut(scene, drawing);
  return { columns: width, rows: height };
}

const ASCII: Strokes = ['-', '|', '/', '\\'];
const LIGHT: Strokes = ['─', '│', '╱', '╲'];
const HEAVY_STROKES: Strokes = ['━', '┃', '╱', '╲'];
const FAINT: Style = { tone: 'faint' };
const ACCENT: Style = { tone: 'accent' };

function layOut(scene: Scene, drawing: Drawing): Layout & Size {
  const { scale } = drawing;
  const xs = scene.items.map(({ x }) => x);
  const ys = scene.items.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.max(...ys);
  const step = rowStep(ys);
  const isShifted = xs.some((x) => !Number.isInteger(x - left));
  const least = longestGlyph(scene, drawing) + 2;
  const wide = scale === 1 ? least : Math.max(least, 2 * scale + 1); // about square
  const cellWidth = isShifted ? 2 * Math.ceil(wide / 2) : wide; // rows of a triangle are shifted by half a cell
  const cellHeight = scale;
  const bars = innerEdges(scene);
  const rim = hasSides(scene) ? 1 : 0;
  const column = (x: number) =>
    INSET + rim + Math.round((x - left) * cellWidth) + bars.columns.filter((bar) => bar < x).length;
  const row = (y: number) =>
    rim + Math.round((top - y) / step) * cellHeight + bars.rows.filter((bar) => bar > y).length;
  return {
    width: column(Math.max(...xs)) + cellWidth + rim,
    height: row(Math.min(...ys)) + cellHeight + rim + 1,
    cellWidth,
    cellHeight,
    column,
    row,
  };
}

/** The distance between two rows, in cell widths. */
function rowStep(ys: readonly number[]): number {
  const rows = [...new Set(ys)].sort((one, other) => one - other);
  return rows.length < 2 ? 1 : rows[1] - rows[0];
}

/** Outlines between cells, which need a column or row of their own. */
function innerEdges({ outlines, items }: Scene): { columns: number[]; rows: number[] } {
  const xs = items.map(({ x }) => x);
  const ys = items.map(({ y }) => y);
  const columns = outlines.filter(([x1, , x2]) => x1 === x2 && x1 > Math.min(...xs) && x1 < Math.max(...xs));
  const rows = outlines.filter(([, y1, , y2]) => y1 === y2 && y1 > Math.min(...ys) && y1 < Math.max(...ys));
  return {
    columns: [...new Set(columns.map(([x]) => x))],
    rows: [...new Set(rows.map(([, y]) => y))],
  };
}

function half(size: number): number {
  return (size - 1) >> 1;
}

function drawCell(
  canvas: Canvas,
  layout: Layout,
  item: Item,
  accents: Accents,
  drawing: Drawing,
  scene: Scene,
  track: ReadonlyMap<Cell, string>,
  empty: ReadonlyMap<Cell, string>,
): void {
  const { cellWidth, cellHeight } = layout;
  const column = layout.column(item.x);
  const row = layout.row(item.y);
  const tile = item.marks.find(({ shape }) => shape === 'tile');
  const isOdd = scene.outline !== 'point' && (Math.round(item.x) + Math.round(item.y)) % 2 !== 0;
  const tint = isOdd ? 'odd' : 'even';
  const back = tile === undefined ? tint : scene.inks[tile.owner];
  canvas.area(column, row, cellWidth, cellHeight, { back }, `cell ${item.cell}`);
  const middle = row + half(cellHeight);
  const content = contentOf(item, accents, drawing, scene, track, empty);
  const width = content.reduce((sum, { text }) => sum + text.length, 0);
  const start = column + Math.max(0, Math.min(Math.max(1, (cellWidth - width) >> 1), cellWidth - width));
  let at = start;
  for (const { text, style = {} } of content) {
    canvas.put(at, middle, text, style);
    at += text.length;
  }
  const isCapture = accents.targets?.includes(item.cell) === true && item.marks.length > 0;
  const signs = signsOf(item, accents, isCapture);
  if (signs === undefined) return;
  canvas.put(start - 1, middle, signs[0], ACCENT);
  canvas.put(at, middle, signs[1], ACCENT);
  if (accents.cursor === item.cell)
    canvas.area(column, row, cellWidth, cellHeight, { inverse: true }, `cell ${item.cell}`);
}

/** What is written in the middle of a cell: its content, and what a lens says about it. */
function contentOf(
  item: Item,
  accents: Accents,
  drawing: Drawing,
  scene: Scene,
  track: ReadonlyMap<Cell, string>,
  empty: ReadonlyMap<Cell, string>,
): readonly Span[] {
  const { inks } = scene;
  const glyph = cellGlyph(item, scene, drawing);
  const top = item.marks.at(-1);
  const standing: Span = { text: glyph, style: top === undefined ? {} : { ink: inks[top.owner], tone: 'strong' } };
  const marks = (accents.lens ?? []).filter(({ cell }) => cell === item.cell);
  if (marks.length > 0) {
    const said = marks.map(
      (mark): Span => ({
        text: lensGlyph(mark, item, scene, drawing),
        style: mark.owner === undefined ? { tone: LENS_TONES[mark.tone] } : { ink: inks[mark.owner] },
      }),
    );
    return [standing, ...said];
  }
  const passed = track.get(item.cell);
  if (glyph === '' && accents.targets?.includes(item.cell)) return [{ text: targetGlyph(drawing), style: ACCENT }];
  if (passed !== undefined && (top === undefined || isHatch(glyph))) return [{ text: passed, style: FAINT }];
  return glyph === '' ? [{ text: empty.get(item.cell) ?? emptyGlyph(drawing), style: FAINT }] : [standing];
}

const LENS_TONES = { good: 'accent', bad: 'warning', neutral: 'strong' } as const;

/** The pair of signs around a highlighted cell; the most urgent wins. */
function signsOf({ cell }: Item, accents: Accents, isCapture: boolean): readonly [string, string] | undefined {
  if (accents.cursor === cell) return ['[', ']'];
  if (accents.selected?.includes(cell)) return ['{', '}'];
  if (accents.changing?.includes(cell)) return ['~', '~'];
  if (isCapture) return ['(', ')'];
  if (accents.last?.at(-1) === cell) return ['<', '>'];
  return accents.last?.[0] === cell ? ["'", "'"] : undefined;
}

/** A line through each cell that a move passed, along its path. */
function trackGlyphs({ items }: Scene, cells: readonly Cell[], { ascii }: Drawing): Map<Cell, string> {
  const glyphs = new Map<Cell, string>();
  const place = (cell: Cell) => items.find((item) => item.cell === cell);
  for (let at = 1; at < cells.length - 1; at++) {
    const from = place(cells[at - 1]);
    const to = place(cells[at + 1]);
    if (from === undefined || to === undefined) continue;
    glyphs.set(cells[at], strokeAlong(to.x - from.x, to.y - from.y, ascii ? ASCII : LIGHT));
  }
  return glyphs;
}

/** Lines between regions; where they meet, the character has an arm for every line. */
function drawOutlines(canvas: Canvas, layout: Layout, scene: Scene, { ascii }: Drawing): void {
  const arms = new Map<string, { column: number; row: number; arms: number }>();
  const reach = (column: number, row: number, arm: number) => {
    const key = `${column} ${row}`;
    const there = arms.get(key) ?? { column, row, arms: 0 };
    there.arms |= arm;
    arms.set(key, there);
  };
  const bars = innerEdges(scene);
  for (const [x1, y1, x2, y2] of scene.outlines) {
    if (x1 === x2 && bars.columns.includes(x1)) {
      const column = layout.column(x1 + 0.5) - 1;
      const first = layout.row(Math.max(y1, y2) - 0.5);
      for (let row = first; row < first + layout.cellHeight; row++) reach(column, row, UP | DOWN);
      if (bars.rows.includes(Math.max(y1, y2))) reach(column, first - 1, DOWN);
      if (bars.rows.includes(Math.min(y1, y2))) reach(column, first + layout.cellHeight, UP);
    } else if (y1 === y2 && bars.rows.includes(y1)) {
      const row = layout.row(y1 - 0.5) - 1;
      const first = layout.column(Math.min(x1, x2) + 0.5);
      for (let column = first; column < first + layout.cellWidth; column++) reach(column, row, LEFT | RIGHT);
      if (bars.columns.includes(Math.min(x1, x2))) reach(first - 1, row, RIGHT);
      if (bars.columns.includes(Math.max(x1, x2))) reach(first + layout.cellWidth, row, LEFT);
    }
  }
  for (const { column, row, arms: there } of arms.values()) {
    canvas.put(column, row, ascii ? asciiSign(there) : HEAVY[there], FAINT);
  }
}

const UP = 1;
const DOWN = 2;
const LEFT = 4;
const RIGHT = 8;
/** Box-drawing characters by their arms. */
const HEAVY = ' ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋';

function asciiSign(arms: number): string {
  if (arms === (UP | DOWN)) return '|';
  return (arms & (UP | DOWN)) === 0 ? '-' : '+';
}
