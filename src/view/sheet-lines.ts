import type { Cell } from '../core/types.ts';
import type { Canvas } from './canvas.ts';
import type { Scene } from './scene.ts';
import { type Strokes, strokeAlong } from './sheet-sides.ts';
import type { Style } from './styled.ts';

/** Lines between points; those that run aslant show where rows leave room for them. spot: column and row of a point. */
export function drawLines(
  canvas: Canvas,
  { lines }: Scene,
  spot: (x: number, y: number) => readonly [column: number, row: number],
  strokes: Strokes,
  style: Style,
): void {
  for (const [x1, y1, x2, y2] of lines) {
    const [fromColumn, fromRow] = spot(x1, y1);
    const [toColumn, toRow] = spot(x2, y2);
    const stroke = strokeAlong(x2 - x1, y2 - y1, strokes);
    const steps = fromRow === toRow ? Math.abs(toColumn - fromColumn) : Math.abs(toRow - fromRow);
    for (let step = 1; step < steps; step++) {
      const part = step / steps;
      const column = Math.round(fromColumn + part * (toColumn - fromColumn));
      canvas.put(column, Math.round(fromRow + part * (toRow - fromRow)), stroke, style);
    }
  }
}

const UP = 1;
const DOWN = 2;
const LEFT = 4;
const RIGHT = 8;
/** Signs by the arms that they have. */
const LIGHT = '·╵╷│╴┘┐┤╶└┌├─┴┬┼';

/** What an empty point looks like: an arm for every line, upright or across, that ends there. */
export function emptyPoints({ items, lines }: Scene, ascii: boolean): ReadonlyMap<Cell, string> {
  if (lines.length === 0) return new Map();
  const arms = new Map(items.map(({ cell }) => [cell, 0]));
  const reach = (x: number, y: number, dx: number, dy: number) => {
    const item = items.find((one) => Math.abs(one.x - x) < 0.01 && Math.abs(one.y - y) < 0.01);
    if (item === undefined) return;
    const arm = Math.abs(dy) < 0.01 ? (dx > 0 ? RIGHT : LEFT) : Math.abs(dx) < 0.01 ? (dy > 0 ? UP : DOWN) : 0;
    arms.set(item.cell, (arms.get(item.cell) ?? 0) | arm);
  };
  for (const [x1, y1, x2, y2] of lines) {
    reach(x1, y1, x2 - x1, y2 - y1);
    reach(x2, y2, x1 - x2, y1 - y2);
  }
  return new Map([...arms].map(([cell, there]) => [cell, ascii ? '+' : LIGHT[there]]));
}
