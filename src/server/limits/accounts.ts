import { ACCOUNT_BURST_SECONDS, ACCOUNT_SHARES } from './limits.ts';
import { TokenBucket } from './token-bucket.ts';

/** What costs the server something. */
export type Costly = keyof typeof ACCOUNT_SHARES;

/** How much each account may do, whatever its tokens, sockets and addresses. Each process counts for itself. */
export class AccountLimits {
  /** Actions per minute. */
  private readonly limit: number;
  /** Recently active accounts, and those active before: an account in neither has its full allowance. */
  private recent = new Map<string, TokenBucket>();
  private before = new Map<string, TokenBucket>();
  private since = performance.now();

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Notes that a user does something; false if it is too much. */
  take(user: string, what: Costly): boolean {
    const now = performance.now();
    if (now - this.since > ACCOUNT_BURST_SECONDS * 1000) {
      this.before = this.recent;
      this.recent = new Map();
      this.since = now;
    }
    const key = `${what} ${user}`;
    const bucket = this.recent.get(key) ?? this.before.get(key) ?? this.newBucket(what, now);
    this.recent.set(key, bucket);
    return bucket.take(now);
  }

  /** Seconds after which a refused user may try again. */
  wait(what: Costly): number {
    return Math.ceil(60 / (this.limit * ACCOUNT_SHARES[what]));
  }

  private newBucket(what: Costly, now: number): TokenBucket {
    const perSecond = (this.limit * ACCOUNT_SHARES[what]) / 60;
    return new TokenBucket(Math.max(1, perSecond * ACCOUNT_BURST_SECONDS), perSecond, now);
  }
}
