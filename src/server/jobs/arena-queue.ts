import about from '../../../package.json' with { type: 'json' };
import type { Store } from '../store/store.ts';

/** Only workers of the same version play as the asker expects. */
export const ARENA_JOB = `arena game ${about.version}`;
/** Results that nobody has fetched for this long are deleted. */
const KEEP_MS = 30 * 24 * 3_600_000;

/** A game of a match as a job, in texts that only the asker and the players read. */
export interface ArenaOrder {
  readonly match: string;
  /** Its place in the schedule of the match. */
  readonly id: number;
  readonly order: string;
}

/** How it went, or why it cannot be played. */
export type ArenaAnswer = { readonly outcome: string } | { readonly fault: string };

/** The games of matches that workers elsewhere play. */
export class ArenaQueue {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Puts games at the end of the queue; those already in it stay where they are. */
  async ask(orders: readonly ArenaOrder[]): Promise<void> {
    if (orders.length === 0) return;
    const at = this.now();
    const rows = orders.map((order, index) => ({
      key: keyOf(order.match, order.id),
      kind: ARENA_JOB,
      body: JSON.stringify(order),
      created_at: at,
      // In their order.
      due_at: at + index,
      tries: 0,
    }));
    const insert = this.store.db.insertInto('jobs').values(rows);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }

  /** The games of a match that were played and not yet fetched. */
  async answers(match: string): Promise<{ id: number; answer: ArenaAnswer }[]> {
    const found = this.store.db.selectFrom('arena_games').select(['id', 'body']).where('match', '=', match);
    const rows = await found.orderBy('id').execute();
    return rows.map(({ id, body }) => ({ id, answer: JSON.parse(body) }));
  }

  /** The asker has received these games. */
  async fetched(match: string, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.store.db.deleteFrom('arena_games').where('match', '=', match).where('id', 'in', ids).execute();
  }

  /** Whether any game of a match was ever taken by a worker. */
  async isBegun(match: string): Promise<boolean> {
    const { db } = this.store;
    const taken = db.selectFrom('jobs').select('key').where('key', 'like', keyOf(match, '%')).where('tries', '>', 0);
    return (await taken.executeTakeFirst()) !== undefined;
  }

  /** Removes the games of a match from the queue that no worker has begun. */
  async withdraw(match: string): Promise<void> {
    const { db } = this.store;
    await db.deleteFrom('jobs').where('key', 'like', keyOf(match, '%')).where('tries', '=', 0).execute();
  }

  /** The match is no longer wanted. */
  async end(match: string): Promise<void> {
    const { db } = this.store;
    const old = this.now() - KEEP_MS;
    await this.store.batch([
      db.deleteFrom('jobs').where('key', 'like', keyOf(match, '%')),
      db.deleteFrom('arena_games').where((by) => by.or([by('match', '=', match), by('at', '<', old)])),
    ]);
  }
}

function keyOf(match: string, id: number | '%'): string {
  return `arena ${match} ${id}`;
}
