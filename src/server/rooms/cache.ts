import type { EventEmitter } from 'node:events';
import type { Game } from '../../core/game.ts';
import type { RoomEvent } from '../../protocol/events.ts';
import { Room } from '../../protocol/room.ts';
import type { RoomSetup } from '../../protocol/setup.ts';
import type { Bus } from '../bus/bus.ts';
import { LagQuota } from '../limits/lag.ts';
import type { Store } from '../store/store.ts';
import { type Held, Holds } from './holds.ts';
import { type Maker, readEvent } from './rows.ts';

/** Rooms kept in memory at most, besides those that are held. */
const MOST_IDLE = 200;

/** What the other parts of a server are told about rooms. */
export type RoomChanges = EventEmitter<{
  /** There are stored events that listeners have not seen. */
  stored: [live: LiveRoom];
  /** A name that listeners have seen has changed. */
  renamed: [live: LiveRoom];
  /** There is a new job: a computer is to move, a game has ended. */
  jobQueued: [];
}>;

/** A room in memory: its stored events, and the resulting state. Both change together, and only by what is stored. */
export interface LiveRoom {
  readonly id: string;
  room: Room;
  readonly events: RoomEvent[];
  readonly maker: Maker;
  /** Stored commands and the events they became. */
  readonly commands: Map<string, number>;
  /** The end of the last task begun here: they run one after the other. */
  last: Promise<unknown>;
  /** A read of what others have stored that waits for its turn: it serves all callers until it begins. */
  looking: Promise<unknown> | undefined;
  /** Lag that is still forgiven. */
  readonly quota: LagQuota;
}

export interface RoomCacheParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: readonly Game[];
  readonly changes: RoomChanges;
}

/** The rooms in memory: found, read from the database, kept up to date, and dropped when nobody needs them. */
export class RoomCache {
  private readonly parts: RoomCacheParts;
  private readonly holds = new Holds((id) => this.load(id), MOST_IDLE);

  constructor(parts: RoomCacheParts) {
    this.parts = parts;
  }

  /** A room with everything stored in it so far, the same for all holders; undefined if there is none. */
  async hold(id: string): Promise<Held<LiveRoom> | undefined> {
    const wasThere = this.holds.has(id);
    const held = await this.holds.hold(id);
    // A room that nobody watched may be out of date, and so may one that is watched when a hint was lost.
    if (held !== undefined && wasThere) {
      await this.look(held.live).catch((error: unknown) => {
        held.release();
        throw error;
      });
    }
    return held;
  }

  /** The same for a brief look: it may be out of date when it is read again. */
  async find(id: string): Promise<LiveRoom | undefined> {
    const held = await this.hold(id);
    held?.release();
    return held?.live;
  }

  /** Does something with a room as far as it is known here; undefined if there is none. */
  async use<T>(id: string, work: (live: LiveRoom) => Promise<T>): Promise<T | undefined> {
    const held = await this.holds.hold(id);
    try {
      return held === undefined ? undefined : await work(held.live);
    } finally {
      held?.release();
    }
  }

  /** Reads what other processes have stored, if the room is in memory. */
  async refresh(id: string): Promise<void> {
    if (this.holds.has(id)) await this.use(id, (live) => this.look(live));
  }

  /** Reads everything again, here and in other processes: names in it have changed. */
  async reread(id: string): Promise<LiveRoom | undefined> {
    this.parts.bus.tell({ kind: 'names', room: id });
    await this.rereadHere(id);
    return this.find(id);
  }

  async rereadHere(id: string): Promise<void> {
    if (this.holds.has(id)) await this.use(id, (live) => this.inTurn(live, () => this.readAll(live)));
  }

  /** Rooms that are held here: by those who watch, and for a moment by those who act. */
  held(): LiveRoom[] {
    return this.holds.held();
  }

  /** Does something when everything begun in a room before has ended. */
  inTurn<T>(live: LiveRoom, work: () => Promise<T>): Promise<T> {
    const next = live.last.then(work);
    live.last = next.catch(() => {});
    return next;
  }

  /** Reads what is stored after the last known event; whether there was anything. Only in turn. */
  async readTail(live: LiveRoom): Promise<boolean> {
    const events = await this.readEvents(live, live.room.seq);
    for (const event of events) applyStored(live, event);
    if (events.length > 0) this.parts.changes.emit('stored', live);
    return events.length > 0;
  }

  private async load(id: string): Promise<LiveRoom | undefined> {
    const { store, games } = this.parts;
    const rows = store.db.selectFrom('rooms').select(['setup', 'opener', 'network']);
    const row = await rows.where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const { setup, ...maker } = row;
    const room = new Room(games, JSON.parse(setup) as RoomSetup);
    const quota = new LagQuota(room.setup.clock, room.seats.length);
    const nothing = { events: [], commands: new Map(), last: Promise.resolve(), looking: undefined };
    const live: LiveRoom = { id, room, maker, quota, ...nothing };
    await this.readTail(live);
    return live;
  }

  /** Reads what others have stored by now. */
  private look(live: LiveRoom): Promise<unknown> {
    live.looking ??= this.inTurn(live, () => {
      live.looking = undefined;
      return this.readTail(live);
    });
    return live.looking;
  }

  private async readAll(live: LiveRoom): Promise<void> {
    const { games, changes } = this.parts;
    const events = await this.readEvents(live, 0);
    live.events.length = 0;
    live.room = new Room(games, live.room.setup);
    for (const event of events) applyStored(live, event);
    changes.emit('stored', live);
    changes.emit('renamed', live);
  }

  /** What is stored after an event; notes which commands it came from. */
  private async readEvents(live: LiveRoom, after: number): Promise<RoomEvent[]> {
    const rows = await this.parts.store.db
      .selectFrom('events')
      .select(['seq', 'at', 'body', 'wish'])
      .where('room', '=', live.id)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    for (const { wish, seq } of rows) if (wish !== null) live.commands.set(wish, seq);
    return rows.map(readEvent);
  }
}

/** Applies a stored event to the room in memory. */
export function applyStored(live: LiveRoom, event: RoomEvent): void {
  live.room.apply(event);
  live.events.push(event);
}
