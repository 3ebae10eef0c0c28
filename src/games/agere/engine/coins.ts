import type { Position } from '../../../core/position.ts';
import { WALL } from '../../../core/types.ts';
import {
  AT_EDGE,
  BEYOND,
  COUNT_BITS,
  EMPTY,
  type Leanings,
  MOST_COUNT,
  SINGLE,
  STACK_BITS,
  TALL,
  TURN,
} from './leanings.ts';

/**
 * Cells and coins are stored row by row from the base, 16 places per row, so that neighbours have fixed offsets. The
 * cells are surrounded by wall, so there is a copy of the board for each side length.
 */
export const ROW = 16;
export const FIRST = ROW + 1;
export const MOST_PLACES = 16 * ROW;
const grids: Int32Array[] = Array.from({ length: 15 }, () => new Int32Array(MOST_PLACES).fill(WALL));
/** The content of a place, as its neighbours count it. */
const countsOf: Int32Array[] = Array.from({ length: 15 }, () => new Int32Array(MOST_PLACES).fill(BEYOND));
/** By content of a cell: no stack has more discs than the largest board has cells. */
const COUNT_AS = Int32Array.from({ length: 2 * 128 }, (_, value) =>
  value < 2 ? EMPTY : (value < 4 ? SINGLE : TALL) << (COUNT_BITS * (value & 1)),
);
export const coins = new Float64Array(MOST_PLACES);

/** Gives every cell its coin: who will probably hold it at the end, from -1 to 1. */
export function toss({ slots, board, turn }: Position, { singles, talls, empties }: Leanings): void {
  const side = board.height;
  const grid = grids[side];
  const counts = countsOf[side];
  let cell = 0;
  for (let row = 0; row < side; row++) {
    const start = FIRST + row * ROW;
    const end = start + side - row;
    for (let at = start; at < end; at++) {
      const value = slots[cell++];
      grid[at] = value;
      counts[at] = COUNT_AS[value];
    }
  }
  for (let row = 0; row < side; row++) {
    const start = FIRST + row * ROW;
    const end = start + side - row;
    for (let at = start; at < end; at++) {
      const value = grid[at];
      if (value > 3) {
        coins[at] = talls[(turn << 3) | surroundings(grid, at, value)];
        continue;
      }
      const near =
        counts[at - 1] +
        counts[at + 1] +
        counts[at - ROW] +
        counts[at - ROW + 1] +
        counts[at + ROW] +
        counts[at + ROW - 1];
      if (value === 0) {
        coins[at] = empties[turn * TURN + (near >= BEYOND ? AT_EDGE : 0) + (near & (EMPTY - 1))];
      } else {
        const owner = value & 1;
        const attackers = (near >> (COUNT_BITS * (1 - owner))) & MOST_COUNT;
        coins[at] = singles[(turn << 7) | (owner << 6) | (attackers << 3) | ((near >> STACK_BITS) & MOST_COUNT)];
      }
    }
  }
}

/** The index into leanings.talls, without the turn. */
function surroundings(grid: Int32Array, at: number, value: number): number {
  const a = grid[at - 1];
  const b = grid[at + 1];
  const c = grid[at - ROW];
  const d = grid[at - ROW + 1];
  const e = grid[at + ROW];
  const f = grid[at + ROW - 1];
  const enemy = value ^ 1; // an enemy stack of this height
  const isAttacked = a === enemy || b === enemy || c === enemy || d === enemy || e === enemy || f === enemy;
  return ((value & 1) << 2) | (value > 5 ? 2 : 0) | (isAttacked ? 1 : 0);
}

/**
 * The leaning of the last coin; overwrites all others. Of three coins a, b, c two agree with the leaning (a + b + c -
 * abc) / 2.
 */
export function shrink(side: number): number {
  for (let size = side - 1; size > 0; size--) {
    for (let row = 0; row < size; row++) {
      const start = FIRST + row * ROW;
      const end = start + size - row;
      let here = coins[start];
      for (let at = start; at < end; at++) {
        const right = coins[at + 1];
        const above = coins[at + ROW];
        coins[at] = (here + right + above - here * right * above) / 2;
        here = right;
      }
    }
  }
  return coins[FIRST];
}
