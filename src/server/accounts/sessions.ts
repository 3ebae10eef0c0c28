import { hashOf, newName } from '../secrets.ts';
import type { Store } from '../store/store.ts';

export interface User {
  readonly id: string;
  /** Guests have no way to sign in again but their session. */
  readonly kind: 'guest' | 'person' | 'bot';
  readonly name: string;
}

const DAY = 86_400_000;
const IDLE_MS = 30 * DAY;
const ABSOLUTE_MS = 180 * DAY;
/** How often it is noted that a session is in use. */
const NOTE_MS = 3_600_000;

/** Who is who: a token known to one browser only stands for a user; only its hash is stored. */
export class Sessions {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** A new guest and the token that proves to be them. */
  async welcome(name: string | undefined): Promise<{ user: User; token: string }> {
    const at = this.now();
    const id = newName();
    const user: User = { id, kind: 'guest', name: name ?? `Guest ${id.slice(0, 4)}` };
    const token = newName();
    const { db } = this.store;
    await this.store.batch([
      db.insertInto('users').values({ ...user, created_at: at }),
      db.insertInto('sessions').values({ hash: hashOf(token), user_id: id, created_at: at, seen_at: at }),
    ]);
    return { user, token };
  }

  /** Whose token it is; undefined for nobody's, or when it is too old. */
  async find(token: string): Promise<User | undefined> {
    const hash = hashOf(token);
    const { db } = this.store;
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.kind', 'users.name', 'sessions.created_at', 'sessions.seen_at'])
      .where('sessions.hash', '=', hash)
      .executeTakeFirst();
    const now = this.now();
    if (row === undefined || now - row.seen_at > IDLE_MS || now - row.created_at > ABSOLUTE_MS) return undefined;
    if (now - row.seen_at > NOTE_MS) {
      await db.updateTable('sessions').set({ seen_at: now }).where('hash', '=', hash).execute();
    }
    return { id: row.id, kind: row.kind as User['kind'], name: row.name };
  }

  async end(token: string): Promise<void> {
    await this.store.db.deleteFrom('sessions').where('hash', '=', hashOf(token)).execute();
  }
}
