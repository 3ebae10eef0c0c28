import { type Move, NO_MOVE } from '../../core/types.ts';
import { PROVED } from '../search.ts';

/** What a stored score says about the true one; EXACT has the bits of both bounds. */
export const LOWER_BOUND = 1;
export const UPPER_BOUND = 2;
export const EXACT = 3;

/** Depth of a score that no deeper search can change, because every line it rests on ends the game. */
export const PROVED_DEPTH = 255;

/**
 * Words of an entry: keyLo ^ what, seal ^ move, what = score << 10 | bound << 8 | depth, move. The seal is keyHi with
 * its lowest bits, the least random ones, replaced by the age. Age 0 is an empty entry. Another thread may write while
 * this one reads: a key that matches only half of what is read is not recovered, and halves of two entries of one
 * position are both true.
 */
const ENTRY = 4;
/** Two entries share a bucket, half a cache line. */
const BUCKET = 2 * ENTRY;

/** Bytes of memory for a table of 2 to the power of bits positions; the last word is the current age. */
export function tableBytes(bits: number): number {
  return (2 ** bits * ENTRY + 1) * Int32Array.BYTES_PER_ELEMENT;
}

/**
 * The transposition table: what a search remembers of positions it has seen, in one typed array. Only entries of the
 * current age are found: every think begins with an empty table, and so depends on nothing before it, without spending
 * time on clearing millions of words.
 */
export class TranspositionTable {
  private readonly words: Int32Array;
  private readonly shift: number;
  private age = 0;
  /** Of the entry last found. */
  private what = 0;
  private best: Move = NO_MOVE;

  /** Room for 2 to the power of bits positions, 16 bytes each; threads that share it are given the same memory. */
  constructor(bits: number, memory: ArrayBufferLike = new ArrayBuffer(tableBytes(bits))) {
    if (bits < 2 || bits > 26) throw new Error(`A table of 2^${bits} entries`);
    this.words = new Int32Array(memory, 0, tableBytes(bits) / Int32Array.BYTES_PER_ELEMENT);
    this.shift = 33 - bits;
  }

  /** Forgets everything, for all who share the memory. */
  begin(): void {
    const { words } = this;
    const last = words.length - 1;
    if (words[last] === 255) words.fill(0);
    words[last]++;
    this.age = words[last];
  }

  /** Continues the age that another thread has begun. */
  join(): void {
    this.age = this.words[this.words.length - 1];
  }

  /** Whether anything is known of a position; its fields can then be read until the next find. */
  find(keyLo: number, keyHi: number): boolean {
    const first = this.bucket(keyLo);
    return this.holds(first, keyLo, keyHi) || this.holds(first + ENTRY, keyLo, keyHi);
  }

  move(): Move {
    return this.best;
  }

  depth(): number {
    return this.what & 255;
  }

  /** LOWER_BOUND, UPPER_BOUND or EXACT. */
  bound(): number {
    return (this.what >> 8) & 3;
  }

  /** The score for a search that reaches the position after `ply` plies. */
  score(ply: number): number {
    const score = this.what >> 10;
    return score >= PROVED ? score - ply : score <= -PROVED ? score + ply : score;
  }

  /** Replaces the entry of the same position, else one of another age, else the shallower one. */
  store(keyLo: number, keyHi: number, ply: number, move: Move, score: number, bound: number, depth: number): void {
    const { words, age } = this;
    const first = this.bucket(keyLo);
    const second = first + ENTRY;
    let at = first;
    // An entry of another age counts as empty even when it has the same key, or a think would depend on earlier ones.
    if (ageAt(words, first) === age && !this.holds(first, keyLo, keyHi)) {
      const isFree = ageAt(words, second) !== age;
      if (isFree || this.holds(second, keyLo, keyHi) || (words[second + 2] & 255) <= (words[first + 2] & 255))
        at = second;
    }
    // The distance to a win or loss is stored from this position, however it was reached.
    const distant = score >= PROVED ? score + ply : score <= -PROVED ? score - ply : score;
    const what = (distant << 10) | (bound << 8) | depth;
    words[at] = keyLo ^ what;
    words[at + 1] = ((keyHi & ~255) | age) ^ move;
    words[at + 2] = what;
    words[at + 3] = move;
  }

  /** Reads an entry, each word once, and says whether it is this position's. */
  private holds(at: number, keyLo: number, keyHi: number): boolean {
    const { words } = this;
    const what = words[at + 2];
    const best = words[at + 3];
    this.what = what;
    this.best = best;
    return (words[at] ^ what) === keyLo && (words[at + 1] ^ best) === ((keyHi & ~255) | this.age);
  }

  /** The high bits choose: the lowest bits of a key are only sums of the lowest bits of the contents. */
  private bucket(keyLo: number): number {
    return (keyLo >>> this.shift) * BUCKET;
  }
}

function ageAt(words: Int32Array, at: number): number {
  return (words[at + 1] ^ words[at + 3]) & 255;
}
