/** A seeded generator (xorshift, 32 bits of state). The engine's only source of random numbers. */
export class Random {
  private state: number;

  constructor(seed: number) {
    // Seeds that differ by one must not give related sequences, and the state must never be 0.
    const mixed = Math.imul(seed ^ (seed >>> 16) ^ 0x9e3779b9, 0x21f0aaad);
    this.state = mixed ^ (mixed >>> 15) || 1;
  }

  /** A whole number from 0 to limit - 1, each as likely as the others. */
  below(limit: number): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return ((x >>> 0) * limit * 2 ** -32) | 0;
  }
}
