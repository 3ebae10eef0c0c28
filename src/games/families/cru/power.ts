import type { Position } from '../../../core/position.ts';
import type { Cell, Seat } from '../../../core/types.ts';
import { board, LAND } from './board.ts';

/** Kept after the lists of pieces: tiles of each seat in each borderland. */
const TALLIES = 4;

/** Borderlands on the board. */
const COUNT = 9;

/** Number of kept values: lists of pieces and counts of tiles. */
export const POWER_KEPT = TALLIES + 4 * COUNT;

// A local constant: imported ones are looked up at every use.
const land = LAND;

/** How far a piece of the seat may go from this cell. */
export function powerOf({ slots, kept }: Position, seat: Seat, cell: Cell): number {
  const tiles = slots[kept + TALLIES + seat * COUNT + land[cell]];
  return tiles === 0 ? 1 : tiles;
}

/** Tiles of a seat on the whole board. */
export function tilesOf({ slots, kept }: Position, seat: Seat): number {
  const begin = kept + TALLIES + seat * COUNT;
  let tiles = 0;
  for (let slot = begin; slot < begin + COUNT; slot++) tiles += slots[slot];
  return tiles;
}

/** Updates the counts for a tile on this cell that its owner (seat + 1) gained or lost. */
export function tally(position: Position, owner: number, cell: Cell, change: number): void {
  const slot = position.kept + TALLIES + (owner - 1) * COUNT + land[cell];
  position.keep(slot, position.slots[slot] + change);
}

/** Counts all tiles: the plain form of what tally does. */
export function countTiles(position: Position): void {
  const { slots, kept } = position;
  for (let slot = kept + TALLIES; slot < kept + POWER_KEPT; slot++) position.keep(slot, 0);
  for (let cell = 0; cell < board.cellCount; cell++) {
    if ((slots[cell] & 7) !== 0) tally(position, slots[cell] & 7, cell, 1);
  }
}
