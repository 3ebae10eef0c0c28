import type { Ink } from '../../../core/look.ts';
import type { Drawing } from '../../../view/sheet-layout.ts';
import type { Line, Span } from '../../../view/styled.ts';
import { shareParts } from '../game/shares.ts';

/** What is known after each number of moves: shares that add up to 1. */
export type ShareCourse = readonly (readonly number[] | undefined)[];

type Look = Pick<Drawing, 'ascii' | 'colour' | 'tinted'>;

/** Parts of a cell, filled from below. */
const EIGHTHS = ' ▁▂▃▄▅▆▇';

/** How many columns a course takes, and which number of moves is at each of them. */
export function columnsOf(count: number, width: number): readonly number[] {
  const wide = Math.max(1, Math.floor(width / count));
  return Array.from({ length: Math.min(width, count * wide) }, (_, column) =>
    count <= width ? Math.floor(column / wide) : Math.floor((column * count) / width),
  );
}

/** Shares as areas on top of each other, the first seat at the bottom; what is not known yet stays empty. */
export function areaLines(course: ShareCourse, inks: readonly Ink[], width: number, rows: number, look: Look): Line[] {
  const columns = columnsOf(course.length, width);
  return Array.from({ length: rows }, (_, at) => {
    const row = rows - 1 - at;
    return columns.map((ply): Span => {
      const shares = course[ply];
      const cell =
        shares === undefined ? { text: look.ascii ? '.' : '·', style: { tone: 'faint' } as const } : undefined;
      return { ...(cell ?? areaCell(shares ?? [], inks, row, rows, look)), act: `ply ${ply}` };
    });
  });
}

/**
 * Without colours behind text a cell shows the fill of the seat that has most of it; else the border of two seats is at
 * its height, and the names of the seats stand in the same order in the evaluation.
 */
function areaCell(shares: readonly number[], inks: readonly Ink[], row: number, rows: number, look: Look): Span {
  const [low, high] = [row / rows, (row + 1) / rows];
  let sum = 0;
  const inside = shares.map((share) => {
    const from = sum;
    sum += share;
    return Math.max(0, Math.min(high, sum) - Math.max(low, from));
  });
  const most = inside.indexOf(Math.max(...inside));
  if (look.ascii || !look.colour || !look.tinted)
    return { text: shareParts(look.ascii)[most], style: { ink: inks[most] } };
  const first = inside.findIndex((part) => part > 0);
  const rest = inside.map((part, seat) => (seat === first ? 0 : part));
  const other = rest.indexOf(Math.max(...rest));
  const eighths = Math.round(8 * rows * inside[first]);
  if (eighths >= 8 || rest[other] === 0) return { text: '█', style: { ink: inks[first] } };
  return { text: EIGHTHS[eighths], style: { ink: inks[first], back: `ink ${inks[other]}` } };
}
