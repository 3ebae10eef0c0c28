import type { ExpressionBuilder } from 'kysely';
import type { Game } from '../../core/game.ts';
import type { ArchivedGame, ArchivePage } from '../../protocol/archived.ts';
import { type ArchiveQuery, MOST_GAMES } from '../../protocol/lobby.ts';
import { foldName } from '../../protocol/names.ts';
import { recordOfRoom } from '../../protocol/room-record.ts';
import type { RoomSetup } from '../../protocol/setup.ts';
import type { GameRecord } from '../../record/record.ts';
import { readEvent } from '../room-rows.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** Games that have ended: those that are listed for everybody, all others for those who sat in them. */
export class Archive {
  private readonly store: Store;
  private readonly games: readonly Game[];

  constructor(store: Store, games: readonly Game[]) {
    this.store = store;
    this.games = games;
  }

  /** A page of what is looked for, the newest first; of one user's games where one is given. */
  async search(query: ArchiveQuery, asker: string | undefined, user?: string): Promise<ArchivePage> {
    const most = Number(query.limit ?? MOST_GAMES);
    const rows = await (await this.found(query, asker, user)).limit(most + 1).execute();
    const page = rows.slice(0, most);
    const seats = await this.seatsOf(page.map(({ id }) => id));
    const games = page.map(({ listed, rated, setup, outcome, ...row }) => ({
      ...row,
      rated: rated === 1,
      listed: listed === 1,
      setup: JSON.parse(setup) as RoomSetup,
      outcome: outcome === null ? null : JSON.parse(outcome),
      seats: seats.get(row.id) ?? [],
    }));
    const last = page.at(-1);
    return { games, after: rows.length > most && last !== undefined ? `${last.ended_at}-${last.id}` : null };
  }

  /** The record of a room, whatever its state; undefined where there is none. */
  async record(id: string): Promise<GameRecord | undefined> {
    const { db } = this.store;
    const row = await db.selectFrom('rooms').select(['setup', 'rated']).where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const events = await db
      .selectFrom('events')
      .select(['seq', 'at', 'body'])
      .where('room', '=', id)
      .orderBy('seq')
      .execute();
    return recordOfRoom(this.games, JSON.parse(row.setup), events.map(readEvent), row.rated === 1);
  }

  /** All that is looked for, game after game; no more than a page is in memory. */
  async *records(query: ArchiveQuery, asker: string | undefined): AsyncGenerator<GameRecord> {
    let after = query.after ?? null;
    do {
      const page = await this.search({ ...query, ...(after === null ? {} : { after }) }, asker);
      for (const { id } of page.games) {
        const record = await this.record(id);
        if (record !== undefined) yield record;
      }
      after = page.after;
    } while (after !== null);
  }

  private async found(
    { player, game, result, rated, mine, from, until, after }: ArchiveQuery,
    asker = '',
    user?: string,
  ) {
    const { db } = this.store;
    let rows = db
      .selectFrom('seats')
      .innerJoin('rooms', 'rooms.id', 'seats.room')
      .select(['rooms.id', 'rooms.game', 'rooms.players', 'rooms.speed', 'rooms.rated', 'rooms.listed', 'rooms.moves'])
      .select(['rooms.position', 'rooms.setup', 'rooms.outcome', 'seats.ended_at', 'seats.seat'])
      .orderBy('seats.ended_at', 'desc')
      .orderBy('seats.room', 'desc');
    // Several guests of one name may sit in one game.
    const firstOf = (handle: string) => (row: ExpressionBuilder<Tables, 'seats'>) =>
      row
        .selectFrom('seats as same')
        .select(({ fn }) => fn.min('same.seat').as('seat'))
        .whereRef('same.room', '=', 'seats.room')
        .where('same.handle', '=', handle);
    const whoSat = (user: string) => db.selectFrom('seats as own').select('own.room').where('own.user_id', '=', user);
    if (mine === 'yes') rows = rows.where('seats.room', 'in', whoSat(asker));
    else rows = rows.where((or) => or.or([or('rooms.listed', '=', 1), or('seats.room', 'in', whoSat(asker))]));
    // One seat stands for the game: the player's, or the first.
    if (user !== undefined) rows = rows.where('seats.user_id', '=', user);
    else if (player === undefined) rows = rows.where('seats.seat', '=', 0);
    else {
      const handle = foldName(player);
      const holder = await db.selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirst();
      if (holder !== undefined) rows = rows.where('seats.user_id', '=', holder.id);
      else rows = rows.where('seats.handle', '=', handle).where('seats.seat', '=', firstOf(handle));
    }
    if (result !== undefined && player !== undefined) rows = rows.where('seats.result', '=', result);
    else if (result !== undefined) {
      const ended = db.selectFrom('seats as any').select('any.room').where('any.result', '=', result);
      rows = rows.where('seats.room', 'in', ended);
    }
    if (game !== undefined) rows = rows.where('rooms.game', '=', game);
    if (rated !== undefined) rows = rows.where('rooms.rated', '=', rated === 'yes' ? 1 : 0);
    if (from !== undefined) rows = rows.where('seats.ended_at', '>=', Number(from));
    if (until !== undefined) rows = rows.where('seats.ended_at', '<', Number(until));
    if (after !== undefined) {
      const [time, room] = after.split('-');
      const at = Number(time);
      rows = rows.where((or) =>
        or.or([or('seats.ended_at', '<', at), or.and([or('seats.ended_at', '=', at), or('seats.room', '<', room)])]),
      );
    }
    return rows;
  }

  private async seatsOf(rooms: readonly string[]): Promise<Map<string, ArchivedGame['seats'][number][]>> {
    const found = new Map<string, ArchivedGame['seats'][number][]>();
    if (rooms.length === 0) return found;
    const rows = await this.store.db
      .selectFrom('seats')
      .select(['room', 'name', 'kind', 'result', 'user_id'])
      .where('room', 'in', rooms)
      .orderBy('room')
      .orderBy('seat')
      .execute();
    for (const { room, user_id, ...seat } of rows) {
      const hasProfile = user_id !== null && seat.kind !== 'guest';
      found.set(room, [...(found.get(room) ?? []), { ...seat, ...(hasProfile ? { user: user_id } : {}) }]);
    }
    return found;
  }
}
