import type { Compilable } from 'kysely';
import type { Game } from '../../core/game.ts';
import type { Seat } from '../../core/types.ts';
import type { Room } from '../../protocol/room.ts';
import { KNOWN_DEVIATION, type Sitter } from '../../protocol/setup.ts';
import type { Store } from '../store/store.ts';
import type { RatingEventRow } from '../store/tables.ts';
import { placesOf } from './places.ts';
import { type Pool, poolOf, readPool, writePool } from './pool.ts';
import { type Rating, rateGame, rested, unknown } from './rating.ts';
import { computerRating, measuredComputers, nearestLevel } from './strength.ts';

/** What a finished game did to a player's rating, as it is shown. */
export interface RatingNote extends Pool {
  readonly rating: number;
  readonly deviation: number;
  /** Rated games so far. */
  readonly games: number;
  readonly at: number;
}

/** What a finished game did to one of its players. */
interface RatingChange {
  readonly user: string;
  /** null: it was the first rated game. */
  readonly before: number | null;
  readonly after: number;
}

/** People and bots of a pool, marked by their kind, and our computers by their names. */
export interface Best {
  readonly people: readonly {
    readonly name: string;
    readonly kind: string;
    readonly rating: number;
    readonly deviation: number;
    readonly games: number;
    readonly at: number;
  }[];
  readonly computers: readonly { readonly word: string; readonly rating: number }[];
}

const MOST_HISTORY = 500;
const MOST_BEST = 100;

/** Ratings are the sum of what games did to them: a row for each player, never changed. */
export class Ratings {
  private readonly store: Store;
  private readonly games: readonly Game[];

  constructor(store: Store, games: readonly Game[]) {
    this.store = store;
    this.games = games;
  }

  /** Whether a finished game was to be rated, and was not called off. */
  isCounted({ setup, outcome }: Room): boolean {
    return setup.rated && outcome !== undefined && outcome.reason !== 'abandoned';
  }

  /** The statements that store the effect of a finished game, if any. Storing it twice, or beside another, fails. */
  async effects(id: string, room: Room, at: number): Promise<Compilable[]> {
    const { setup, seats } = room;
    if (!this.isCounted(room)) return [];
    const pool = poolOf(setup);
    const places = placesOf(room);
    const entries = await Promise.all(seats.map(({ sitter }) => this.entry(pool, sitter, at)));
    const contestants = entries.flatMap((entry, seat) =>
      entry === undefined ? [] : [{ before: entry.before, place: places[seat] }],
    );
    if (contestants.length < seats.length) return []; // against a player of unmeasured strength
    const after = rateGame(contestants);
    return entries.flatMap((entry, seat) => {
      if (entry?.user === undefined) return [];
      const { user: user_id, games } = entry;
      const event = { room: id, user_id, pool: writePool(pool), number: games + 1, place: places[seat], at };
      return [this.store.db.insertInto('rating_events').values({ ...event, ...after[seat] })];
    });
  }

  /** The last rating of a user in each pool. */
  async of(user: string): Promise<RatingNote[]> {
    const rows = await this.store.db
      .selectFrom('rating_events as last')
      .selectAll()
      .where('user_id', '=', user)
      .where('number', '=', (row) =>
        row
          .selectFrom('rating_events as any')
          .select(({ fn }) => fn.max('any.number').as('number'))
          .whereRef('any.user_id', '=', 'last.user_id')
          .whereRef('any.pool', '=', 'last.pool'),
      )
      .orderBy('at', 'desc')
      .execute();
    return rows.map(noteOf);
  }

  /** The history of a user's ratings, the newest first. An unlisted game is not named: its name gives access to it. */
  async history(user: string): Promise<(RatingNote & { readonly place: number; readonly room: string | null })[]> {
    const rows = await this.store.db
      .selectFrom('rating_events')
      .innerJoin('rooms', 'rooms.id', 'rating_events.room')
      .selectAll('rating_events')
      .select('rooms.listed')
      .where('rating_events.user_id', '=', user)
      .orderBy('rating_events.at', 'desc')
      .limit(MOST_HISTORY)
      .execute();
    return rows.map((row) => ({ ...noteOf(row), place: row.place, room: row.listed === 1 ? row.room : null }));
  }

