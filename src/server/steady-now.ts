import type { Store } from './store/store.ts';

/**
 * Milliseconds since 1970 that never jump while the process lives, whatever happens to the machine's clock. They begin with
 * the time of the database, so that all who share it agree, and not before the last sign of life of any server: a clock that
 * was set back while none ran must not stop the clocks of games.
 */
export async function steadyNow(store: Store): Promise<() => number> {
  const begin = Math.max(await store.wallClock(), (await lastBeat(store)) ?? 0);
  const offset = begin - performance.now();
  return () => Math.round(offset + performance.now());
}

/** When any server was last known to be alive; undefined where none ever was. */
export async function lastBeat({ db }: Store): Promise<number | undefined> {
  const last = await db
    .selectFrom('heartbeats')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst();
  return last?.at ?? undefined;
}
