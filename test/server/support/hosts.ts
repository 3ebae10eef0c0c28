import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { games } from '../../../src/games/index.ts';
import type { Action } from '../../../src/protocol/actions.ts';
import type { NewRoom } from '../../../src/protocol/messages.ts';
import type { User } from '../../../src/server/accounts/sessions.ts';
import { noBus } from '../../../src/server/bus/bus.ts';
import { postgresBus } from '../../../src/server/bus/postgres-bus.ts';
import { type Host, openHost } from '../../../src/server/host.ts';
import type { RoomLimits } from '../../../src/server/limits/limits.ts';
import { planRoom, sitterOf } from '../../../src/server/lobby/plan.ts';
import { RoomActs } from '../../../src/server/rooms/acts.ts';
import { RoomCache, type RoomChanges } from '../../../src/server/rooms/cache.ts';
import { EventLog } from '../../../src/server/rooms/event-log.ts';
import { openPostgres } from '../../../src/server/store/postgres.ts';
import { newName } from '../../../src/server/store/secrets.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { startPostgres } from './postgres.ts';

export const KINDS = ['embedded', 'PostgreSQL'] as const;

/** Databases of the test's own, and hosts on them. */
interface Databases {
  /** Where a new, empty database of a kind is. */
  fresh(kind: (typeof KINDS)[number]): string;
  /** Another process on it, as far as the database can tell. */
  open(where: string, now?: () => number, limits?: RoomLimits): Promise<Host>;
  /** One that tells others on PostgreSQL what happens, and hears from them. */
  openHearing(where: string): Promise<Host>;
  openStore(where: string): Promise<Store>;
  close(): void;
}

/** The same for all tests of a file: starts before the first, ends after the last. */
export function databasesOfTests(): Omit<Databases, 'close'> {
  let databases: Databases;
  beforeAll(async () => {
    databases = await openDatabases();
  }, 60_000);
  afterAll(() => databases?.close());
  return {
    fresh: (kind) => databases.fresh(kind),
    open: (...asked) => databases.open(...asked),
    openHearing: (where) => databases.openHearing(where),
    openStore: (where) => databases.openStore(where),
  };
}

async function openDatabases(): Promise<Databases> {
  const folder = mkdtempSync(join(tmpdir(), 'gamut-hosts-'));
  const postgres = await startPostgres();
  let made = 0;
  const openStore = (where: string) => (where.startsWith('postgres:') ? openPostgres(where) : openSqlite(where));
  return {
    fresh: (kind) => (kind === 'embedded' ? join(folder, `${++made}.db`) : postgres.newDatabase()),
    async open(where, now = () => Date.now(), limits = undefined) {
      const rest = { bus: noBus, games, now, log() {}, ...(limits === undefined ? {} : { limits }) };
      return openHost({ store: await openStore(where), ...rest });
    },
    async openHearing(where) {
      const bus = postgresBus(where, { failed() {}, log() {} });
      return openHost({ store: await openStore(where), bus, games, now: () => Date.now(), log() {} });
    },
    openStore,
    close() {
      postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Rooms without a host: a process that stores what happens and tells nobody. */
export function bareRooms(store: Store) {
  const changes: RoomChanges = new EventEmitter();
  const now = () => Date.now();
  const rooms = new RoomCache({ store, bus: noBus, games, changes });
  const eventLog = new EventLog({ store, bus: noBus, games, rooms, changes, now });
  const judged = { mayJudge: () => true, isAway: () => false, standInFor: async () => '', pick: () => 0 };
  return { rooms, eventLog, acts: new RoomActs({ rooms, eventLog, now, ...judged }) };
}

/** An account that no test signs in to. */
export async function newAccount(host: Host, name: string): Promise<User> {
  const { user } = await host.sessions.welcome(undefined);
  const made = await host.accounts.upgrade(user, name, host.store.db.selectFrom('users').select('id').limit(1));
  if ('code' in made) throw new Error(made.code);
  return made;
}

/** A room in which these sit, in the given order. */
export async function seatedRoom(host: Host, users: readonly User[], wished: NewRoom): Promise<string> {
  const id = newName();
  const planned = planRoom(
    host,
    { ...wished, seats: wished.seats.map((word) => (word === 'me' ? 'open' : word)) },
    users[0],
  );
  if ('code' in planned) throw new Error(planned.code);
  await host.eventLog.create(id, planned.setup);
  const free = planned.setup.computers.flatMap((word, seat) => (word === null ? [seat] : []));
  for (const [index, user] of users.entries()) await act(host, id, user, { do: 'sit', seat: free[index] });
  return id;
}

const ASLEEP = Symbol('stood still');

/** A server that stood still refuses everything until its next heartbeat. */
function asleep(error: Error): typeof ASLEEP {
  if (error.message !== 'The database has just been away.') throw error;
  return ASLEEP;
}

/**
 * Does something in a room that must not be refused. As clients do, it sends the same command again to a server that has
 * just stood still.
 */
export async function act(host: Host, room: string, user: User, wished: Action): Promise<void> {
  const command = { id: randomUUID(), act: wished };
  const attempt = () => host.acts.act(room, sitterOf(user), command, 0);
  let done = await attempt().catch(asleep);
  while (done === ASLEEP) {
    await pause(50);
    done = await attempt().catch(asleep);
  }
  if (done === undefined || 'code' in done) throw new Error(`${wished.do}: ${done?.code}`);
}

/** Plays any legal moves for people in turn. */
export async function playSome(host: Host, id: string, users: readonly User[], plies: number): Promise<void> {
  for (let made = 0; made < plies; made++) {
    const live = await host.rooms.find(id);
    if (live === undefined) throw new Error(`no room ${id}`);
    const { room } = live;
    const mover = users.find((user) => room.seatOf(user.id) === room.turn);
    if (mover === undefined) throw new Error(`nobody at seat ${room.turn}`);
    const moves = legalTexts(room.match.position);
    const { epoch, ply } = room;
    await act(host, id, mover, { do: 'move', epoch, ply, move: moves[(made * 7) % moves.length] });
  }
}
