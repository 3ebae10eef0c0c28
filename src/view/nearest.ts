import type { Cell } from '../core/types.ts';
import type { Item, Scene } from './scene.ts';

/** A direction on the screen: cells to the right, and upwards. */
export type Way = readonly [right: number, up: number];

/** The nearest cell in that direction on the screen, straight ahead if possible; only among the given cells, if any. */
export function nearestCell({ items }: Scene, from: Cell, [right, up]: Way, among?: readonly Cell[]): Cell | undefined {
  const start = items.find(({ cell }) => cell === from);
  if (start === undefined) return undefined;
  let best: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { cell, x, y } of items) {
    if (among !== undefined && !among.includes(cell)) continue;
    const along = (x - start.x) * right + (y - start.y) * up;
    const aside = Math.abs((x - start.x) * up - (y - start.y) * right);
    const far = along + 1.5 * aside; // straight ahead before a nearer cell aside, but no row of a triangle is skipped
    if (along <= 0.01 || aside > along || far >= least) continue;
    best = cell;
    least = far;
  }
  return best;
}

/** The cell in the middle of a board, or one of those around it. */
export function middleCell({ items }: Scene): Cell {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const x = middle(items.map((item) => item.x));
  const y = middle(items.map((item) => item.y));
  const distance = (item: Item) => Math.hypot(item.x - x, item.y - y);
  return items.reduce((best, item) => (distance(item) < distance(best) ? item : best)).cell;
}
