import type { Evaluate, Evaluation } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import { WALL } from '../../core/types.ts';
import { learnedWeights } from './learned.ts';
import { BRIDGE, EDGE, EDGE_BRIDGE, GAP, RINGS, ringTable, STACKS } from './rings.ts';
import { handWeights, type Weights } from './weights.ts';

/** Bits of a stack: an empty cell lies beside it; an enemy stack of its height does. */
const APPROACHABLE = 1;
const ATTACKED = 2;

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
  const leanings = leaningTable(weights);
  const influences = influenceTable(weights);
  const { connection, tempo } = weights;
  return (position, seat) => {
    const { board, turn } = position;
    toss(position, leanings, influences);
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
/** What stands on a place, as rings have it. */
const kindsOf: Uint8Array[] = Array.from({ length: 15 }, () => new Uint8Array(MOST_PLACES).fill(EDGE));
/** Leanings to seat 0, from -1 to 1. */
const coins = new Float64Array(MOST_PLACES);

function toss({ slots, board, turn }: Position, leanings: Float64Array, influences: Float64Array): void {
  const side = board.height;
  const grid = grids[side];
  const kinds = kindsOf[side];
  let cell = 0;
  for (let row = 0; row < side; row++) {
    const start = FIRST + row * ROW;
    const end = start + side - row;
    for (let at = start; at < end; at++) {
      const value = slots[cell++];
      grid[at] = value;
      kinds[at] = value === 0 ? 0 : 1 + (value & 1);
    }
  }
  for (let row = 0; row < side; row++) {
    const start = FIRST + row * ROW;
    const end = start + side - row;
    for (let at = start; at < end; at++) {
      const value = grid[at];
      if (value === 0) {
        const left = kinds[at - 1] | (kinds[at + ROW - 1] << 2) | (kinds[at + ROW] << 4);
        const right = kinds[at + 1] | (kinds[at - ROW + 1] << 2) | (kinds[at - ROW] << 4);
        coins[at] = influences[(turn << 12) | (right << 6) | left];
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
function leaningTable(weights: Weights): Float64Array {
  const { safe, approachable, approachableAtTurn, attackedAtTurn, attacked } = weights;
  const { tall, tallAttackedAtTurn, tallAttacked } = weights;
  return Float64Array.from({ length: 32 }, (_, at) => {
    const owner = at & 1;
    const isSingle = ((at >> 3) & 1) === 1;
    const atTurn = at >> 4 === owner;
    let leaning = isSingle ? safe : tall;
    if ((at >> 1) & ATTACKED) {
      if (isSingle) leaning = atTurn ? attackedAtTurn : attacked;
      else leaning = atTurn ? tallAttackedAtTurn : tallAttacked;
    } else if (isSingle && (at >> 1) & APPROACHABLE) leaning = atTurn ? approachableAtTurn : approachable;
    return ((1 - 2 * owner) * certain(leaning)) / 100;
  });
}

/** Leaning of an empty cell, at turn << 12 | its ring. */
function influenceTable(weights: Weights): Float64Array {
  const { influence, influenceTwo, influenceThree, initiative, bridge, edgeBridge, gapAtTurn, gap } = weights;
  const rings = ringTable();
  const byNumber = [0, influence, influenceTwo, influenceThree];
  for (let number = 4; number <= 6; number++) byNumber[number] = (influenceThree * number) / 3;
  const ownLeaning = (found: number, atTurn: boolean) =>
    (found & BRIDGE ? bridge : 0) +
    (found & EDGE_BRIDGE ? edgeBridge : 0) +
    (found & GAP ? (atTurn ? gapAtTurn : gap) : 0) +
    (atTurn ? initiative : 0);
  return Float64Array.from({ length: 2 * RINGS }, (_, at) => {
    const first = rings[at % RINGS];
    const second = rings[RINGS + (at % RINGS)];
    const more = (first & STACKS) - (second & STACKS);
    const isFirst = at < RINGS;
    const sum = Math.sign(more) * byNumber[Math.abs(more)];
    return certain(sum + ownLeaning(first, isFirst) - ownLeaning(second, !isFirst)) / 100;
  });
}

/** No leaning is more than certain. */
function certain(leaning: number): number {
  return Math.max(-100, Math.min(100, leaning));
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
