/** Allows a burst at once, and a number per second after that. */
export class TokenBucket {
  private level: number;
  private last: number;
  private readonly burst: number;
  private readonly perSecond: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.level = burst;
    this.last = now;
  }

  take(now: number): boolean {
    this.level = Math.min(this.burst, this.level + ((now - this.last) / 1000) * this.perSecond);
    this.last = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
