import type { Move } from '../core/types.ts';
import { PROVED } from './search.ts';

/** What a stored score says of the true one: bits, so that EXACT is both. */
export const AT_LEAST = 1;
export const AT_MOST = 2;
export const EXACT = 3;

/** Depth of a score that no deeper search can change, because every line it rests on ends the game. */
export const RESOLVED = 255;

/** Words of an entry: keyLo, keyHi, score << 10 | bound << 8 | depth, move << 8 | age. Age 0 is an empty entry. */
const ENTRY = 4;
/** Two entries share a bucket, half a line of a processor's cache. */
const BUCKET = 2 * ENTRY;

/**
 * What a search remembers of positions it has seen, in one typed array.
 * Only entries of the present age are found: a think begins with an empty table, and so depends on nothing before it,
 * without the time it takes to clear millions of words.
 */
export class Table {
  private readonly words: Int32Array;
  private readonly shift: number;
  private age = 0;

  /** Room for 2 to the power of bits positions, 16 bytes each. */
  constructor(bits: number) {
    if (bits < 2 || bits > 26) throw new Error(`A table of 2^${bits} entries`);
    this.words = new Int32Array(2 ** bits * ENTRY);
    this.shift = 33 - bits;
  }

  /** Forgets everything. */
  begin(): void {
    if (this.age === 255) this.words.fill(0);
    this.age = (this.age % 255) + 1;
  }

  /** The entry of a position, to be asked for its parts, or -1. */
  find(keyLo: number, keyHi: number): number {
    const { words, age } = this;
    const first = this.bucket(keyLo);
    if (words[first] === keyLo && words[first + 1] === keyHi && (words[first + 3] & 255) === age) return first;
    const second = first + ENTRY;
    if (words[second] === keyLo && words[second + 1] === keyHi && (words[second + 3] & 255) === age) return second;
    return -1;
  }

  move(entry: number): Move {
    return this.words[entry + 3] >> 8;
  }

  depth(entry: number): number {
    return this.words[entry + 2] & 255;
  }

  /** AT_LEAST, AT_MOST or EXACT. */
  bound(entry: number): number {
    return (this.words[entry + 2] >> 8) & 3;
  }

  /** The score for a search that reaches the position after so many plies. */
  score(entry: number, ply: number): number {
    const score = this.words[entry + 2] >> 10;
    return score >= PROVED ? score - ply : score <= -PROVED ? score + ply : score;
  }

  /** Takes the place of the same position, else of an entry of another age, else of the shallower one. */
  store(keyLo: number, keyHi: number, ply: number, move: Move, score: number, bound: number, depth: number): void {
    const { words, age } = this;
    const first = this.bucket(keyLo);
    const second = first + ENTRY;
    let at = first;
    // An entry of another age counts as empty even when it has the same key, or a think would depend on those before.
    if ((words[first + 3] & 255) === age && (words[first] !== keyLo || words[first + 1] !== keyHi)) {
      const isFree = (words[second + 3] & 255) !== age;
      const isSame = words[second] === keyLo && words[second + 1] === keyHi;
      if (isFree || isSame || (words[second + 2] & 255) <= (words[first + 2] & 255)) at = second;
    }
    // A win or loss is so many plies away from the position, by whichever way it was reached.
    const distant = score >= PROVED ? score + ply : score <= -PROVED ? score - ply : score;
    words[at] = keyLo;
    words[at + 1] = keyHi;
    words[at + 2] = (distant << 10) | (bound << 8) | depth;
    words[at + 3] = (move << 8) | age;
  }

  /** The high bits choose: the lowest bits of a key are only sums of the lowest bits of the contents. */
  private bucket(keyLo: number): number {
    return (keyLo >>> this.shift) * BUCKET;
  }
}
