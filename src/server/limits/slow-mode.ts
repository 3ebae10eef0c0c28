import { CHAT } from './limits.ts';
import { TokenBucket } from './token-bucket.ts';

interface Talk {
  readonly bucket: TokenBucket;
  /** When each last wrote. */
  readonly writers: Map<string, number>;
  last: number;
}

/** Slows a busy chat so that it stays readable, at no cost to other chats. Each process counts for itself. */
export class SlowMode {
  private readonly talks = new Map<string, Talk>();
  private tidied = 0;

  /** Whether somebody may write in a chat now, in milliseconds of a clock that never goes back. */
  take(talk: string, user: string, now: number): boolean {
    this.tidy(now);
    const found = this.talks.get(talk) ?? {
      bucket: new TokenBucket(CHAT.burst, CHAT.perSecond, now),
      writers: new Map(),
      last: now,
    };
    this.talks.set(talk, found);
    const isBusy = !found.bucket.take(now);
    if (isBusy && now - (found.writers.get(user) ?? -CHAT.slowMs) < CHAT.slowMs) return false;
    found.writers.set(user, now);
    found.last = now;
    return true;
  }

  private tidy(now: number): void {
    if (now - this.tidied < CHAT.quietMs) return;
    this.tidied = now;
    for (const [name, { last, writers }] of this.talks) {
      if (now - last > CHAT.quietMs) this.talks.delete(name);
      for (const [user, at] of writers) if (now - at > CHAT.slowMs) writers.delete(user);
    }
  }
}
