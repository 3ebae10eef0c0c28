import { randomUUID } from 'node:crypto';
import { lastBeat } from '../store/steady-now.ts';
import type { Store } from '../store/store.ts';
import type { RoomActs } from './acts.ts';
import type { EventLog } from './event-log.ts';

const BEAT_MS = 1000;
/**
 * A silence of all servers that is more than a delay, such as a process that was stopped and continued. A shorter one
 * is charged: a busy machine or a slow disk causes such delays too, and giving them back stores an event in every
 * running game, which makes a busy machine slower still.
 */
const SILENCE_MS = 3000;
/** A database that has not answered for this long is down, not merely slow. */
const AWAY_MS = 6000;

export interface TimeKeeper {
  /** Whether the database has recently recorded a heartbeat of this server: until it does, no clock is charged. */
  isAwake(): boolean;
  /** Whether the database recorded the last heartbeat. */
  isWell(): boolean;
  /** At once: no more heartbeats are sent. */
  stop(): void;
}

export interface TimeKeeperParts {
  readonly store: Store;
  readonly eventLog: EventLog;
  now(): number;
  /** No other server shares the database: in every silence nobody could move. */
  readonly isAlone: boolean;
}

/** Records that a server is alive: no clock is charged while none was, or while the database was down. */
export async function keepTime({ store, eventLog, now, isAlone }: TimeKeeperParts): Promise<TimeKeeper> {
  const server = randomUUID();
  let last = performance.now();
  let looked = last;
  let hasPaused = false;
  let isBeating = false;
  let isWell = false;
  let isStopped = false;
  const isAwake = () => {
    const at = performance.now();
    hasPaused ||= at - looked > SILENCE_MS;
    looked = at;
    return !hasPaused && at - last < AWAY_MS;
  };
  const beat = async () => {
    if (isBeating) return;
    isBeating = true;
    isWell = await succeeds(async () => {
      do {
        if (!isAwake()) await creditSilence(store, eventLog, now, SILENCE_MS);
        hasPaused = false;
        const begun = performance.now();
        if (isStopped) return;
        await beatHeart(store, server, now());
        // A heartbeat that took too long says nothing about the time since: that is given back too.
        if (performance.now() - begun < AWAY_MS) last = performance.now();
      } while (!isAwake());
    });
    isBeating = false;
  };
  await creditSilence(store, eventLog, now, isAlone ? 0 : SILENCE_MS);
  await beat();
  const timer = setInterval(() => void beat(), BEAT_MS);
  return {
    isAwake,
    isWell: () => isWell && isAwake(),
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

export interface TurnEndsParts {
  readonly store: Store;
  readonly acts: RoomActs;
  readonly timeKeeper: TimeKeeper;
  now(): number;
}

/** Ends turns whose time is up, while time is known. Returns how to stop it at once. */
export function endTurns({ store, acts, timeKeeper, now }: TurnEndsParts): () => void {
  let isStopped = false;
  const look = async () => {
    if (!timeKeeper.isAwake()) return;
    for (const id of await lateRooms(store, now())) if (!isStopped) await acts.checkClock(id);
  };
  const timer = setInterval(() => void succeeds(look), BEAT_MS / 2);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Gives back the time since the last heartbeat of any server, where it is at least this long. */
async function creditSilence(store: Store, eventLog: EventLog, now: () => number, least: number): Promise<void> {
  const at = await lastBeat(store);
  if (at === undefined || now() - at < least) return;
  const running = await store.db
    .selectFrom('rooms')
    .select(['id', 'updated_at'])
    .where('status', '=', 'playing')
    .where('deadline', 'is not', null)
    .execute();
  for (const { id, updated_at } of running) {
    const ms = now() - Math.max(at, updated_at);
    await eventLog.happen(id, `credit ${at}`, (room) =>
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

async function lateRooms({ db }: Store, now: number): Promise<string[]> {
  const late = await db.selectFrom('rooms').select('id').where('deadline', '<=', now).limit(500).execute();
  return late.map(({ id }) => id);
}

/** If the database is not reachable now, it is asked again soon. */
async function succeeds(work: () => Promise<void>): Promise<boolean> {
  return work().then(
    () => true,
    () => false,
  );
}
