import type { Evaluate, Evaluation } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import { WALL } from '../../core/types.ts';
import {
  AT_EDGE,
  BEYOND,
  COUNT_BITS,
  EMPTY,
  type Leanings,
  leaningsOf,
  MOST_COUNT,
  SINGLE,
  STACK_BITS,
  TALL,
  TURN,
} from './leanings.ts';
import { learnedWeights } from './learned.ts';
import { handWeights, type Weights } from './weights.ts';

export const evaluation: Evaluation = { weights: learnedWeights, hand: handWeights, with: evaluateWith };

/** How well things stand for a seat. */
export const evaluate = evaluateWith(learnedWeights);

/**
 * The evaluation with other weights, for training and for matches between them.
 *
 * The triangle is shrunk as in connection.ts, but with chances instead of owners: three neighbouring coins become one
 * that falls as two of them do. The last coin says how likely each seat is connected when the board is full. This is
 * the cheapest connection measure there is, and it sees the whole board: both seats, all three sides, all detours.
 */
function evaluateWith(weights: Weights): Evaluate {
  const leanings = leaningsOf(weights);
  const { connection, tempo } = weights;
  return (position, seat) => {
    const { board, turn } = position;
    toss(position, leanings);
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
/** What stands on a place, as neighbours count it. */
const countsOf: Int32Array[] = Array.from({ length: 15 }, () => new Int32Array(MOST_PLACES).fill(BEYOND));
/** By content of a cell: no stack has more discs than the largest board has cells. */
const COUNT_AS = Int32Array.from({ length: 2 * 128 }, (_, value) =>
  value < 2 ? EMPTY : (value < 4 ? SINGLE : TALL) << (COUNT_BITS * (value & 1)),
);
const coins = new Float64Array(MOST_PLACES);

function toss({ slots, board, turn }: Position, { singles, talls, empties }: Leanings): void {
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

/** What leanings.talls asks for, but for the turn. */
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
