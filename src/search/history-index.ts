import type { Move, Seat } from '../core/types.ts';

/**
 * Tables index a move by its lowest bits: in most games these are the whole move, and where moves have many parts, the
 * most important ones.
 */
const KNOWN = (1 << 19) - 1;

/** Index of a move by a seat in history tables; there are at most four seats. */
export function historyIndex(move: Move, seat: Seat): number {
  return ((move & KNOWN) << 2) | seat;
}

/** Entries of a history table: all indices are below this. */
export function historySize(moveLimit: number): number {
  return Math.min(moveLimit, KNOWN + 1) << 2;
}
