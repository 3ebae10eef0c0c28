import { SCOPES, type Scope } from '../../protocol/bot-messages.ts';
import { isReserved } from '../../protocol/lookalikes.ts';
import type { User } from '../accounts/sessions.ts';
import { MOST_BOTS, MOST_TOKENS } from '../limits/limits.ts';
import { hashOf, newName } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

/** Makes a token that was published by mistake easy to find. */
const PREFIX = 'gamut_';
/** A bot that has not been heard of for this long is away. */
const AWAY_MS = 40_000;

export interface TokenNote {
  readonly id: string;
  readonly bot: string;
  readonly scopes: readonly Scope[];
  readonly created: number;
}

/**
 * Accounts of programs. The first user who asks for a token of a name owns the bot of that name; only its owner gets
 * more tokens for it, sees them and revokes them. A bot owns nothing. Only the hash of a token is stored.
 */
export class Bots {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** A new token, shown once; or why there is none. */
  async newToken(
    owner: User,
    name: string,
    scopes: readonly Scope[] = SCOPES,
  ): Promise<(TokenNote & { readonly token: string }) | 'not allowed' | 'too many'> {
    if (owner.kind === 'bot') return 'not allowed';
    if ((await this.list(owner)).length >= MOST_TOKENS) return 'too many';
    const { db } = this.store;
    const own = await db.selectFrom('bots').select('name').where('owner', '=', owner.id).execute();
    if (own.length >= MOST_BOTS && !own.some((bot) => bot.name === name)) return 'too many';
    const user = await this.claim(owner, name);
    if (user === undefined) return 'not allowed';
    const [id, token, created] = [newName(), `${PREFIX}${newName()}`, this.now()];
    const row = { hash: hashOf(token), id, user_id: user, scopes: scopes.join(' '), created_at: created };
    await db.insertInto('tokens').values(row).execute();
    return { id, bot: name, scopes, created, token };
  }

  /** The tokens of all bots that somebody owns. */
  async list(owner: User): Promise<TokenNote[]> {
    const rows = await this.store.db
      .selectFrom('tokens')
      .innerJoin('bots', 'bots.user_id', 'tokens.user_id')
      .select(['tokens.id', 'tokens.scopes', 'tokens.created_at', 'bots.name'])
      .where('bots.owner', '=', owner.id)
      .orderBy('tokens.created_at')
      .execute();
    return rows.map(({ id, scopes, created_at, name }) => ({
      id,
      bot: name,
      scopes: readScopes(scopes),
      created: created_at,
    }));
  }

  /** False where the owner has no such token. */
  async revoke(owner: User, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.store.db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('user_id', 'in', (bots) => bots.selectFrom('bots').select('user_id').where('owner', '=', owner.id))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** The user and the scopes of a token; undefined if it is unknown. */
  async find(token: string): Promise<{ user: User; scopes: readonly Scope[] } | undefined> {
    if (!token.startsWith(PREFIX)) return undefined;
    const row = await this.store.db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .select(['users.id', 'users.name', 'tokens.scopes'])
      .where('tokens.hash', '=', hashOf(token))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return { user: { id: row.id, kind: 'bot', name: row.name }, scopes: readScopes(row.scopes) };
  }

  /** The user behind a name. */
  async named(name: string): Promise<string | undefined> {
    const row = await this.store.db.selectFrom('bots').select('user_id').where('name', '=', name).executeTakeFirst();
    return row?.user_id;
  }

  /** All bots, those that are listening first. */
  async all(most: number): Promise<{ name: string; isThere: boolean }[]> {
    const rows = await this.store.db
      .selectFrom('bots')
      .select(['name', 'seen_at'])
      .orderBy('seen_at', 'desc')
      .limit(most)
      .execute();
    const since = this.now() - AWAY_MS;
    return rows.map(({ name, seen_at }) => ({ name, isThere: seen_at > since }));
  }

  /** A bot listens. */
  async note(user: User): Promise<void> {
    await this.store.db.updateTable('bots').set({ seen_at: this.now() }).where('user_id', '=', user.id).execute();
  }

  /** The user of the owner's bot of this name, made if the name is free; undefined if somebody else owns it. */
  private async claim(owner: User, name: string): Promise<string | undefined> {
    const { db } = this.store;
    const find = () => db.selectFrom('bots').select(['user_id', 'owner']).where('name', '=', name).executeTakeFirst();
    let row = await find();
    // No bot may speak for the server.
    if (row === undefined && isReserved(name)) return undefined;
    if (row === undefined) {
      const id = newName();
      try {
        await this.store.batch([
          db.insertInto('bots').values({ name, user_id: id, owner: owner.id, seen_at: 0 }),
          db.insertInto('users').values({ id, kind: 'bot', name, created_at: this.now() }),
        ]);
        return id;
      } catch (error) {
        // The name may have been taken in the meantime.
        row = await find();
        if (row === undefined) throw error;
      }
    }
    return row.owner === owner.id ? row.user_id : undefined;
  }
}

function readScopes(text: string): Scope[] {
  return SCOPES.filter((scope) => text.split(' ').includes(scope));
}
