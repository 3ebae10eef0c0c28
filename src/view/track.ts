import type { Cell } from '../core/types.ts';

/** Where the cells are. */
interface Places {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

/** Where the piece of a move starts and ends, once if it stays; whatever else a path names was only touched. */
export function wayOf([from, to]: readonly Cell[]): readonly Cell[] {
  if (from === undefined) return [];
  return to === undefined || to === from ? [from] : [from, to];
}

/** The cells that a piece passes in a move with this path, from its start to its end. */
export function trackOf(board: Places, [from, to]: readonly Cell[]): readonly Cell[] {
  if (from === undefined || to === undefined) return from === undefined ? [] : [from];
  return [from, ...between(board, from, to), to];
}

const ALMOST = 1e-6;

function between({ x, y }: Places, from: Cell, to: Cell): Cell[] {
  const dx = x[to] - x[from];
  const dy = y[to] - y[from];
  const length = dx * dx + dy * dy;
  const found: { cell: Cell; along: number }[] = [];
  for (let cell = 0; cell < x.length; cell++) {
    const along = (x[cell] - x[from]) * dx + (y[cell] - y[from]) * dy;
    const aside = (x[cell] - x[from]) * dy - (y[cell] - y[from]) * dx;
    if (Math.abs(aside) < ALMOST && along > ALMOST && along < length - ALMOST) found.push({ cell, along });
  }
  return found.sort((one, other) => one.along - other.along).map(({ cell }) => cell);
}
