import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { ABSOLUTE_MS, IDLE_MS } from '../accounts/sessions.ts';
import { ATTEMPT_SPAN_MS } from '../limits/limits.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How old something must be to be deleted, in milliseconds; docs/server.md tells operators. */
const AGES = {
  /** Rooms that were called off before anybody moved. */
  calledOff: 30 * DAY,
  /** Guests whose sessions are gone and who never sat anywhere. */
  guest: 30 * DAY,
  chat: 180 * DAY,
  /** Browsers in which nobody signed in for as long as they keep a cookie. */
  device: 400 * DAY,
  /** Heartbeats of servers, except the last. */
  heartbeat: DAY,
  lock: HOUR,
  turn: HOUR,
  /** Counts of attempts, which count for a quarter of an hour. */
  tries: HOUR,
} as const;

/** Rows of each kind that are deleted in one go: a few milliseconds. */
const STEP = 100;

/** The outcome of a room that was called off, as it is stored. */
const CALLED_OFF = '{"reason":"abandoned","winners":[]}';

/** Statements that each delete a batch of one kind. */
export function sweeps(db: Kysely<Tables>, now: number): CompiledQuery[] {
  const last = db.selectFrom('heartbeats').select(({ fn }) => fn.max('at').as('at'));
  const sessions = db.selectFrom('sessions').select('hash').limit(STEP);
  const codes = db.selectFrom('codes').select('hash').limit(STEP);
  const opened = db.selectFrom('rooms').select('id').where('status', '=', sql.lit('over')).limit(STEP);
  const chat = sql`SELECT room, wish FROM chat WHERE at < ${now - AGES.chat} LIMIT ${STEP}`;
  const devices = sql`SELECT hash, user_id FROM devices WHERE seen_at < ${now - AGES.device} LIMIT ${STEP}`;
  const statements = [
    db.deleteFrom('sessions').where('hash', 'in', sessions.where('seen_at', '<', now - IDLE_MS)),
    db.deleteFrom('sessions').where('hash', 'in', sessions.where('created_at', '<', now - ABSOLUTE_MS)),
    db.deleteFrom('chat').where(sql<boolean>`(room, wish) IN (${chat})`),
    db.deleteFrom('devices').where(sql<boolean>`(hash, user_id) IN (${devices})`),
    db.deleteFrom('heartbeats').where('at', '<', ({ eb }) => eb(last, '-', AGES.heartbeat)),
    db.deleteFrom('codes').where('hash', 'in', codes.where('expires_at', '<', now)),
    db.deleteFrom('tries').where('span', '<', Math.floor((now - AGES.tries) / ATTEMPT_SPAN_MS)),
    db.deleteFrom('locks').where('until', '<', now - AGES.lock),
    db.deleteFrom('turns').where('at', '<', now - AGES.turn),
    // Who opened a room that is over no longer matters.
    db
      .updateTable('rooms')
      .set({ opener: null, network: null })
      .where('id', 'in', opened.where('opener', 'is not', null)),
  ];
  return statements.map((statement) => statement.compile());
}

/** Deletes rooms in which nobody ever moved; how many. Those that were played stay. */
export async function clearCalledOff(store: Store, now: number): Promise<number> {
  const { db } = store;
  const rows = await db
    .selectFrom('rooms')
    .select('id')
    .where('status', '=', sql.lit('over'))
    .where('moves', '=', sql.lit(0))
    .where('outcome', '=', sql.lit(CALLED_OFF))
    .where('updated_at', '<', now - AGES.calledOff)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seat').whereRef('seats.room', '=', 'rooms.id'))),
    )
    .orderBy('updated_at')
    .limit(STEP)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const parts = ['events', 'chat', 'room_wishes', 'challenges', 'analyses', 'evaluations'] as const;
  await store.batch([
    ...parts.map((table) => db.deleteFrom(table).where('room', 'in', ids)),
    db.deleteFrom('rooms').where('id', 'in', ids),
  ]);
  return ids.length;
}

/** How far guests were checked: those after this one by time are next. */
export interface GuestCursor {
  readonly at: number;
  readonly id: string;
}

/** Deletes those of the next few guests who left nothing behind; where to continue, undefined at the end. */
export async function clearGuests(
  { db }: Store,
  now: number,
  { at, id }: GuestCursor,
): Promise<GuestCursor | undefined> {
  const next = await db
    .selectFrom('users')
    .select(['id', 'created_at'])
    .where('kind', '=', sql.lit('guest'))
    .where('created_at', '<', now - AGES.guest)
    .where(sql<boolean>`(created_at, id) > (${at}, ${id})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(STEP)
    .execute();
  if (next.length === 0) return undefined;
  await db
    .deleteFrom('users')
    .where('kind', '=', 'guest')
    .where(
      'id',
      'in',
      next.map((guest) => guest.id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('hash').whereRef('sessions.user_id', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('events').select('seq').whereRef('events.user_id', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bots').select('name').whereRef('bots.owner', '=', 'users.id'))),
    )
    .execute();
  const last = next[next.length - 1];
  return { at: last.created_at, id: last.id };
}
