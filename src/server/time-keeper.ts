import { randomUUID } from 'node:crypto';
import type { Rooms } from './rooms.ts';
import type { Store } from './store/store.ts';

const BEAT_MS = 1000;
/** A silence of all servers that is no mere delay. */
const SILENCE_MS = 3000;
/** News whose hint was lost are found after so many milliseconds. */
const HEAL_MS = 5000;

/**
 * Ends turns whose time is up, finds news whose hint was lost, and notes that a server is alive: time in which none was
 * costs nobody anything. Returns how to stop it.
 */
export async function keepTime(store: Store, rooms: Rooms, now: () => number): Promise<() => void> {
  const server = randomUUID();
  await creditSilence(store, rooms, now);
  const beat = () => quietly(() => beatHeart(store, server, now()));
  await beat();
  const timers = [
    setInterval(beat, BEAT_MS),
    setInterval(() => quietly(() => checkClocks(store, rooms, now())), BEAT_MS / 2),
    setInterval(() => quietly(() => heal(store, rooms)), HEAL_MS),
  ];
  return () => timers.forEach(clearInterval);
}

/** Gives back the time since the last sign of life of any server. */
async function creditSilence(store: Store, rooms: Rooms, now: () => number): Promise<void> {
  const { db } = store;
  const last = await db
    .selectFrom('heartbeats')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst();
  const at = last?.at;
  if (at === undefined || at === null || now() - at < SILENCE_MS) return;
  const running = await db
    .selectFrom('rooms')
    .select(['id', 'updated_at'])
    .where('status', '=', 'playing')
    .where('deadline', 'is not', null)
    .execute();
  for (const { id, updated_at } of running) {
    const ms = now() - Math.max(at, updated_at);
    await rooms.happen(id, `credit ${at}`, (room) =>
      room.status === 'playing' && ms > 0 ? { kind: 'credit', ms } : undefined,
    );
  }
}

async function beatHeart(store: Store, server: string, at: number): Promise<void> {
  await store.db
    .insertInto('heartbeats')
    .values({ server, at })
    .onConflict((conflict) => conflict.column('server').doUpdateSet({ at }))
    .execute();
}

async function checkClocks(store: Store, rooms: Rooms, now: number): Promise<void> {
  const late = await store.db.selectFrom('rooms').select('id').where('deadline', '<=', now).limit(500).execute();
  for (const { id } of late) await rooms.checkClock(id);
}

async function heal(store: Store, rooms: Rooms): Promise<void> {
  const watched = new Map(rooms.watched().map((live) => [live.id, live.events.length]));
  const ids = [...watched.keys()];
  for (let from = 0; from < ids.length; from += 500) {
    const part = ids.slice(from, from + 500);
    const rows = await store.db.selectFrom('rooms').select(['id', 'version']).where('id', 'in', part).execute();
    for (const { id, version } of rows) if (version > (watched.get(id) ?? 0)) await rooms.refresh(id);
  }
}

/** A database that is away now is asked again soon. */
async function quietly(work: () => Promise<void>): Promise<void> {
  await work().catch(() => {});
}
