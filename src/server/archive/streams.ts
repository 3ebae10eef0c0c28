import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { ArchiveQuery } from '../../protocol/lobby.ts';
import { foldName } from '../../protocol/names.ts';
import type { Tables } from '../store/tables.ts';

/** Rows of a stream that one statement reads: a few milliseconds, however many games there are. */
const WINDOW = 2000;

/** A game in the order of the archive: the newest first, by name within the same millisecond. */
export interface ArchiveCursor {
  readonly ended_at: number;
  readonly room: string;
}

export interface ArchivedSeat extends ArchiveCursor {
  readonly seat: number;
}

/** Some of the matches, and how far the search got: undefined at the end. */
interface Stretch {
  readonly rows: readonly ArchivedSeat[];
  readonly edge: ArchiveCursor | undefined;
}

type Seats = ExpressionBuilder<Tables, 'seats'>;
type Condition = (seats: Seats) => Expression<SqlBool>;

/**
 * Rows of seats that one index has in the right order. A query is one or two of them: games that everybody may see, and
 * those that only their players may.
 */
export interface Stream {
  /** The columns that an index begins with. */
  readonly kept: readonly Condition[];
  /** The conditions left to check on each row. */
  readonly asked: readonly Condition[];
  /** A game is found by its first seat, whichever row matched. */
  readonly isFirst: boolean;
}

/** Where a query begins: after the previous page, or before a time. */
export function beginOf({ after, until }: ArchiveQuery): ArchiveCursor | undefined {
  const [time, room] = after?.split('-') ?? [];
  const page = time === undefined ? undefined : { ended_at: Number(time), room };
  const end = until === undefined ? undefined : { ended_at: Number(until), room: '' };
  return [page, end]
    .filter((place) => place !== undefined)
    .sort(newestFirst)
    .at(-1);
}

export function newestFirst(a: ArchiveCursor, b: ArchiveCursor): number {
  return b.ended_at - a.ended_at || (a.room < b.room ? 1 : a.room > b.room ? -1 : 0);
}

/** How a query is answered, except where it begins. asker is undefined for strangers; user: whose games are wanted. */
export async function streamsOf(
  db: Kysely<Tables>,
  query: ArchiveQuery,
  asker: string | undefined,
  user: string | undefined,
): Promise<Stream[]> {
  const { player, mine } = query;
  if (mine === 'yes' && asker === undefined) return [];
  const whose = user !== undefined ? by('user_id', user) : await playerOf(db, player);
  const times = timesOf(query);
  const ofOthers = whose === undefined ? [] : mine === 'yes' ? [satThere(asker ?? '')] : [];
  const streams: Stream[] = [];
  if (whose === undefined && mine !== 'yes') streams.push({ ...everybodys(query, times), isFirst: true });
  else {
    const rows = whose ?? by('user_id', asker ?? '');
    const asked = [...rows.asked, ...ofOthers, ...ofGame(query), ...resultOf(query, whose !== undefined)];
    streams.push({ kept: [...rows.kept, isListed(1), ...times], asked, isFirst: whose === undefined });
  }
  if (asker !== undefined) {
    const rows = whose ?? by('user_id', asker);
    const asked = [...rows.asked, satThere(asker), ...ofGame(query), ...resultOf(query, whose !== undefined)];
    streams.push({ kept: [...rows.kept, isListed(0), ...times], asked, isFirst: whose === undefined });
  }
  return streams;
}

/** Reads part of a stream after a place: this many rows, or what lies in one window. */
export async function readStretch(
  db: Kysely<Tables>,
  stream: Stream,
  after: ArchiveCursor | undefined,
  most: number,
): Promise<Stretch> {
  const window = windowOf(db, stream, after);
  const rows = await foundIn(db, stream, window, most).execute();
  if (rows.length === most) return { rows, edge: rows[most - 1] };
  const [edge] = await window
    .clearSelect()
    .select(['ended_at', 'room'])
    .offset(WINDOW - 1)
    .limit(1)
    .execute();
  return { rows, edge };
}

