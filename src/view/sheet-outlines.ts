import type { Canvas, Layout } from './canvas.ts';
import type { Scene } from './scene.ts';
import { innerEdges } from './sheet-layout.ts';
import type { Style } from './styled.ts';

const FAINT: Style = { tone: 'faint' };

/** Lines between regions; where they meet, the character has an arm for every line. */
export function drawOutlines(canvas: Canvas, layout: Layout, scene: Scene, ascii: boolean): void {
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
