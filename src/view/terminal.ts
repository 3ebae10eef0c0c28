import type { Cell, Seat } from '../core/types.ts';
import { Canvas } from './canvas.ts';
import { seatSign } from './glyphs.ts';
import type { Scene } from './scene.ts';
import { drawCell, half } from './sheet-cell.ts';
import { type Drawing, INSET, layOut, type SheetLayout } from './sheet-layout.ts';
import { drawLines, emptyPoints } from './sheet-lines.ts';
import type { Accents } from './sheet-marks.ts';
import { drawOutlines } from './sheet-outlines.ts';
import { drawSides, hasSides, type Strokes, strokeAlong } from './sheet-sides.ts';
import type { Line, Style } from './styled.ts';

/** A scene as lines of characters; touching a cell triggers `cell <number>`. */
export function drawTerminal(scene: Scene, accents: Accents, drawing: Drawing): Line[] {
  const { ascii, colour, framed = false } = drawing;
  const layout = layOut(scene, drawing);
  const canvas = new Canvas(layout.width, layout.height);
  if (framed) drawFrame(canvas, layout, drawing);
  const spot = (x: number, y: number) =>
    [layout.column(x) + half(layout.cellWidth), layout.row(y) + half(layout.cellHeight)] as const;
  drawLines(canvas, scene, spot, ascii ? ASCII : LIGHT, FAINT);
  const empty = emptyPoints(scene, ascii);
  const track = trackGlyphs(scene, accents.last ?? [], drawing);
  for (const item of scene.items) drawCell({ canvas, layout, scene, drawing, accents, track, empty }, item);
  drawOutlines(canvas, layout, scene, ascii);
  const signOf = colour ? undefined : (owner: Seat) => seatSign(scene, owner, drawing);
  if (framed || hasSides(scene)) drawSides(canvas, layout, scene, ascii ? ASCII : HEAVY_STROKES, signOf);
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

/** A slab with a rim around the cells of a rectangular board; without colours a box. */
function drawFrame(canvas: Canvas, layout: SheetLayout, { ascii, colour }: Drawing): void {
  const { width, height, isShifted } = layout;
  if (isShifted) return;
  if (colour && !ascii) return canvas.area(0, 0, width, height, { back: 'rim' });
  const [left, right, bottom] = [INSET, width - 1, height - 2];
  const [across, upright] = ascii ? ASCII : LIGHT;
  const corners = ascii ? '++++' : '┌┐└┘';
  for (let column = left + 1; column < right; column++) {
    for (const row of [0, bottom]) canvas.put(column, row, across, FAINT);
  }
  for (let row = 1; row < bottom; row++) {
    for (const column of [left, right]) canvas.put(column, row, upright, FAINT);
  }
  canvas.put(left, 0, corners[0], FAINT);
  canvas.put(right, 0, corners[1], FAINT);
  canvas.put(left, bottom, corners[2], FAINT);
  canvas.put(right, bottom, corners[3], FAINT);
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
