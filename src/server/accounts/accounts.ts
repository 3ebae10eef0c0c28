import type { Compilable } from 'kysely';
import { foldName, readName } from '../../protocol/names.ts';
import type { PeopleNay } from '../../protocol/people.ts';
import type { Store } from '../store/store.ts';
import { hashPassword, isPassword, isWeak } from './passwords.ts';
import type { User } from './sessions.ts';

/** Refused, and why. */
export interface Nay {
  readonly nay: PeopleNay;
}

/** A user, and since when. */
export type Member = User & { readonly created_at: number };

/** Those who can sign in again: a name that nobody else has, and a passkey or a password. */
export class Accounts {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Whoever has an account of this name, however it is written. */
  find(name: string): Promise<Member | undefined> {
    return this.member('handle', foldName(name));
  }

  byId(id: string): Promise<Member | undefined> {
    return this.member('id', id);
  }

  /** Makes a guest somebody who can sign in by what the statement stores. Games and seats stay theirs. */
  async upgrade(user: User, given: string, key: Compilable): Promise<User | Nay> {
    const name = readName(given);
    if (name === undefined) return { nay: 'bad name' };
    const named = this.store.db
      .updateTable('users')
      .set({ kind: 'person', name, handle: foldName(name) })
      .where('id', '=', user.id)
      .where('kind', '=', 'guest');
    return this.claim({ ...user, kind: 'person', name }, [named, key]);
  }

  async rename(user: User, given: string): Promise<User | Nay> {
    const name = readName(given);
    if (user.kind === 'guest') return { nay: 'guest' };
    if (name === undefined) return { nay: 'bad name' };
    const named = this.store.db
      .updateTable('users')
      .set({ name, handle: foldName(name) })
      .where('id', '=', user.id);
    return this.claim({ ...user, name }, [named]);
  }

  /** Gives a guest a name and a password, or somebody another password, who must know the one before. */
  async setPassword(
    user: User,
    { name = '', password, before }: { name?: string | undefined; password: string; before?: string | undefined },
  ): Promise<User | Nay> {
    // Hashing takes its time: what can be refused before is.
    const wanted = await this.nameFor(user, name);
    if (typeof wanted !== 'string') return wanted;
    if (isWeak(password, wanted)) return { nay: 'weak password' };
    const stored = await this.passwordOf(user.id);
    if (stored !== undefined && !(await isPassword(before ?? '', stored))) return { nay: 'wrong' };
    const hash = await hashPassword(password);
    const changed_at = this.now();
    const insert = this.store.db.insertInto('passwords').values({ user_id: user.id, hash, changed_at });
    // Two who upgrade the same guest at once: the second finds a password and is refused.
    if (user.kind === 'guest') return this.upgrade(user, name, insert);
    const replace = insert.onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, changed_at }));
    await this.store.batch([replace]);
    return user;
  }

  /** The name under which somebody will be known: a guest's new one, if nobody has it yet. */
  async nameFor(user: User, given: string): Promise<string | Nay> {
    if (user.kind !== 'guest') return user.name;
    const name = readName(given);
    if (name === undefined) return { nay: 'bad name' };
    return (await this.find(name)) === undefined ? name : { nay: 'name taken' };
  }

  async hasPassword(user: string): Promise<boolean> {
    return (await this.passwordOf(user)) !== undefined;
  }

  /** Whose name and password these are. */
  async signIn(name: string, password: string): Promise<User | Nay> {
    const user = await this.find(name);
    const stored = user === undefined ? undefined : await this.passwordOf(user.id);
    const isRight = await isPassword(password, stored);
    return isRight && user !== undefined ? { id: user.id, kind: user.kind, name: user.name } : { nay: 'wrong' };
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

  /** Stores a name with what belongs to it, unless somebody else has it. */
  private async claim(user: User, statements: readonly Compilable[]): Promise<User | Nay> {
    const holder = async () => (await this.find(user.name))?.id ?? user.id;
    if ((await holder()) !== user.id) return { nay: 'name taken' };
    try {
      await this.store.batch(statements);
      return user;
    } catch (error) {
      if ((await holder()) !== user.id) return { nay: 'name taken' };
      throw error;
    }
  }
}
