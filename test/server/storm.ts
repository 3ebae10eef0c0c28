import { legalTexts } from '../../src/core/moves.ts';
import { Random } from '../../src/core/random.ts';
import type { RoomEvent } from '../../src/protocol/events.ts';
import type { RoomClient } from '../../src/protocol/room-client.ts';
import { readEvent } from '../../src/server/room-rows.ts';
import type { Store } from '../../src/server/store/store.ts';
import { badLine, type Weather } from './chaos.ts';
import type { AckedMove, Seen, StoredRoom } from './checker.ts';
import { newGuest } from './guests.ts';

export interface Storm {
  readonly games: number;
  readonly seed: number;
  readonly weather: Weather;
  /** Moves after which whoever is to move resigns. */
  readonly plies: number;
  /** Milliseconds that a move is thought about at most. */
  readonly thinkMs: number;
  /** Where somebody dials at the moment. */
  address(): string;
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
const MINUTES_30 = 1_800_000;

/** Two people in each of many rooms play on through everything that happens to the lines and the servers. */
export async function playThrough(storm: Storm): Promise<Told> {
  const told: Told = { acked: [], seen: [], faults: [] };
  await Promise.all(Array.from({ length: storm.games }, (_, index) => playRoom(storm, index, told)));
  return told;
}

/** What is stored of all rooms. */
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

async function playRoom(storm: Storm, index: number, told: Told): Promise<void> {
  const random = new Random(storm.seed + index);
  const [ann, ben] = await Promise.all([again(() => newGuest(storm.address)), again(() => newGuest(storm.address))]);
  const clock = { start: MINUTES_30, increment: 1000, cap: MINUTES_30 };
  const room = await again(() => ann.newRoom({ ...KINDS[index % KINDS.length], seats: ['me', 'open'], clock }));
  const spoil = (dial: Parameters<typeof badLine>[0]) => badLine(dial, storm.weather, random);
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
      const isLast = state.ply >= storm.plies;
      await new Promise((resolve) => setTimeout(resolve, random.below(storm.thinkMs)));
      const answered = await (seat === undefined
        ? client.act({ do: 'sit' })
        : isLast
          ? client.act({ do: 'resign' })
          : client.move(move));
      asked.delete(client);
      if (!('seq' in answered)) told.faults.push(`${room}: ${move} was answered ${answered.code}`);
      else if (seat !== undefined && !isLast) told.acked.push({ room, seq: answered.seq, user, move });
      look();
    };
    clients.push(ann.open(room, look, spoil), ben.open(room, look, spoil));
  });
  for (const client of clients) {
    told.seen.push({ room, events: client.events });
    client.close();
  }
}

/** Until it works: servers may be down at any moment. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
