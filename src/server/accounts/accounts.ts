import type { Compilable } from 'kysely';
import { isReserved, seenOf, skeletonOf } from '../../protocol/lookalikes.ts';
import { foldName, LONGEST_NAME, readName } from '../../protocol/names.ts';
import type { PeopleErrorCode } from '../../protocol/people.ts';
import { tidy } from '../../record/limits.ts';
import { withLock } from '../store/lock.ts';
import type { Store } from '../store/store.ts';
import { hashPassword, isPassword, isWeak } from './passwords.ts';
import type { User } from './sessions.ts';

/** Follows a guest's name that an account has: no account name may contain it. */
const GUEST_MARK = ' (guest)';

/** Refused, and why. */
export interface RefusedChange {
  readonly code: PeopleErrorCode;
}

/** A user, and since when they have had the account. */
export type Member = User & { readonly created_at: number };

/** People who can sign in again: they have a name of their own, and a passkey or a password. */
export class Accounts {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The account of this name, however it is written. */
  find(name: string): Promise<Member | undefined> {
    return this.member('handle', foldName(name));
  }

  byId(id: string): Promise<Member | undefined> {
    return this.member('id', id);
  }

  /** Turns a guest into an account that can sign in with what the statement stores. Games and seats stay theirs. */
  async upgrade(user: User, given: string, key: Compilable): Promise<User | RefusedChange> {
    const name = readName(given);
    if (name === undefined) return { code: 'bad name' };
    const named = this.store.db
      .updateTable('users')
      .set({ kind: 'person', name, handle: foldName(name), skeleton: skeletonOf(name) })
      .where('id', '=', user.id)
      .where('kind', '=', 'guest');
    return this.claim({ ...user, kind: 'person', name }, [named, key]);
  }

  async rename(user: User, given: string): Promise<User | RefusedChange> {
    const name = readName(given);
    if (user.kind === 'guest') return { code: 'guest' };
    if (name === undefined) return { code: 'bad name' };
    const named = this.store.db
      .updateTable('users')
      .set({ name, handle: foldName(name), skeleton: skeletonOf(name) })
      .where('id', '=', user.id);
    return this.claim({ ...user, name }, [named]);
  }

  /** Gives a guest a name and a password, or an account a new password if the old one is known. */
  async setPassword(
    user: User,
    { name = '', password, before }: { name?: string | undefined; password: string; before?: string | undefined },
  ): Promise<User | RefusedChange> {
    // Hashing is slow, so everything that can be refused is refused before it.
    const wanted = await this.nameFor(user, name);
    if (typeof wanted !== 'string') return wanted;
    if (isWeak(password, wanted)) return { code: 'weak password' };
    const stored = await this.passwordOf(user.id);
    if (stored !== undefined && !(await isPassword(before ?? '', stored))) return { code: 'wrong' };
    const hash = await hashPassword(password);
    const changed_at = this.now();
    const insert = this.store.db.insertInto('passwords').values({ user_id: user.id, hash, changed_at });
    // When the same guest is upgraded twice at once, the second attempt finds a password and is refused.
    if (user.kind === 'guest') return this.upgrade(user, name, insert);
    const replace = insert.onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, changed_at }));
    await this.store.batch([replace]);
    return user;
  }

  /** The name an account will have: for a guest the new one, if it is free. */
  async nameFor(user: User, given: string): Promise<string | RefusedChange> {
    if (user.kind !== 'guest') return user.name;
    const name = readName(given);
    if (name === undefined) return { code: 'bad name' };
    return (await this.isTaken(name, user.id)) ? { code: 'name taken' } : name;
  }

  /** Whether another account has this name, or one that looks like it. */
  async isTaken(name: string, self?: string): Promise<boolean> {
    const rows = await this.store.db
      .selectFrom('users')
      .select('id')
      .where((or) => or.or([or('handle', '=', foldName(name)), or('skeleton', '=', skeletonOf(name))]))
      .limit(2)
      .execute();
    return rows.some(({ id }) => id !== self);
  }

  /** The name of a guest who wants this one, undefined for any. No guest may pass for an account or an operator. */
  async guestName(given: string): Promise<string | undefined> {
    const name = seenOf(tidy(given));
    if (name === '' || isReserved(name)) return undefined;
    return (await this.isTaken(name)) ? `${name.slice(0, LONGEST_NAME - GUEST_MARK.length)}${GUEST_MARK}` : name;
  }

  async hasPassword(user: string): Promise<boolean> {
    return (await this.passwordOf(user)) !== undefined;
  }

  /** The account with this name and password. */
  async signIn(name: string, password: string): Promise<User | RefusedChange> {
    const user = await this.find(name);
    const stored = user === undefined ? undefined : await this.passwordOf(user.id);
    const isRight = await isPassword(password, stored);
    return isRight && user !== undefined ? { id: user.id, kind: user.kind, name: user.name } : { code: 'wrong' };
  }

  private async member(column: 'id' | 'handle', value: string): Promise<Member | undefined> {
    const row = await this.store.db
      .selectFrom('users')
      .select(['id', 'kind', 'name', 'created_at'])
      .where(column, '=', value)
      .executeTakeFirst();
    return row === undefined ? undefined : { ...row, kind: row.kind as User['kind'] };
  }

  private async passwordOf(user: string): Promise<string | undefined> {
    const row = await this.store.db
      .selectFrom('passwords')
      .select('hash')
      .where('user_id', '=', user)
      .executeTakeFirst();
    return row?.hash;
  }

  /** Stores a name with what belongs to it, unless another account has it. */
  private async claim(user: User, statements: readonly Compilable[]): Promise<User | RefusedChange> {
    // One after the other, so that two similar names requested at once are not both given.
    return withLock<User | RefusedChange>(this.store, this.now, `name ${skeletonOf(user.name)}`, async () => {
      if (await this.isTaken(user.name, user.id)) return { code: 'name taken' };
      await this.store.batch(statements);
      return user;
    });
  }
}
