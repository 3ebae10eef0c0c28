import { hashOf, newName } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

export interface User {
  readonly id: string;
  /** A guest's session is their only way to sign in again. */
  readonly kind: 'guest' | 'person' | 'bot';
  readonly name: string;
}

/** A signed-in browser, as its owner sees it. */
export interface SessionNote {
  /** Its hash: proves nothing, so it may be shown. */
  readonly id: string;
  readonly device: string;
  readonly created_at: number;
  readonly seen_at: number;
}

const DAY = 86_400_000;
export const IDLE_MS = 30 * DAY;
export const ABSOLUTE_MS = 180 * DAY;
/** How long after proving their identity somebody may add ways to sign in. */
const PROVEN_MS = 10 * 60_000;
/** How often the server notes that a session is in use. */
const NOTE_MS = 3_600_000;

/** Identifies users: a token known to only one browser stands for a user; only its hash is stored. */
export class Sessions {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly ended: (session: string) => void;

  /** ended is called for each session that is over. */
  constructor(store: Store, now: () => number, ended: (session: string) => void) {
    this.store = store;
    this.now = now;
    this.ended = ended;
  }

  /** A new guest and the token that proves their identity. */
  async welcome(name: string | undefined, device = ''): Promise<{ user: User; token: string }> {
    const id = newName();
    const user: User = { id, kind: 'guest', name: name ?? `Guest ${id.slice(0, 4)}` };
    const { token, insert } = this.newSession(id, device, false);
    await this.store.batch([this.store.db.insertInto('users').values({ ...user, created_at: this.now() }), insert]);
    return { user, token };
  }

  /** The token of a new session, which replaces the one this browser had before. */
  async begin(user: string, device: string, before: string | undefined, isProven = false): Promise<string> {
    const { token, insert } = this.newSession(user, device, isProven);
    const { db } = this.store;
    await this.store.batch([
      insert,
      ...(before === undefined ? [] : [db.deleteFrom('sessions').where('hash', '=', before)]),
    ]);
    if (before !== undefined) this.ended(before);
    return token;
  }

  /** The token's user; undefined if it is unknown or too old. */
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

  /** Notes that the owner of a session has just proved their identity. */
  async prove(session: string): Promise<void> {
    await this.store.db.updateTable('sessions').set({ proven_at: this.now() }).where('hash', '=', session).execute();
  }

  /** Whether the owner of a session has recently proved their identity. */
  async isProven(session: string): Promise<boolean> {
    const row = await this.store.db
      .selectFrom('sessions')
      .select('proven_at')
      .where('hash', '=', session)
      .executeTakeFirst();
    return row !== undefined && this.now() - row.proven_at < PROVEN_MS;
  }

  /** The sessions of a user that are still valid, the most recently used first. */
  async list(user: string): Promise<SessionNote[]> {
    const now = this.now();
    const rows = await this.store.db
      .selectFrom('sessions')
      .select(['hash as id', 'device', 'created_at', 'seen_at'])
      .where('user_id', '=', user)
      .where('seen_at', '>=', now - IDLE_MS)
      .where('created_at', '>=', now - ABSOLUTE_MS)
      .orderBy('seen_at', 'desc')
      .execute();
    return rows;
  }

  /** Ends one of a user's sessions; whether there was one. */
  async end(user: string, session: string): Promise<boolean> {
    const { numDeletedRows } = await this.store.db
      .deleteFrom('sessions')
      .where('hash', '=', session)
      .where('user_id', '=', user)
      .executeTakeFirst();
    if (numDeletedRows > 0n) this.ended(session);
    return numDeletedRows > 0n;
  }

  /** Ends all sessions of a user but one. */
  async endOthers(user: string, kept: string | undefined): Promise<void> {
    for (const { id } of await this.list(user)) if (id !== kept) await this.end(user, id);
  }

  private newSession(user: string, device: string, isProven: boolean) {
    const token = newName();
    const at = this.now();
    const times = { created_at: at, seen_at: at, proven_at: isProven ? at : 0 };
    const row = { hash: hashOf(token), user_id: user, device, ...times };
    return { token, insert: this.store.db.insertInto('sessions').values(row) };
  }
}