  /** What a game did to the ratings of its players; nothing before it is counted, or where it does not count. */
  async changesBy(room: string): Promise<RatingChange[]> {
    const rows = await this.store.db
      .selectFrom('rating_events as now')
      .leftJoin('rating_events as before', (join) =>
        join
          .onRef('before.user_id', '=', 'now.user_id')
          .onRef('before.pool', '=', 'now.pool')
          .on(({ eb, ref }) => eb('before.number', '=', eb(ref('now.number'), '-', 1))),
      )
      .select(['now.user_id as user', 'before.rating as before', 'now.rating as after'])
      .where('now.room', '=', room)
      .execute();
    return rows.map(({ user, before, after }) => ({
      user,
      before: before === null ? null : Math.round(before),
      after: Math.round(after),
    }));
  }

  /** The strongest of a pool whose strength is known well enough, and our computers beside them. */
  async best(pool: Pool): Promise<Best | undefined> {
    const game = this.games.find((one) => one.id === pool.game);
    if (game === undefined) return undefined;
    const rows = await this.store.db
      .selectFrom('rating_events as last')
      .innerJoin('users', 'users.id', 'last.user_id')
      .select(['users.name', 'users.kind', 'last.rating', 'last.deviation', 'last.number as games', 'last.at'])
      .where('last.pool', '=', writePool(pool))
      .where('last.deviation', '<', KNOWN_DEVIATION)
      .where('last.number', '=', (row) =>
        row
          .selectFrom('rating_events as any')
          .select(({ fn }) => fn.max('any.number').as('number'))
          .whereRef('any.user_id', '=', 'last.user_id')
          .whereRef('any.pool', '=', 'last.pool'),
      )
      .orderBy('last.rating', 'desc')
      .limit(MOST_BEST)
      .execute();
    const people = rows.map((row) => ({
      ...row,
      rating: Math.round(row.rating),
      deviation: Math.round(row.deviation),
    }));
    return { people, computers: measuredComputers(game, pool.players) };
  }

  /** The computer that is about as strong as the sitter of a seat. */
  async standInFor({ setup, seats }: Room, seat: Seat): Promise<string> {
    const game = this.gameOf(setup.game);
    const { sitter } = seats[seat];
    const isUser = sitter !== undefined && sitter.kind !== 'computer';
    const last = isUser ? await this.last(sitter.user, poolOf(setup)) : undefined;
    return nearestLevel(game, seats.length, last?.rating);
  }

  private async entry(
    pool: Pool,
    sitter: Sitter | undefined,
    at: number,
  ): Promise<{ before: Rating; user?: string; games: number } | undefined> {
    if (sitter === undefined) return undefined;
    if (sitter.kind === 'computer') {
      const before = computerRating(this.gameOf(pool.game), pool.players, sitter.word);
      return before === undefined ? undefined : { before, games: 0 };
    }
    const last = await this.last(sitter.user, pool);
    const before = last === undefined ? unknown(pool.players) : rested(last, pool.players, at - last.at);
    return { before, user: sitter.user, games: last?.number ?? 0 };
  }

  private async last(user: string, pool: Pool): Promise<RatingEventRow | undefined> {
    return this.store.db
      .selectFrom('rating_events')
      .selectAll()
      .where('user_id', '=', user)
      .where('pool', '=', writePool(pool))
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  private gameOf(id: string): Game {
    const game = this.games.find((one) => one.id === id);
    if (game === undefined) throw new Error(`there is no game ${id}`);
    return game;
  }
}

function noteOf({ pool, rating, deviation, number, at }: RatingEventRow): RatingNote {
  return { ...readPool(pool), rating: Math.round(rating), deviation: Math.round(deviation), games: number, at };
}
