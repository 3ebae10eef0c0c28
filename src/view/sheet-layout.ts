import type { Layout } from './canvas.ts';
import { longestGlyph, type Writing } from './glyphs.ts';
import type { Scene } from './scene.ts';
import { hasSides } from './sheet-sides.ts';

/** How a board is to be drawn on a terminal. */
export interface Drawing extends Writing {
  /** Whether the board stands in a frame, where there is room. */
  readonly framed?: boolean;
  /** Whether cells have hardly more columns than their content; signs reach into the cells beside them. */
  readonly dense?: boolean;
  /** Whether cells can be told apart without a sign, by their backgrounds. */
  readonly tinted?: boolean;
}

/** Where everything lies, in characters. */
export interface SheetLayout extends Layout {
  readonly width: number;
  readonly height: number;
  /** Rows and columns around the cells. */
  readonly rim: number;
  /** Whether rows are shifted against each other. */
  readonly isShifted: boolean;
}

/** Columns that row labels take. */
export const INSET = 3;

export function layOut(scene: Scene, drawing: Drawing): SheetLayout {
  const { scale, framed = false, dense = false } = drawing;
  const xs = scene.items.map(({ x }) => x);
  const ys = scene.items.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.max(...ys);
  const step = rowStep(ys);
  const isShifted = xs.some((x) => !Number.isInteger(x - left));
  const least = longestGlyph(scene, drawing) + (dense ? 1 : 2);
  const wide = scale === 1 ? least : Math.max(least, 2 * scale + 1); // about square
  const cellWidth = isShifted ? 2 * Math.ceil(wide / 2) : wide; // rows of a triangle are shifted by half a cell
  const cellHeight = scale;
  const bars = innerEdges(scene);
  const rim = framed || hasSides(scene) ? 1 : 0;
  const column = (x: number) =>
    INSET + rim + Math.round((x - left) * cellWidth) + bars.columns.filter((bar) => bar < x).length;
  const row = (y: number) =>
    rim + Math.round((top - y) / step) * cellHeight + bars.rows.filter((bar) => bar > y).length;
  return {
    width: column(Math.max(...xs)) + cellWidth + rim,
    height: row(Math.min(...ys)) + cellHeight + rim + 1,
    rim,
    isShifted,
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
export function innerEdges({ outlines, items }: Scene): { columns: number[]; rows: number[] } {
  const xs = items.map(({ x }) => x);
  const ys = items.map(({ y }) => y);
  const columns = outlines.filter(([x1, , x2]) => x1 === x2 && x1 > Math.min(...xs) && x1 < Math.max(...xs));
  const rows = outlines.filter(([, y1, , y2]) => y1 === y2 && y1 > Math.min(...ys) && y1 < Math.max(...ys));
  return {
    columns: [...new Set(columns.map(([x]) => x))],
    rows: [...new Set(rows.map(([, y]) => y))],
  };
}
