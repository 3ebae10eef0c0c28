import { setImmediate as breathe } from 'node:timers/promises';
import type { Game } from '../../core/game.ts';
import type { ArchivedGame, ArchivePage } from '../../protocol/archived.ts';
import { type ArchiveQuery, MOST_GAMES } from '../../protocol/lobby.ts';
import { recordOfRoom } from '../../protocol/room-record.ts';
import type { RoomSetup } from '../../protocol/setup.ts';
import type { GameRecord } from '../../record/record.ts';
import { readEvent } from '../rooms/rows.ts';
import type { Store } from '../store/store.ts';
import { type ArchivedSeat, beginOf, newestFirst, readStretch, streamsOf } from './streams.ts';

/** Windows that are read for one page. */
const MOST_PASSES = 20;

/** Games that have ended: listed ones for everybody, the others only for their players. */
export class Archive {
  private readonly store: Store;
  private readonly games: readonly Game[];

  constructor(store: Store, games: readonly Game[]) {
    this.store = store;
    this.games = games;
  }

  /**
   * A page of matching games, the newest first; of one user's games where one is given. A page may be short, or empty,
   * and not be the last: one request reads no more than some ten thousand games.
   */
  async search(query: ArchiveQuery, asker: string | undefined, user?: string): Promise<ArchivePage> {
    const most = Number(query.limit ?? MOST_GAMES);
    const { found, after } = await this.find(query, most, asker, user);
    const rooms = found.map(({ room }) => room);
    const [rows, seats] = [await this.roomsOf(rooms), await this.seatsOf(rooms)];
    const games = found.flatMap(({ room, ended_at, seat }) => {
      const row = rows.get(room);
      return row === undefined ? [] : [{ ...row, ended_at, seat, seats: seats.get(room) ?? [] }];
    });
    return { games, after: after === undefined ? null : `${after.ended_at}-${after.room}` };
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

  /** All matching games one by one; no more than a page is in memory. */
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

  /** Merges the streams of a query, reading a window of each at a time; other requests are answered in between. */
  private async find(query: ArchiveQuery, most: number, asker: string | undefined, user: string | undefined) {
    const { db } = this.store;
    const streams = await streamsOf(db, query, asker, user);
    const found: ArchivedSeat[] = [];
    let after = beginOf(query);
    for (let pass = 0; pass < MOST_PASSES; pass++) {
      const stretches = [];
      for (const stream of streams) {
        stretches.push(await readStretch(db, stream, after, most + 1));
        await breathe();
      }
      const edges = stretches.flatMap(({ edge }) => edge ?? []).sort(newestFirst);
      const [edge] = edges;
      // What lies beyond the end of one stream's window comes after the rows of it that are still unread.
      const known = stretches
        .flatMap(({ rows }) => rows)
        .filter((row) => edge === undefined || newestFirst(row, edge) <= 0);
      for (const row of known.sort(newestFirst)) if (row.room !== found.at(-1)?.room) found.push(row);
      if (found.length > most) return { found: found.slice(0, most), after: found[most - 1] };
      after = edge;
      if (edge === undefined) break;
    }
    return { found, after };
  }

  private async roomsOf(ids: readonly string[]) {
    if (ids.length === 0) return new Map<string, never>();
    const rows = await this.store.db
      .selectFrom('rooms')
      .select(['id', 'game', 'players', 'speed', 'rated', 'listed', 'moves', 'position', 'setup', 'outcome'])
      .where('id', 'in', ids)
      .execute();
    return new Map(
      rows.map(({ listed, rated, setup, outcome, ...row }) => [
        row.id,
        {
          ...row,
          rated: rated === 1,
          listed: listed === 1,
          setup: JSON.parse(setup) as RoomSetup,
          outcome: outcome === null ? null : JSON.parse(outcome),
        },
      ]),
    );
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
