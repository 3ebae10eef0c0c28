import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { historyIndex, historySize } from '../history-index.ts';

/** Values stay within ± this. */
export const MOST_HISTORY = 1 << 14;
const MOST_BONUS = 1 << 11;
/** Pairs of moves share this many places: a pair that is met often soon owns its place. */
const PAIR_BITS = 16;

/**
 * How well moves did so far, for a seat anywhere, and after the move before them and after the one before that. Which
 * move last refuted another is a counter move.
 */
export class Histories {
  private moves = new Int16Array(0);
  private readonly pairs: Int16Array;
  private counters = new Int32Array(0);
  private readonly hasCounters: boolean;
  private readonly hasPairs: boolean;

  constructor({ counterMove, continuation }: { readonly counterMove: number; readonly continuation: number }) {
    this.hasCounters = counterMove > 0;
    this.hasPairs = continuation > 0;
    this.pairs = new Int16Array(this.hasPairs ? 2 << PAIR_BITS : 0);
  }

  /** Makes room for the moves of a game, and forgets what was learned, unless it is to be kept. */
  begin(moveLimit: number, keeps: boolean): void {
    const size = historySize(moveLimit);
    if (this.moves.length < size) {
      this.moves = new Int16Array(size);
      if (this.hasCounters) this.counters = new Int32Array(size).fill(NO_MOVE);
    } else if (!keeps) {
      this.moves.fill(0);
      this.counters.fill(NO_MOVE);
    }
    if (!keeps) this.pairs.fill(0);
  }

  /** What a move is worth after the two before it, given as history indices. */
  worth(move: Move, seat: Seat, before: number, earlier: number): number {
    const index = historyIndex(move, seat);
    const alone = this.moves[index];
    return this.hasPairs ? alone + this.pairs[pairOf(before, index, 0)] + this.pairs[pairOf(earlier, index, 1)] : alone;
  }

  /** The move that last refuted the one before; NO_MOVE where there is none. */
  counter(before: number): Move {
    return this.hasCounters && before >= 0 ? this.counters[before] : NO_MOVE;
  }

  /** A move at this place refuted the position, and those listed before it from at on did not. */
  learn(list: Int32Array, at: number, index: number, seat: Seat, depth: number, before: number, earlier: number): void {
    const bonus = Math.min(16 * depth * depth, MOST_BONUS);
    const best = historyIndex(list[index], seat);
    this.add(best, bonus, before, earlier);
    for (let other = at; other < index; other++) this.add(historyIndex(list[other], seat), -bonus, before, earlier);
    if (this.hasCounters && before >= 0) this.counters[before] = list[index];
  }

  private add(index: number, bonus: number, before: number, earlier: number): void {
    addTo(this.moves, index, bonus);
    if (!this.hasPairs) return;
    addTo(this.pairs, pairOf(before, index, 0), bonus);
    addTo(this.pairs, pairOf(earlier, index, 1), bonus);
  }
}

/** Place of a pair of moves in one of the two tables. */
function pairOf(before: number, index: number, table: number): number {
  return ((Math.imul(Math.imul(before, 0x9e3779b1) + index, 0x2c1b3c6d) >>> (32 - PAIR_BITS)) << 1) | table;
}

/**
 * History with gravity: the further a value has moved one way, the less it moves further, so it stays bounded and
 * recent results count.
 */
function addTo(values: Int16Array, index: number, bonus: number): void {
  const value = values[index];
  values[index] = value + bonus - (((value * Math.abs(bonus)) / MOST_HISTORY) | 0);
}

/** Bytes that the histories of a game need. */
export function historiesBytes(moveLimit: number): number {
  const counters = Int32Array.BYTES_PER_ELEMENT * historySize(moveLimit);
  return Int16Array.BYTES_PER_ELEMENT * (historySize(moveLimit) + (2 << PAIR_BITS)) + counters;
}
