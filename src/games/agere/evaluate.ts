import type { Position } from '../../core/position.ts';
import { type Seat, WALL } from '../../core/types.ts';
import { type Weights, weights } from './weights.ts';

/** Bits of a stack: an empty cell lies beside it; an enemy stack of its height does. */
const APPROACHABLE = 1;
const ATTACKED = 2;

/** How well things stand for a seat. */
export const evaluate = evaluateWith(weights);

/**
 * The evaluation with other weights, for training and for matches between them.
 *
 * The triangle is shrunk as in connection.ts, but with chances instead of owners: three neighbouring coins become one
 * that falls as two of them do. The last coin says how likely each seat is connected when the board is full. This is
 * the cheapest connection measure there is, and it sees the whole board: both seats, all three sides, all detours.
 */
function evaluateWith(weights: Weights): (position: Position, seat: Seat) => number {
  const leanings = leaningTable(weights);
  const influence = weights.influence / 100;
  const { connection, tempo } = weights;
  return (position, seat) => {
    const { board, turn } = position;
    toss(position, leanings, influence);
    const value = rounded(connection * shrink(board.height)) + tempo * (1 - 2 * turn);
    return seat === 0 ? value : 0 - value; // never -0
  };
}

/**
 * The nearest whole number, the same for both seats and however the board is turned: there the last digits differ,
 * and what lies exactly between two numbers, as sums of halves do, must not go now up, now down.
 */
function rounded(value: number): number {
  return Math.trunc(value < 0 ? value - 0.4873 : value + 0.4873);
}

/**
 * Cells and coins stand row by row from the base, 16 places a row, so that neighbours are at fixed distances. Around
 * the cells lies wall, for which there is a copy of the board for each side.
 */
const ROW = 16;
const FIRST = ROW + 1;
const MOST_PLACES = 16 * ROW;
const grids: Int32Array[] = Array.from({ length: 15 }, () => new Int32Array(MOST_PLACES).fill(WALL));
/** 1 where a stack of seat 0 stands, -1 for seat 1. */
const owners = new Int32Array(MOST_PLACES);
/** Leanings to seat 0, from -1 to 1. */
const coins = new Float64Array(MOST_PLACES);

function toss({ slots, board, turn }: Position, leanings: Float64Array, influence: number): void {
  const side = board.height;
  const grid = grids[side];
  owners.fill(0);
  let cell = 0;
  for (let row = 0; row < side; row++) {
    const start = FIRST + row * ROW;
    const end = start + side - row;
    for (let at = start; at < end; at++) {
      const value = slots[cell++];
      grid[at] = value;
      if (value !== 0) owners[at] = 1 - ((value & 1) << 1);
    }
  }
  for (let row = 0; row < side; row++) {
    const start = FIRST + row * ROW;
    const end = start + side - row;
    for (let at = start; at < end; at++) {
      const value = grid[at];
      if (value === 0) {
        const beside = owners[at - 1] + owners[at + 1];
        const sum = beside + owners[at - ROW] + owners[at - ROW + 1] + owners[at + ROW] + owners[at + ROW - 1];
        coins[at] = influence * sum;
      } else {
        const isSingle = value < 4 ? 8 : 0;
        coins[at] = leanings[(turn << 4) | isSingle | (surroundings(grid, at, value) << 1) | (value & 1)];
      }
    }
  }
}

/** The bits of a stack. */
function surroundings(grid: Int32Array, at: number, value: number): number {
  const a = grid[at - 1];
  const b = grid[at + 1];
  const c = grid[at - ROW];
  const d = grid[at - ROW + 1];
  const e = grid[at + ROW];
  const f = grid[at + ROW - 1];
  const enemy = value ^ 1; // an enemy stack of this height
  if (a === enemy || b === enemy || c === enemy || d === enemy || e === enemy || f === enemy) return ATTACKED;
  return a === 0 || b === 0 || c === 0 || d === 0 || e === 0 || f === 0 ? APPROACHABLE : 0;
}

/** At turn << 4 | single disc << 3 | beside << 1 | owner. */
function leaningTable({ safe, approachable, attackedAtTurn, attacked }: Weights): Float64Array {
  return Float64Array.from({ length: 32 }, (_, at) => {
    const owner = at & 1;
    const attackedNow = at >> 4 === owner ? attackedAtTurn : attacked;
    let leaning = safe;
    if ((at >> 1) & ATTACKED) leaning = attackedNow;
    else if ((at >> 3) & (at >> 1) & APPROACHABLE) leaning = approachable;
    return ((1 - 2 * owner) * leaning) / 100;
  });
}

/** The leaning of the last coin. Of three coins a, b, c two agree with the leaning (a + b + c - abc) / 2. */
function shrink(side: number): number {
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
