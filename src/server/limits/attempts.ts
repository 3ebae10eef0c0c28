import { hashOf } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { ATTEMPT_SPAN_MS } from './limits.ts';

/** Counts attempts, for all processes together and across restarts. Only hashes of names and addresses are stored. */
export class Attempts {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Notes an attempt; false when there were too many in this quarter of an hour. */
  async allow(what: string, most: number): Promise<boolean> {
    const { db } = this.store;
    const span = Math.floor(this.now() / ATTEMPT_SPAN_MS);
    const { count } = await db
      .insertInto('tries')
      .values({ what: hashOf(what), span, count: 1 })
      .onConflict((conflict) =>
        conflict.column('what').doUpdateSet((row) => ({
          span,
          count: row
            .case()
            .when('tries.span', '=', span)
            .then(row('tries.count', '+', 1))
            .else(1)
            .end(),
        })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count === 1) await db.deleteFrom('tries').where('span', '<', span).execute();
    return count <= most;
  }

  /** Notes an attempt in several counts, the narrowest first: a refusal counts no further, to spare the others. */
  async allowAll(counts: readonly (readonly [what: string, most: number])[]): Promise<boolean> {
    for (const [what, most] of counts) if (!(await this.allow(what, most))) return false;
    return true;
  }
}
