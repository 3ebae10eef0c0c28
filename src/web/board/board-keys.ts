import type { Cell } from '../../core/types.ts';
import { nearestCell, type Way } from '../../view/nearest.ts';
import type { Scene } from '../../view/scene.ts';

/** What the keys need to know about the board. */
interface KeyedBoard {
  readonly scene: Scene;
  readonly cursor: Cell;
  drop?(): void;
  touch(cell: Cell, isFinger: boolean): void;
  moveCursor(cell: Cell): void;
}

const STEPS: Readonly<Record<string, Way>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  k: [0, 1],
  j: [0, -1],
  h: [-1, 0],
  l: [1, 0],
};

/** Arrow keys and hjkl move between cells, Enter and Space touch the focused one, Escape drops a half-made move. */
export function boardKeys(event: KeyboardEvent, { scene, cursor, drop, touch, moveCursor }: KeyedBoard): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const step = STEPS[event.key];
  if (step !== undefined) {
    const next = nearestCell(scene, cursor, step);
    if (next !== undefined) {
      moveCursor(next);
      const grid = event.currentTarget as Element;
      (grid.querySelector(`[data-cell="${next}"]`) as SVGElement | null)?.focus();
    }
  } else if (event.key === 'Enter' || event.key === ' ') touch(cursor, false);
  else if (event.key === 'Escape' && drop !== undefined) drop();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
