import type { Mark } from '../core/game.ts';
import type { Cell, Seat } from '../core/types.ts';
import { Canvas } from './canvas.ts';
import type { Item, Scene } from './scene.ts';
import type { Line, Style } from './styled.ts';

/** What is pointed out on the board; each has a shape of its own, so that no meaning needs colour. */
export interface Accents {
  readonly cursor?: Cell;
  readonly selected?: readonly Cell[];
  readonly targets?: readonly Cell[];
  /** Cells that the move under consideration changes. */
  readonly changing?: readonly Cell[];
  /** Cells of the last move, the start first, with those that it passed. */
  readonly last?: readonly Cell[];
}

/** How a board is to be drawn on a terminal. */
export interface Drawing {
  /** Letters and signs of ASCII alone. */
  readonly ascii: boolean;
  /** Whether colours tell owners apart; without them letters do. */
  readonly colour: boolean;
  /** How many rows high a cell is. */
  readonly scale: 1 | 2 | 3;
}

/** Where things lie on the sheet, in characters. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** First column and row of a cell with these coordinates. */
  column(x: number): number;
  row(y: number): number;
}

/** Columns that the names of rows take. */
const INSET = 3;

/** A scene as lines of characters; touching a cell asks for `cell <number>`. */
export function drawTerminal(scene: Scene, accents: Accents, drawing: Drawing): Line[] {
  const layout = layOut(scene, drawing);
  const canvas = new Canvas(layout.width, layout.height);
  const track = trackGlyphs(scene, accents.last ?? [], drawing);
  for (const item of scene.items) drawCell(canvas, layout, item, accents, drawing, scene, track);
  drawOutlines(canvas, layout, scene, drawing);
  for (const { x, y, text, side } of scene.labels) {
    if (side === 'row') canvas.put(0, layout.row(y) + half(layout.cellHeight), text.padStart(INSET - 1), FAINT);
    else canvas.put(layout.column(x) + half(layout.cellWidth), layout.height - 1, text, FAINT);
  }
  return canvas.lines();
}

/** How many columns and rows a board takes. */
export function terminalSize(scene: Scene, drawing: Drawing): { columns: number; rows: number } {
  const { width, height } = layOut(scene, drawing);
  return { columns: width, rows: height };
}

/** What stands for a seat beside the board: the sign of its pieces. */
export function seatSign(scene: Scene, seat: Seat, drawing: Pick<Drawing, 'ascii'>): string {
  const hasTiles = scene.items.some(({ marks }) => marks.some(({ shape }) => shape !== 'disc'));
  return hasTiles ? OWNERS[seat].toUpperCase() : discGlyph(seat, drawing);
}

const FAINT: Style = { tone: 'faint' };
const ACCENT: Style = { tone: 'accent' };

function layOut(scene: Scene, drawing: Drawing): Layout {
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
  const column = (x: number) =>
    INSET + Math.round((x - left) * cellWidth) + bars.columns.filter((bar) => bar < x).length;
  const row = (y: number) => Math.round((top - y) / step) * cellHeight + bars.rows.filter((bar) => bar > y).length;
  return {
    width: column(Math.max(...xs)) + cellWidth,
    height: row(Math.min(...ys)) + cellHeight + 1,
    cellWidth,
    cellHeight,
    column,
    row,
  };
}

/** Characters that the widest content of this kind of board may need. */
function longestGlyph({ items }: Scene, drawing: Drawing): number {
  const hasArrows = items.some(({ marks }) => marks.some(({ shape }) => shape === 'arrow'));
  if (!hasArrows) return 1;
  return (drawing.ascii ? 2 : 1) + (hasLetters(drawing) ? 2 : 0);
}

