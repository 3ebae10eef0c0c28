import type { Seat } from '../core/types.ts';
import type { Canvas, Layout } from './canvas.ts';
import type { Scene } from './scene.ts';
import type { Style } from './styled.ts';

/** Strokes that make lines: across, upright, rising and falling. */
export type Strokes = readonly [across: string, upright: string, rising: string, falling: string];

/**
 * Sides of the board: a line beside their cells, or the owner's sign where there are no colours. A side that nobody owns has the ink of the seat that holds the cell.
 */
export function drawSides(
  canvas: Canvas,
  { column, row, cellWidth, cellHeight }: Layout,
  scene: Scene,
  strokes: Strokes,
  signOf?: (owner: Seat) => string,
): void {
  for (const { cell, owner, x1, y1, x2, y2 } of scene.bars) {
    const item = scene.items.find((one) => one.cell === cell);
    if (item === undefined) continue;
    const holder = owner ?? item.marks.at(-1)?.owner;
    const [left, top] = [column(item.x), row(item.y)];
    const sign = (owner === undefined ? undefined : signOf?.(owner)) ?? strokeAlong(x2 - x1, y2 - y1, strokes);
    const style: Style = holder === undefined ? { tone: 'faint' } : { ink: scene.inks[holder], tone: 'strong' };
    if (Math.abs(y2 - y1) < 0.01) {
      const beyond = (y1 + y2) / 2 > item.y ? top - 1 : top + cellHeight;
      canvas.put(left, beyond, sign.repeat(cellWidth), style);
      continue;
    }
    const beside = (x1 + x2) / 2 > item.x ? left + cellWidth : left - 1;
    for (let at = top; at < top + cellHeight; at++) canvas.put(beside, at, sign, style);
  }
}

/** Whether a side of the board belongs to a seat, so that there must be room for it. */
export function hasSides({ bars }: Scene): boolean {
  return bars.some(({ owner }) => owner !== undefined);
}

/** The stroke of a line that goes this way; y upwards. */
export function strokeAlong(dx: number, dy: number, [across, upright, rising, falling]: Strokes): string {
  if (Math.abs(dy) < 0.01) return across;
  if (Math.abs(dx) < 0.01) return upright;
  return dx * dy > 0 ? rising : falling;
}
