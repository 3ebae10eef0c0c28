import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Store, trouble } from './store.ts';

/** A process that has held a lock for this long is taken for dead. */
const LEASE_MS = 5000;
const AGAIN_MS = 15;

/** Does something that may run once at a time under this name, across all processes. */
export async function withLock<T>(store: Store, now: () => number, name: string, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  const end = performance.now() + 2 * LEASE_MS;
  while (!(await take(store, now(), name, holder))) {
    if (performance.now() > end) throw trouble(new Error(`${name} is locked`));
    await wait(AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await store.db.deleteFrom('locks').where('name', '=', name).where('holder', '=', holder).execute();
  }
}

async function take({ db }: Store, now: number, name: string, holder: string): Promise<boolean> {
  const until = now + LEASE_MS;
  const taken = await db
    .insertInto('locks')
    .values({ name, holder, until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ holder, until }).where('locks.until', '<', now))
    .returning('holder')
    .executeTakeFirst();
  return taken !== undefined;
}