/** The distance of two rows, in cell widths. */
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
  { inks }: Scene,
  track: ReadonlyMap<Cell, string>,
): void {
  const { cellWidth, cellHeight } = layout;
  const column = layout.column(item.x);
  const row = layout.row(item.y);
  const tile = item.marks.find(({ shape }) => shape === 'tile');
  const tint = (Math.round(item.x) + Math.round(item.y)) % 2 === 0 ? 'even' : 'odd';
  const back = tile === undefined ? tint : inks[tile.owner];
  canvas.area(column, row, cellWidth, cellHeight, { back }, `cell ${item.cell}`);
  const middle = row + half(cellHeight);
  const glyph = cellGlyph(item, drawing);
  const top = item.marks.at(-1);
  const ink = top === undefined ? undefined : inks[top.owner];
  const width = Math.max(glyph.length, 1);
  const start = column + Math.max(1, (cellWidth - width) >> 1);
  const isTarget = accents.targets?.includes(item.cell) === true;
  const passed = track.get(item.cell);
  if (glyph === '' && isTarget) canvas.put(start, middle, drawing.ascii ? '*' : '•', ACCENT);
  else if (passed !== undefined && (top === undefined || HATCHES.includes(glyph)))
    canvas.put(start, middle, passed, FAINT);
  else if (glyph === '') canvas.put(start, middle, emptyGlyph(drawing), FAINT);
  else canvas.put(start, middle, glyph, ink === undefined ? {} : { ink, tone: 'strong' });
  const signs = signsOf(item, accents, isTarget && glyph !== '');
  if (signs === undefined) return;
  canvas.put(start - 1, middle, signs[0], ACCENT);
  canvas.put(start + width, middle, signs[1], ACCENT);
  if (accents.cursor === item.cell)
    canvas.area(column, row, cellWidth, cellHeight, { inverse: true }, `cell ${item.cell}`);
}

function emptyGlyph({ ascii }: Drawing): string {
  return ascii ? '.' : '·';
}

/** The pair of signs around a cell that is pointed out; the most urgent wins. */
function signsOf({ cell }: Item, accents: Accents, isCapture: boolean): readonly [string, string] | undefined {
  if (accents.cursor === cell) return ['[', ']'];
  if (accents.selected?.includes(cell)) return ['{', '}'];
  if (accents.changing?.includes(cell)) return ['~', '~'];
  if (isCapture) return ['(', ')'];
  if (accents.last?.at(-1) === cell) return ['<', '>'];
  return accents.last?.[0] === cell ? ["'", "'"] : undefined;
}

/** A line through each cell that a move passed, along its way. */
function trackGlyphs({ items }: Scene, cells: readonly Cell[], { ascii }: Drawing): Map<Cell, string> {
  const glyphs = new Map<Cell, string>();
  const [across, upright, rising, falling] = ascii ? '-|/\\' : '─│╱╲';
  const place = (cell: Cell) => items.find((item) => item.cell === cell);
  for (let at = 1; at < cells.length - 1; at++) {
    const from = place(cells[at - 1]);
    const to = place(cells[at + 1]);
    if (from === undefined || to === undefined) continue;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const slanting = dx * dy > 0 ? rising : falling;
    glyphs.set(cells[at], Math.abs(dy) < 0.01 ? across : Math.abs(dx) < 0.01 ? upright : slanting);
  }
  return glyphs;
}

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const OWNERS = ['a', 'b', 'c', 'd'];
/** Tiles of each seat as a pattern: plain, slanting lines, dots, crossing lines. */
const HATCHES = [' ', '/', ':', '#'];

/** What stands on a cell, in one to three characters; '' when nothing does. */
function cellGlyph({ marks }: Item, drawing: Drawing): string {
  const top = marks.at(-1);
  if (top === undefined) return '';
  const tile = marks.find(({ shape }) => shape === 'tile');
  const letter = !hasLetters(drawing) || tile === undefined ? '' : OWNERS[tile.owner];
  if (top.shape === 'tile') return letter === '' ? HATCHES[top.owner] : letter;
  if (top.shape === 'arrow') return arrowGlyph(top, drawing) + letter;
  const height = marks.filter(({ shape }) => shape === 'disc').length;
  return discGlyph(top.owner, drawing) + (height > 1 ? String(height) : '');
}

function arrowGlyph({ owner, direction = 0 }: Mark, drawing: Drawing): string {
  const arrow = drawing.ascii ? COMPASS[direction] : ARROWS[direction];
  return hasLetters(drawing) ? OWNERS[owner].toUpperCase() + arrow : arrow;
}

/** Letters tell owners apart where colours do not, and wherever there is room for them. */
function hasLetters({ colour, scale }: Drawing): boolean {
  return !colour || scale > 1;
}

function discGlyph(owner: Seat, { ascii }: Pick<Drawing, 'ascii'>): string {
  return (ascii ? ['X', 'O', 'C', 'D'] : ['●', '○', '◆', '◇'])[owner];
}

/** Lines between regions; where they meet the sign has an arm for every line that comes. */
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
/** Box-drawing signs by the arms they have. */
const HEAVY = ' ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋';

function asciiSign(arms: number): string {
  if (arms === (UP | DOWN)) return '|';
  return (arms & (UP | DOWN)) === 0 ? '-' : '+';
}
