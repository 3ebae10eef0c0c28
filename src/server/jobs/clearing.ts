import { sql } from 'kysely';
import { isForsaken } from '../rooms/attendance.ts';
import type { EventLog } from '../rooms/event-log.ts';
import type { Store } from '../store/store.ts';
import { clearCalledOff, clearGuests, type GuestCursor, sweeps } from './brooms.ts';
import type { JobHandler } from './queue.ts';

const CLEAR_JOB = 'clear';
/** How soon it continues if there is more to do, and when it looks again if there is not. */
const MORE_MS = 250;
const LATER_MS = 60_000;
const DAY = 24 * 3_600_000;
/** A longer time without clearing is not a usual pause. */
const LEAP_MS = 30 * DAY;
/** Rooms that are ended in one go. */
const ENDED_AT_ONCE = 50;
const BEGIN: GuestCursor = { at: 0, id: '' };

/** What one step leaves to the next. */
interface Memo extends GuestCursor {
  /** Guests, most of whom stay, are gone through once a day. */
  readonly notBefore?: number;
  /** When something was last deleted. */
  readonly last?: number;
}

interface ClearingParts {
  readonly store: Store;
  readonly eventLog: EventLog;
  now(): number;
}

/** Makes sure that the job exists; it stays for ever. */
export async function beginClearing({ store, now }: Pick<ClearingParts, 'store' | 'now'>): Promise<void> {
  const at = now();
  const job = { key: CLEAR_JOB, kind: CLEAR_JOB, body: JSON.stringify(BEGIN), created_at: at, due_at: at, tries: 0 };
  const insert = store.db.insertInto('jobs').values(job);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

/**
 * Deletes what has grown old, a little at a time, and ends rooms in which nobody waits any more. One process at a time
 * does it; if that process dies, the next continues, and doing a step twice does no harm.
 */
export function clearHandler({ store, eventLog, now }: ClearingParts): JobHandler {
  const { db } = store;
  return {
    kind: CLEAR_JOB,
    async work({ key, body }) {
      const memo: Memo = JSON.parse(body);
      const plan = (due_at: number, next: Memo) =>
        db
          .updateTable('jobs')
          .set({ due_at, tries: 0, body: JSON.stringify(next) })
          .where('key', '=', key)
          .execute();
      // After a long pause, or a jump of the machine's clock: what such a clock would cause is put off for a day.
      if (now() - (memo.last ?? now()) > LEAP_MS) return void (await plan(now() + DAY, { ...memo, last: now() }));
      const counts = [await endForsaken(store, eventLog, now())];
      for (const sweep of sweeps(db, now())) {
        const { numAffectedRows = 0n } = await db.executeQuery(sweep);
        counts.push(Number(numAffectedRows));
      }
      counts.push(await clearCalledOff(store, now()));
      const isRound = now() >= (memo.notBefore ?? 0);
      const place = isRound ? await clearGuests(store, now(), memo) : memo;
      const isMore = (isRound && place !== undefined) || counts.some((count) => count >= ENDED_AT_ONCE);
      const rest = place ?? { ...BEGIN, notBefore: now() + DAY };
      await plan(now() + (isMore ? MORE_MS : LATER_MS), { ...rest, last: now() });
    },
  };
}

/** Ends rooms whose people have left before the game began; how many. */
async function endForsaken({ db }: Store, eventLog: EventLog, now: number): Promise<number> {
  const forsaken = await db
    .selectFrom('rooms')
    .select('id')
    .where('status', '=', sql.lit('waiting'))
    .where(isForsaken(now))
    .orderBy('attended_at')
    .limit(ENDED_AT_ONCE)
    .execute();
  await Promise.all(
    forsaken.map(({ id }) =>
      eventLog.happen(id, 'forsaken', ({ status, seats }) => {
        if (status !== 'waiting') return undefined;
        const seat = seats.findIndex(({ sitter }) => sitter !== undefined && sitter.kind !== 'computer');
        return { kind: 'abort', seat: Math.max(0, seat) };
      }),
    ),
  );
  return forsaken.length;
}
