import type { Position } from '../../../core/position.ts';
import type { Cell, Seat } from '../../../core/types.ts';

/**
 * Empty cells that would join the three sides for a seat, as few as possible, if the opponent's stacks stayed where
 * they are; none where it is already joined or no longer can be. Three paths from the sides meet in one cell.
 */
export function missingCells(position: Position, seat: Seat): readonly Cell[] {
  const { base, left, right } = position.board.regions;
  const trips = [base, left, right].map((side) => tripFrom(position, seat, side));
  let meeting = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < position.board.cellCount; cell++) {
    const discs = trips.reduce((sum, { cost }) => sum + cost[cell], 0) - 2 * costOf(position, seat, cell);
    if (discs < fewest) {
      meeting = cell;
      fewest = discs;
    }
  }
  if (meeting < 0) return [];
  const cells = new Set(trips.flatMap(({ before }) => wayBack(before, meeting)));
  return [...cells].filter((cell) => position.slots[cell] === 0);
}

/** For each cell, how many discs a path from a side needs, the cell included, and the previous cell on that path. */
interface Trip {
  readonly cost: readonly number[];
  readonly before: readonly Cell[];
}

function tripFrom(position: Position, seat: Seat, side: readonly Cell[]): Trip {
  const { cellCount, next } = position.board;
  const cost = new Array<number>(cellCount).fill(Number.POSITIVE_INFINITY);
  const before = new Array<Cell>(cellCount).fill(-1);
  for (const cell of side) cost[cell] = costOf(position, seat, cell);
  const open = new Set(side.filter((cell) => cost[cell] < Number.POSITIVE_INFINITY));
  while (open.size > 0) {
    const nearest = [...open].reduce((best, cell) => (cost[cell] < cost[best] ? cell : best));
    open.delete(nearest);
    for (const near of next.subarray(nearest * 6, nearest * 6 + 6)) {
      if (near === cellCount) continue;
      const there = cost[nearest] + costOf(position, seat, near);
      if (there >= cost[near]) continue;
      cost[near] = there;
      before[near] = nearest;
      open.add(near);
    }
  }
  return { cost, before };
}

/** Own stacks are free, an empty cell costs a disc, and enemy stacks block. */
function costOf({ slots }: Position, seat: Seat, cell: Cell): number {
  if (slots[cell] === 0) return 1;
  return (slots[cell] & 1) === seat ? 0 : Number.POSITIVE_INFINITY;
}

function wayBack(before: readonly Cell[], end: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let cell = end; cell >= 0; cell = before[cell]) cells.push(cell);
  return cells;
}
