import { hashOf, newName } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

/**
 * Browsers in which somebody has signed in before. Attempts made elsewhere under the same name do not count against
 * them, so that nobody can be locked out of their own account from afar.
 */
export class Devices {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Whether this user has signed in there. */
  async knows(token: string, user: string): Promise<boolean> {
    return (await this.usersAt(token)).includes(user);
  }

  /** Notes that a user signed in there. Returns what the device should store; only values made by us are kept. */
  async note(token: string | undefined, user: string): Promise<string> {
    const isOurs = token !== undefined && (await this.usersAt(token)).length > 0;
    const kept = isOurs ? token : newName();
    const seen_at = this.now();
    await this.store.db
      .insertInto('devices')
      .values({ hash: hashOf(kept), user_id: user, seen_at })
      .onConflict((conflict) => conflict.columns(['hash', 'user_id']).doUpdateSet({ seen_at }))
      .execute();
    return kept;
  }

  /** After a change of password every device has to prove itself again. */
  async forget(user: string): Promise<void> {
    await this.store.db.deleteFrom('devices').where('user_id', '=', user).execute();
  }

  private async usersAt(token: string): Promise<string[]> {
    const rows = await this.store.db
      .selectFrom('devices')
      .select('user_id')
      .where('hash', '=', hashOf(token))
      .execute();
    return rows.map(({ user_id }) => user_id);
  }
}