function foundIn(db: Kysely<Tables>, { asked, isFirst }: Stream, window: ReturnType<typeof windowOf>, most: number) {
  let rows = db.selectFrom(window.as('seats')).select(['ended_at', 'room']);
  for (const condition of asked) rows = rows.where(condition as never);
  return rows
    .select(isFirst ? sql<number>`0`.as('seat') : 'seat')
    .orderBy('ended_at', 'desc')
    .orderBy('room', 'desc')
    .limit(most);
}

/** The rows of a stream that one statement reads. */
export function windowOf(db: Kysely<Tables>, { kept }: Stream, after: ArchiveCursor | undefined) {
  let rows = db.selectFrom('seats').select(['room', 'seat', 'ended_at', 'handle', 'result', 'game', 'rated']);
  for (const condition of kept) rows = rows.where(condition);
  if (after !== undefined) {
    const { ended_at: at, room } = after;
    // The first bound is for the index, the second for rows of the same millisecond.
    rows = rows.where('ended_at', '<=', at).where((or) => or.or([or('ended_at', '<', at), or('room', '<', room)]));
  }
  return rows.orderBy('ended_at', 'desc').orderBy('room', 'desc').limit(WINDOW);
}

/** Listed games by game, result and whether rated: each combination has an index. */
function everybodys(
  { game, result, rated }: ArchiveQuery,
  times: readonly Condition[],
): Pick<Stream, 'kept' | 'asked'> {
  const kept: Condition[] = [isListed(1), ...times];
  if (game !== undefined) kept.push((seats) => seats('game', '=', game));
  // Any seat with that result finds the game; without a result the first seat does.
  if (result === undefined) kept.push((seats) => seats('seat', '=', sql.lit(0)));
  else kept.push((seats) => seats('result', '=', result));
  if (rated === 'yes') kept.push((seats) => seats('rated', '=', sql.lit(1)));
  return { kept, asked: rated === 'no' ? [(seats) => seats('rated', '=', 0)] : [] };
}

type Rows = Pick<Stream, 'kept' | 'asked'>;

function by(column: 'user_id' | 'handle', value: string): Rows {
  return { kept: [(seats) => seats(column, '=', value)], asked: [] };
}

/** The seats of the account with this name, or else of everybody who had that name. */
async function playerOf(db: Kysely<Tables>, player: string | undefined): Promise<Rows | undefined> {
  if (player === undefined) return undefined;
  const handle = foldName(player);
  const holder = await db.selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirst();
  if (holder !== undefined) return by('user_id', holder.id);
  // Several guests of the same name may sit in one game.
  const isFirst: Condition = (seats) =>
    seats('seat', '=', (row) =>
      row
        .selectFrom('seats as same')
        .select(({ fn }) => fn.min('same.seat').as('seat'))
        .whereRef('same.room', '=', 'seats.room')
        .where('same.handle', '=', handle),
    );
  return { ...by('handle', handle), asked: [isFirst] };
}

function isListed(listed: 0 | 1): Condition {
  return (seats) => seats('listed', '=', listed);
}

function timesOf({ from }: ArchiveQuery): Condition[] {
  return from === undefined ? [] : [(seats) => seats('ended_at', '>=', Number(from))];
}

function ofGame({ game, rated }: ArchiveQuery): Condition[] {
  return [
    ...(game === undefined ? [] : [(seats: Seats) => seats('game', '=', game)]),
    ...(rated === undefined ? [] : [(seats: Seats) => seats('rated', '=', rated === 'yes' ? 1 : 0)]),
  ];
}

/** For the player, where one is named; else for any seat. */
function resultOf({ result }: ArchiveQuery, isPlayers: boolean): Condition[] {
  if (result === undefined) return [];
  if (isPlayers) return [(seats) => seats('result', '=', result)];
  return [
    ({ exists, selectFrom }) =>
      exists(
        selectFrom('seats as any')
          .select('any.seat')
          .whereRef('any.room', '=', 'seats.room')
          .where('any.result', '=', result),
      ),
  ];
}

function satThere(user: string): Condition {
  return ({ exists, selectFrom }) =>
    exists(
      selectFrom('seats as own')
        .select('own.seat')
        .whereRef('own.room', '=', 'seats.room')
        .where('own.user_id', '=', user),
    );
}
