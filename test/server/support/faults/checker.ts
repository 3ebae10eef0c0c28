import { games } from '../../../../src/games/index.ts';
import type { RoomEvent } from '../../../../src/protocol/events.ts';
import { Room } from '../../../../src/protocol/room.ts';
import type { RoomSetup } from '../../../../src/protocol/setup.ts';

/** A move that a client was told is stored. */
export interface AckedMove {
  readonly room: string;
  readonly seq: number;
  readonly user: string;
  readonly move: string;
}

export interface StoredRoom {
  readonly id: string;
  readonly setup: RoomSetup;
  readonly version: number;
  readonly status: string;
  readonly events: readonly RoomEvent[];
}

/** What a client knew at the end. */
export interface Seen {
  readonly room: string;
  readonly events: readonly RoomEvent[];
  /** Whether they left before the end, or their connection was broken then. */
  readonly isPart?: boolean;
}

/** Lag and rounding: a clock may differ by this many milliseconds from the time that passed. */
const CLOCK_MARGIN_MS = 20;

/** Everything that must never happen and did, as sentences; ideally none. */
export function findFaults(rooms: readonly StoredRoom[], acked: readonly AckedMove[], seen: readonly Seen[]): string[] {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  return [
    ...rooms.flatMap(checkRoom),
    ...acked.flatMap((ack) => checkAck(byId.get(ack.room), ack)),
    ...checkTwice(acked),
    ...seen.flatMap((one) => checkSeen(byId.get(one.room), one)),
  ];
}

function checkRoom({ id, setup, version, status, events }: StoredRoom): string[] {
  const faults: string[] = [];
  const room = new Room(games, setup);
  const plies = new Set<string>();
  let before = 0;
  for (const [index, event] of events.entries()) {
    if (event.seq !== index + 1) return [`${id}: event ${event.seq} at place ${index + 1}`];
    if (event.at < before) faults.push(`${id}: event ${event.seq} happened before the one before it`);
    if (event.kind === 'move') {
      const ply = `${room.epoch} ${room.ply}`;
      if (plies.has(ply)) faults.push(`${id}: two moves at ${ply}`);
      plies.add(ply);
      if (event.seat !== room.turn) faults.push(`${id}: move ${event.seq} by the wrong seat`);
      const passed = room.clocks?.elapsed(event.at) ?? 0;
      if (event.spent < 0 || event.spent > passed + CLOCK_MARGIN_MS) {
        faults.push(`${id}: move ${event.seq} cost ${event.spent} ms of ${passed}`);
      }
    }
    try {
      room.apply(event);
    } catch (error) {
      return [...faults, `${id}: event ${event.seq} does not follow: ${(error as Error).message}`];
    }
    before = event.at;
  }
  if (version !== events.length) faults.push(`${id}: version ${version} of ${events.length} events`);
  if (status !== room.status) faults.push(`${id}: said to be ${status}, is ${room.status}`);
  return faults;
}

function checkAck(room: StoredRoom | undefined, { seq, user, move }: AckedMove): string[] {
  const event = room?.events[seq - 1];
  if (room === undefined || event?.kind !== 'move') return [`acknowledged move ${move} (${seq}) is lost`];
  const sitter = room.events.find((one) => one.kind === 'sit' && one.seat === event.seat);
  const isTheirs = sitter?.kind === 'sit' && sitter.sitter.kind !== 'computer' && sitter.sitter.user === user;
  return event.move === move && isTheirs ? [] : [`${room.id}: event ${seq} is not the acknowledged ${move}`];
}

function checkTwice(acked: readonly AckedMove[]): string[] {
  const keys = new Set<string>();
  return acked.flatMap(({ room, seq }) => {
    const key = `${room} ${seq}`;
    if (keys.has(key)) return [`event ${key} was acknowledged twice`];
    keys.add(key);
    return [];
  });
}

function checkSeen(room: StoredRoom | undefined, { events, isPart = false }: Seen): string[] {
  if (room === undefined) return ['somebody saw a room that is not stored'];
  const same = JSON.stringify(events) === JSON.stringify(isPart ? room.events.slice(0, events.length) : room.events);
  return same ? [] : [`${room.id}: somebody saw ${events.length} other events than the ${room.events.length} stored`];
}
