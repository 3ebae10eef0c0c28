/**
 * An entry is four words: the key in two halves, a value of 32 bits, and one of 26 bits with the work it took above it.
 * The work is stored as a bit length, and is 0 only in an empty entry.
 */
const WORDS = 4;
const WORK_SHIFT = 26;
const SECOND = (1 << WORK_SHIFT) - 1;
/** Words of the four neighbouring entries in which a key may stand. */
const BUCKET = 4 * WORDS;

/**
 * From 64-bit keys to two values, in a fixed amount of memory. When full, the entry that took the least work is
 * replaced first.
 */
export class SolveTable {
  private readonly words: Int32Array;
  private filled = 0;
  private readonly mask: number;

  constructor(megabytes: number) {
    const buckets = 2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / (4 * BUCKET)));
    this.words = new Int32Array(buckets * BUCKET);
    this.mask = buckets - 1;
  }

  /** How full it is, 0 to 1. */
  get fill(): number {
    return (this.filled * WORDS) / this.words.length;
  }

  /** Copies entries that took at least `work` nodes, as many as fit, and returns where to continue; -1 at the end. */
  take(from: number, work: number, into: Int32Array): { readonly next: number; readonly filled: number } {
    const { words } = this;
    const least = bitsOf(work);
    let filled = 0;
    let at = from;
    for (; at < words.length && filled < into.length; at += WORDS) {
      if (words[at + 3] >>> WORK_SHIFT < least) continue;
      for (let word = 0; word < WORDS; word++) into[filled++] = words[at + word];
    }
    return { next: at < words.length ? at : -1, filled };
  }

  /** Restores entries returned by take, also from a table of another size. */
  give(entries: Int32Array, length: number): void {
    for (let at = 0; at < length; at += WORDS) {
      const last = entries[at + 3];
      const work = 2 ** ((last >>> WORK_SHIFT) - 2);
      this.put(entries[at], entries[at + 1], entries[at + 2], last & SECOND, work);
    }
  }

  /** Where the entry of a key is, or -1. */
  find(lo: number, hi: number): number {
    const { words } = this;
    const start = this.bucketOf(lo, hi);
    for (let at = start; at < start + BUCKET; at += WORDS) if (words[at] === lo && words[at + 1] === hi) return at;
    return -1;
  }

  first(at: number): number {
    return this.words[at + 2];
  }

  second(at: number): number {
    return this.words[at + 3] & SECOND;
  }

  /** Second is below 2 ** 26; work is a number of nodes. */
  put(lo: number, hi: number, first: number, second: number, work: number): void {
    const { words } = this;
    const start = this.bucketOf(lo, hi);
    let best = start;
    let least = 64;
    for (let at = start; at < start + BUCKET; at += WORDS) {
      if (words[at] === lo && words[at + 1] === hi) {
        best = at;
        break;
      }
      const took = words[at + 3] >>> WORK_SHIFT;
      if (took < least) {
        least = took;
        best = at;
      }
    }
    if (words[best + 3] === 0) this.filled++;
    words[best] = lo;
    words[best + 1] = hi;
    words[best + 2] = first;
    words[best + 3] = second | (bitsOf(work) << WORK_SHIFT);
  }

  /** Keys are the smallest of several, so the high bits of lo are mostly equal: the low ones choose the bucket. */
  private bucketOf(lo: number, hi: number): number {
    return (((Math.imul(lo, 0x2c1b3c6d) >>> 7) ^ hi) & this.mask) * BUCKET;
  }
}

/** Bit length of a number of nodes, plus one, since empty entries have 0. */
function bitsOf(work: number): number {
  return 33 - Math.clz32(work);
}
