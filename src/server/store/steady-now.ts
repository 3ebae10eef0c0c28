import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from './store.ts';

/** A clock that was set back by more than this was wrong before, not now. */
const MOST_BACK_MS = 30 * 86_400_000;
/** No correct clock shows less. */
const NOT_BEFORE_MS = Date.UTC(2026, 0, 1);
/** A living server has sent a heartbeat by then. */
const ALIVE_MS = 3000;

/**
 * Milliseconds since 1970 that never jump while the process lives, whatever happens to the machine's clock. They begin
 * with the time of the database, so that all who share it agree, and not before the last heartbeat of any server: a
 * clock that was set back while none ran must not stop the clocks of games.
 */
export async function steadyNow(store: Store): Promise<() => number> {
  const wall = await store.wallClock();
  if (wall > NOT_BEFORE_MS) await forgetFuture(store, wall);
  const begin = Math.max(wall, (await lastBeat(store)) ?? 0);
  const offset = begin - performance.now();
  return () => Math.round(offset + performance.now());
}

/** When any server was last known to be alive; undefined if none ever was. */
export async function lastBeat({ db }: Store): Promise<number | undefined> {
  const last = await db
    .selectFrom('heartbeats')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst();
  return last?.at ?? undefined;
}

/** Deletes heartbeats written while a clock was far ahead. If a server still lives in that future, all stay there. */
async function forgetFuture(store: Store, wall: number): Promise<void> {
  const latest = wall + MOST_BACK_MS;
  const last = await lastBeat(store);
  if (last === undefined || last <= latest) return;
  await pause(ALIVE_MS);
  if ((await lastBeat(store)) !== last) return;
  const { db } = store;
  await store.batch([
    db.deleteFrom('heartbeats').where('at', '>', latest),
    db.deleteFrom('locks').where('until', '>', latest),
    db.updateTable('jobs').set({ due_at: wall }).where('due_at', '>', latest),
  ]);
}
