import type { Weights } from './weights.ts';

/** Leanings towards seat 0, from -1 to 1. */
export interface Leanings {
  /** Of a single disc, at turn << 7 | owner << 6 | enemies that attack it << 3 | empty cells beside it. */
  readonly singles: Float64Array;
  /** Of a higher stack, at turn << 3 | owner << 2 | whether it is higher than two << 1 | whether it is attacked. */
  readonly talls: Float64Array;
  /** Of an empty cell, at TURN * turn + AT_EDGE if it is at the edge + the stacks beside it. */
  readonly empties: Float64Array;
}

/**
 * Neighbours are counted by adding these, three bits per kind: single discs of seat 0 and of seat 1, higher stacks of
 * either, empty cells; above those, cells beyond the edge.
 */
export const COUNT_BITS = 3;
export const MOST_COUNT = 7;
export const SINGLE = 1;
export const TALL = 1 << (2 * COUNT_BITS);
/** Bits of the counts of stacks. */
export const STACK_BITS = 4 * COUNT_BITS;
export const EMPTY = 1 << STACK_BITS;
export const BEYOND = EMPTY << COUNT_BITS;

export const AT_EDGE = 1 << STACK_BITS;
export const TURN = 2 * AT_EDGE;

export function leaningsOf(weights: Weights): Leanings {
  return { singles: singleTable(weights), talls: tallTable(weights), empties: emptyTable(weights) };
}

function singleTable(weights: Weights): Float64Array {
  const { safe, exposedAtTurn, exposed, openAtTurn, open } = weights;
  const { attackedAtTurn, attacked, attackedTwiceAtTurn, attackedTwice } = weights;
  const leaning = (attackers: number, empty: number, atTurn: boolean) => {
    if (attackers > 1) return atTurn ? attackedTwiceAtTurn : attackedTwice;
    if (attackers === 1) return atTurn ? attackedAtTurn : attacked;
    if (empty > 2) return atTurn ? openAtTurn : open;
    if (empty > 0) return atTurn ? exposedAtTurn : exposed;
    return safe;
  };
  return Float64Array.from({ length: 1 << 8 }, (_, at) => {
    const owner = (at >> 6) & 1;
    return asSeen(leaning((at >> 3) & MOST_COUNT, at & MOST_COUNT, at >> 7 === owner), owner);
  });
}

function tallTable(weights: Weights): Float64Array {
  const { tall, tallAttackedAtTurn, tallAttacked, high, highAttackedAtTurn, highAttacked } = weights;
  const leaning = (isHigh: boolean, isAttacked: boolean, atTurn: boolean) => {
    if (!isAttacked) return isHigh ? high : tall;
    if (isHigh) return atTurn ? highAttackedAtTurn : highAttacked;
    return atTurn ? tallAttackedAtTurn : tallAttacked;
  };
  return Float64Array.from({ length: 1 << 4 }, (_, at) => {
    const owner = (at >> 2) & 1;
    return asSeen(leaning((at & 2) !== 0, (at & 1) !== 0, at >> 3 === owner), owner);
  });
}

function emptyTable(weights: Weights): Float64Array {
  const { beside, besideTwo, besideThree, besideTall, besideTwoTall } = weights;
  const { besideAtTurn, besideTwoAtTurn, besideThreeAtTurn, besideTallAtTurn, besideTwoTallAtTurn, edge } = weights;
  const single = [
    inProportion([0, beside, besideTwo, besideThree]),
    inProportion([0, besideAtTurn, besideTwoAtTurn, besideThreeAtTurn]),
  ];
  const tall = [inProportion([0, besideTall, besideTwoTall]), inProportion([0, besideTallAtTurn, besideTwoTallAtTurn])];
  const leaning = (at: number, seat: number, atTurn: number) => {
    const singles = (at >> (COUNT_BITS * seat)) & MOST_COUNT;
    const talls = (at >> (COUNT_BITS * (2 + seat))) & MOST_COUNT;
    const byEdge = (at & AT_EDGE) !== 0 && singles + talls > 0 ? edge : 0;
    return single[atTurn][singles] + tall[atTurn][talls] + byEdge;
  };
  return Float64Array.from({ length: 2 * TURN }, (_, at) => {
    const turn = at < TURN ? 0 : 1;
    return asSeen(leaning(at, 0, 1 - turn) - leaning(at, 1, turn), 0);
  });
}

/** Leanings by number of stacks, extrapolated in proportion beyond the last one given. */
function inProportion(given: readonly number[]): number[] {
  const last = given.length - 1;
  return Array.from({ length: MOST_COUNT + 1 }, (_, count) => given[count] ?? (given[last] * count) / last);
}

/** Converts a leaning towards a seat, in hundredths, to one towards seat 0, clamped to certainty. */
function asSeen(leaning: number, seat: number): number {
  return ((1 - 2 * seat) * Math.max(-100, Math.min(100, leaning))) / 100;
}
