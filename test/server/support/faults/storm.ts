import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { legalTexts } from '../../../../src/core/moves.ts';
import { Random } from '../../../../src/core/random.ts';
import type { RoomEvent } from '../../../../src/protocol/events.ts';
import type { RoomClient } from '../../../../src/protocol/room-client.ts';
import { readEvent } from '../../../../src/server/rooms/rows.ts';
import type { Store } from '../../../../src/server/store/store.ts';
import { newGuest, openClient } from '../guests.ts';
import { badLine, type Weather } from './chaos.ts';
import type { AckedMove, Seen, StoredRoom } from './checker.ts';
import { LONGEST_MS } from './liveness.ts';
import type { Observer } from './observer.ts';

export interface Storm {
  readonly games: number;
  readonly seed: number;
  readonly weather: Weather;
  /** The most milliseconds of thought for a move. */
  readonly thinkMs: number;
  readonly servers: readonly { readonly address: string }[];
  /** Notes who knows what when. */
  readonly observer: Observer;
  /** Whether games may come to an end: no new ones begin, and the player to move resigns. */
  isEnding(): boolean;
}

/** What everybody was told, for the checker; and answers that nobody should have got. */
export interface Told {
  readonly acked: AckedMove[];
  readonly seen: Seen[];
  readonly faults: string[];
}

const KINDS = [
  { game: 'crosscut', options: { size: 5 } },
  { game: 'agere', options: { size: 3 } },
  { game: 'shacru', options: {} },
];
/** How often the database is checked, and failures are retried. */
const LOOK_MS = 200;
const MINUTES_30 = 1_800_000;
/** Nobody resigns before. */
const LEAST_PLIES = 10;

/**
 * Two people in each of many rooms play on through everything that happens to the connections and the servers, and a
 * third watches; then in other rooms.
 */
export async function playThrough(storm: Storm): Promise<Told> {
  const told: Told = { acked: [], seen: [], faults: [] };
  const table = async (index: number) => {
    const random = new Random(storm.seed + index);
    do await playRoom(storm, index, random, told);
    while (!storm.isEnding());
  };
  await Promise.all(Array.from({ length: storm.games }, (_, index) => table(index)));
  return told;
}

/** Notes what is stored as soon as it is, whether or not anyone hears of it; returns how to stop. */
export function watchDatabase(url: string, observer: Observer): () => Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      // It may be down at any moment.
      const found = await pool.query<{ id: string; version: number }>('SELECT id, version FROM rooms').catch(() => {});
      for (const { id, version } of found?.rows ?? []) observer.noteStored(id, version);
      await pause(LOOK_MS);
    }
  };
  const looking = look();
  return async () => {
    isOver = true;
    await looking;
    await pool.end();
  };
}

/** What is stored for all rooms. */
export async function readStored({ db }: Store): Promise<StoredRoom[]> {
  const rooms = await db.selectFrom('rooms').select(['id', 'setup', 'version', 'status']).execute();
  const rows = await db.selectFrom('events').selectAll().orderBy('room').orderBy('seq').execute();
  const byRoom = new Map<string, RoomEvent[]>(rooms.map(({ id }) => [id, []]));
  for (const row of rows) byRoom.get(row.room)?.push(readEvent(row));
  return rooms.map((room) => ({
    ...room,
    setup: JSON.parse(room.setup),
    events: byRoom.get(room.id) ?? [],
  }));
}

async function playRoom(storm: Storm, index: number, random: Random, told: Told): Promise<void> {
  const { servers, observer } = storm;
  const anywhere = () => servers[random.below(servers.length)].address;
  const [ann, ben] = await Promise.all([again(() => newGuest(anywhere)), again(() => newGuest(anywhere))]);
  const clock = { start: MINUTES_30, increment: 1000, cap: MINUTES_30 };
  const room = await again(() => ann.newRoom({ ...KINDS[index % KINDS.length], seats: ['me', 'open'], clock }));
  const spoil = (dial: Parameters<typeof badLine>[0]) => badLine(dial, storm.weather, random);
  const open = (name: string, cookie: () => string, changed: () => void): RoomClient => {
    const notes = observer.watcher(room, name);
    const address = () => {
      const server = random.below(servers.length);
      notes.dialled(server);
      return servers[server].address;
    };
    const look = () => {
      notes.look(client);
      changed();
    };
    const client = openClient(address, cookie, room, look, spoil);
    return client;
  };
  const spectator = open(
    'a spectator',
    () => '',
    () => {},
  );
  const clients: RoomClient[] = [];
  await new Promise<void>((resolve) => {
    const asked = new Set<RoomClient>();
    const look = () => {
      if (clients.length < 2) return;
      for (const client of clients) void act(client);
      const [first, second] = clients;
      const isOver = clients.every((client) => client.room?.status === 'over');
      if (isOver && asked.size === 0 && first.events.length === second.events.length) resolve();
    };
    const act = async (client: RoomClient) => {
      const state = client.room;
      if (state === undefined || asked.has(client) || state.status === 'over') return;
      const { user } = client === clients[0] ? ann : ben;
      const seat = state.seatOf(user);
      if (seat === undefined ? client === clients[0] : state.status === 'waiting' || seat !== state.turn) return;
      asked.add(client);
      const moves = legalTexts(state.match.position);
      const move = moves[random.below(moves.length)];
      await pause(random.below(storm.thinkMs));
      const isLast = storm.isEnding() && state.ply >= LEAST_PLIES;
      const answered = await (seat === undefined
        ? client.act({ do: 'sit' })
        : isLast
          ? client.act({ do: 'resign' })
          : client.move(move));
      asked.delete(client);
      if (!('seq' in answered)) told.faults.push(`${room}: ${move} was answered ${answered.code}`);
      else {
        observer.noteStored(room, answered.seq);
        if (seat !== undefined && !isLast) told.acked.push({ room, seq: answered.seq, user, move });
      }
      look();
    };
    clients.push(open('Ann', ann.cookie, look), open('Ben', ben.cookie, look));
  });
  // A deaf watcher is waited for until it is certain.
  const until = performance.now() + 2 * LONGEST_MS;
  while (spectator.events.length < clients[0].events.length && performance.now() < until) await pause(LOOK_MS);
  for (const client of [...clients, spectator]) {
    // Whether somebody should have heard more is checked separately.
    told.seen.push({ room, events: client.events, isPart: client === spectator });
    client.close();
  }
}

/** Until it works: servers may be down at any moment. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(LOOK_MS);
    }
  }
}
