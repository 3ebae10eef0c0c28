import { randomUUID } from 'node:crypto';
import type { Rooms } from './rooms.ts';
import { lastBeat } from './steady-now.ts';
import type { Store } from './store/store.ts';

const BEAT_MS = 1000;
/** A silence of all servers that is no mere delay. */
const SILENCE_MS = 3000;
/** A database that has not answered for so long is away, not merely slow. */
const AWAY_MS = 6000;
/** News whose hint was lost are found after so many milliseconds. */
const HEAL_MS = 5000;

export interface TimeKeeper {
  /** Whether the database has lately taken note of this server: until it does, time costs nobody anything. */
  isAwake(): boolean;
  stop(): void;
}

/**
 * Ends turns whose time is up, finds news whose hint was lost, and notes that a server is alive: time in which none was
 * costs nobody anything, and a database that was away is such a time too.
 */
export async function keepTime(store: Store, rooms: Rooms, now: () => number): Promise<TimeKeeper> {
  const server = randomUUID();
  let last = performance.now();
  let isBeating = false;
  const isAwake = () => performance.now() - last < AWAY_MS;
  const beat = async () => {
    if (isBeating) return;
    isBeating = true;
    await quietly(async () => {
      do {
        if (!isAwake()) await creditSilence(store, rooms, now);
        const begun = performance.now();
        await beatHeart(store, server, now());
        // One that took too long says nothing about the time since: that is given back too.
        if (performance.now() - begun < AWAY_MS) last = performance.now();
      } while (!isAwake());
    });
    isBeating = false;
  };
  await creditSilence(store, rooms, now);
  await beat();
  const timers = [
    setInterval(() => void beat(), BEAT_MS),
    setInterval(() => isAwake() && void quietly(() => checkClocks(store, rooms, now())), BEAT_MS / 2),
    setInterval(() => void quietly(() => heal(store, rooms)), HEAL_MS),
  ];
  return { isAwake, stop: () => timers.forEach(clearInterval) };
}

/** Gives back the time since the last sign of life of any server. */
async function creditSilence(store: Store, rooms: Rooms, now: () => number): Promise<void> {
  const at = await lastBeat(store);
  if (at === undefined || now() - at < SILENCE_MS) return;
  const running = await store.db
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
