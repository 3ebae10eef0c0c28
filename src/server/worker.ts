import { EventEmitter } from 'node:events';
import type { Game } from '../core/game.ts';
import type { Thinks } from '../session/seats.ts';
import { postgresBus } from './bus/postgres-bus.ts';
import { arenaHandler, type PlaysGames } from './jobs/arena.ts';
import { Computers } from './jobs/computers.ts';
import { Jobs } from './jobs/queue.ts';
import { RoomCache, type RoomChanges } from './rooms/cache.ts';
import { EventLog } from './rooms/event-log.ts';
import { openPostgres } from './store/postgres.ts';
import { steadyNow } from './store/steady-now.ts';

export interface WorkerSettings {
  readonly databaseUrl: string;
  /** How many computers think at a time. */
  readonly workers: number;
  /** How many games of matches it plays beside that: they take long, and the computers at the tables must not wait. */
  readonly arena: number;
}

/** The parts that need threads, made by the caller. */
export interface WorkerParts {
  makeThinker(): Thinks;
  makePlayer(): PlaysGames;
  /** Notes what went wrong for the operator. */
  log(error: unknown): void;
}

/** Hints that arrive within this time are one reason to look for work. */
const GATHER_MS = 20;

/**
 * Moves for the computers at the tables of servers elsewhere that share the database, and games of matches. It serves
 * nobody and keeps no time: while no server runs, clocks stand still even if workers do run. Returns how to stop it,
 * once running work is stored, or handed back where it takes long.
 */
export async function startWorker(
  games: readonly Game[],
  { databaseUrl, workers, arena }: WorkerSettings,
  { makeThinker, makePlayer, log }: WorkerParts,
): Promise<() => Promise<void>> {
  const store = await openPostgres(databaseUrl);
  const now = await steadyNow(store);
  const bus = postgresBus(databaseUrl, { failed() {}, log });
  const changes: RoomChanges = new EventEmitter();
  const rooms = new RoomCache({ store, bus, games, changes });
  const eventLog = new EventLog({ store, bus, games, rooms, changes, now });
  const computers = new Computers({ store, rooms, eventLog, games, makeThinker, workers, now, log });
  changes.on('jobQueued', () => computers.wake());
  const players = Array.from({ length: arena }, makePlayer);
  let isClosing = false;
  const handler = arenaHandler({ store, players, now, isClosing: () => isClosing });
  const matches = new Jobs({ store, handlers: [handler], slots: arena, now, log });
  const { closed, wake } = gathered(() => computers.wake());
  await bus.listen({
    hear(told) {
      if (told.kind !== 'events') return;
      void rooms.refresh(told.room).catch(() => {});
      wake();
    },
    missed: wake,
  });
  return async () => {
    closed();
    isClosing = true;
    await Promise.all([computers.close(), matches.close(), ...players.map((player) => player.close())]);
    await bus.close();
    await store.close();
  };
}

/** Does something soon, once for all callers until then. */
function gathered(work: () => void): { wake(): void; closed(): void } {
  let timer: NodeJS.Timeout | undefined;
  return {
    wake() {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, GATHER_MS);
    },
    closed: () => clearTimeout(timer),
  };
}
