import type { Compilable } from 'kysely';
import type { Game } from '../../core/game.ts';
import type { Seat } from '../../core/types.ts';
import type { EventBody, RoomEvent } from '../../protocol/events.ts';
import { Room } from '../../protocol/room.ts';
import type { Refused } from '../../protocol/rulings.ts';
import type { RoomSetup, Sitter } from '../../protocol/setup.ts';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { applyStored, type LiveRoom, type RoomCache, type RoomChanges } from './cache.ts';
import { eventRow, jobRow, type Maker, NOBODY, roomRow, summaryOf } from './rows.ts';

/** How often a race with other processes is retried before giving up. */
const MOST_RACES = 50;

export interface EventLogParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: readonly Game[];
  readonly rooms: RoomCache;
  readonly changes: RoomChanges;
  /** Milliseconds since 1970; never goes back. */
  now(): number;
}

/** Recorded as event seq. */
export interface Done {
  readonly seq: number;
}

/** The only way in which anything happens in a room: decided, stored, applied to the room in memory, then announced. */
export class EventLog {
  private readonly parts: EventLogParts;
  /** A second copy of each room, to which events are applied before they are stored. Nothing else sees it. */
  private readonly drafts = new WeakMap<Room, Room>();

  constructor(parts: EventLogParts) {
    this.parts = parts;
  }

  /** Makes a room in which these already sit, and stores what belongs to it with it. Repeating this changes nothing. */
  async create(
    id: string,
    setup: RoomSetup,
    sitters: ReadonlyMap<Seat, Sitter> = new Map(),
    along: readonly Compilable[] = [],
    maker: Maker = NOBODY,
  ): Promise<void> {
    const { store, games, rooms, changes, now } = this.parts;
    const at = now();
    const room = new Room(games, setup);
    const row = roomRow(id, games, setup, at, maker);
    const events = [...sitters].map(([seat, sitter], index) => {
      const event: RoomEvent = { kind: 'sit', seat, sitter, seq: index + 1, at };
      const stored = eventRow(id, room, event, null);
      room.apply(event);
      return stored;
    });
    const insert = store.db.insertInto('rooms').values({ ...row, ...summaryOf(room, at), version: events.length });
    const statements: Compilable[] = [
      insert,
      ...events.map((event) => store.db.insertInto('events').values(event)),
      ...along,
    ];
    const job = jobRow(id, room, at, maker);
    if (job !== undefined) statements.push(store.db.insertInto('jobs').values(job));
    try {
      await store.batch(statements);
    } catch (error) {
      if ((await rooms.find(id)) === undefined) throw error;
    }
    if (job !== undefined) changes.emit('jobQueued');
  }

  /** Something that happens by itself; its name, where it has one, makes sure that it happens only once. */
  async happen(id: string, name: string | null, decide: (room: Room) => EventBody | undefined): Promise<void> {
    await this.parts.rooms.use(id, (live) => this.record(live, name, () => decide(live.room)));
  }

  /** Decides, stores and applies; retries if another process was faster. A stored command is not decided again. */
  record(
    live: LiveRoom,
    command: string | null,
    decide: () => EventBody | Refused | undefined,
  ): Promise<Done | Refused | undefined> {
    const { rooms } = this.parts;
    return rooms.inTurn(live, async () => {
      for (let race = 0; race < MOST_RACES; race++) {
        const before = command === null ? undefined : live.commands.get(command);
        if (before !== undefined) return { seq: before };
        const decided = decide();
        if (decided === undefined) return undefined;
        // Nobody is refused because another process knows more: what it stored is read first.
        if ('code' in decided) {
          if (await rooms.readTail(live)) continue;
          return decided;
        }
        const done = await this.append(live, command, decided);
        if (done !== undefined) return done;
        await rooms.readTail(live);
      }
      throw new Error(`no end to the races in room ${live.id}`);
    });
  }

  /** undefined when another process was faster. */
  private async append(live: LiveRoom, command: string | null, body: EventBody): Promise<Done | undefined> {
    const { store, bus, changes, now } = this.parts;
    const { room } = live;
    const at = Math.max(now(), live.events.at(-1)?.at ?? 0);
    const event: RoomEvent = { ...body, seq: room.seq + 1, at };
    const next = this.draftOf(live);
    next.apply(event);
    const job = jobRow(live.id, next, at, live.maker, room.status === 'over');
    const entry = {
      event: eventRow(live.id, room, event, command),
      summary: summaryOf(next, at),
      ...(job === undefined ? {} : { job }),
    };
    const appended = await store.append(entry);
    if (appended.kind !== 'stored') return undefined;
    this.drafts.set(room, next);
    applyStored(live, event);
    if (command !== null) live.commands.set(command, event.seq);
    changes.emit('stored', live);
    bus.tell({ kind: 'events', room: live.id });
    if (job !== undefined) changes.emit('jobQueued');
    return { seq: event.seq };
  }

  /** The copy, made when something is first stored in a room. It is kept once its new event is stored, else dropped. */
  private draftOf({ room, events }: LiveRoom): Room {
    const draft = this.drafts.get(room) ?? new Room(this.parts.games, room.setup);
    this.drafts.delete(room);
    for (const event of events.slice(draft.seq)) draft.apply(event);
    return draft;
  }
}
