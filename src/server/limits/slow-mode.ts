import { TokenBucket } from './token-bucket.ts';

/** Messages that a talk takes at once, and a second after that, before it is a busy one. */
const BURST = 20;
const PER_SECOND = 2;
/** In a busy talk everybody may write so often. */
const SLOW_MS = 15_000;
/** What nobody wrote in for so long is quiet again. */
const QUIET_MS = 60_000;

interface Talk {
  readonly bucket: TokenBucket;
  /** When each last wrote. */
  readonly writers: Map<string, number>;
  last: number;
}

/** Slows a talk in which many write at once, so that it can be read, and costs others nothing. Each process counts for itself. */
export class SlowMode {
  private readonly talks = new Map<string, Talk>();
  private tidied = 0;

  /** Whether somebody may write in a talk now, in milliseconds of a clock that never goes back. */
  take(talk: string, user: string, now: number): boolean {
    this.tidy(now);
    const found = this.talks.get(talk) ?? {
      bucket: new TokenBucket(BURST, PER_SECOND, now),
      writers: new Map(),
      last: now,
    };
    this.talks.set(talk, found);
    const isBusy = !found.bucket.take(now);
    if (isBusy && now - (found.writers.get(user) ?? -SLOW_MS) < SLOW_MS) return false;
    found.writers.set(user, now);
    found.last = now;
    return true;
  }

  private tidy(now: number): void {
    if (now - this.tidied < QUIET_MS) return;
    this.tidied = now;
    for (const [name, { last, writers }] of this.talks) {
      if (now - last > QUIET_MS) this.talks.delete(name);
      for (const [user, at] of writers) if (now - at > SLOW_MS) writers.delete(user);
    }
  }
}
