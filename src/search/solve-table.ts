/**
 * An entry is four words: the key in two halves, a value of 32 bits, and one of 26 bits with the work it took above it.
 * The work is counted in bits, and is 0 in an empty entry alone.
 */
const WORDS = 4;
const WORK_SHIFT = 26;
const SECOND = (1 << WORK_SHIFT) - 1;
/** Words of the four neighbouring entries in which a key may stand. */
const BUCKET = 4 * WORDS;

/** From 64-bit keys to two values, in a fixed amount of memory. Where it is full, what took the least work goes first. */
export class SolveTable {
  private readonly words: Int32Array;
  private readonly mask: number;

  constructor(megabytes: number) {
    const buckets = 2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / (4 * BUCKET)));
    this.words = new Int32Array(buckets * BUCKET);
    this.mask = buckets - 1;
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
    words[best] = lo;
    words[best + 1] = hi;
    words[best + 2] = first;
    words[best + 3] = second | ((33 - Math.clz32(work)) << WORK_SHIFT);
  }

  /** Keys are the smallest of several, so the high bits of lo are mostly alike: the low ones choose. */
  private bucketOf(lo: number, hi: number): number {
    return (((Math.imul(lo, 0x2c1b3c6d) >>> 7) ^ hi) & this.mask) * BUCKET;
  }
}
