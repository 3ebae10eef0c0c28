import { hashOf } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

/** What a code is for. */
type CodeKind = 'transfer' | 'new passkey' | 'passkey';

/** Codes that are valid once and for a short time; only their hashes are stored. */
export class Codes {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Makes a code valid for a user, or for anyone who knows it. */
  async issue(kind: CodeKind, word: string, user: string | null, milliseconds: number): Promise<void> {
    const { db } = this.store;
    const code = { hash: hashOf(word), kind, user_id: user, expires_at: this.now() + milliseconds };
    await this.store.batch([
      db.deleteFrom('codes').where('expires_at', '<', this.now()),
      db.insertInto('codes').values(code),
    ]);
  }

  /** Uses a code up. Returns its user, or undefined if it was never valid or no longer is. */
  async take(kind: CodeKind, word: string): Promise<{ readonly user: string | null } | undefined> {
    const taken = await this.store.db
      .deleteFrom('codes')
      .where('hash', '=', hashOf(word))
      .where('kind', '=', kind)
      .returning(['user_id', 'expires_at'])
      .executeTakeFirst();
    return taken === undefined || taken.expires_at < this.now() ? undefined : { user: taken.user_id };
  }
}
