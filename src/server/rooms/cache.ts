import type { Compilable } from 'kysely';
import type { Game } from '../../core/game.ts';
import type { Seat } from '../../core/types.ts';
import type { Act } from '../../protocol/acts.ts';
import type { Happening, RoomEvent } from '../../protocol/events.ts';
import { type Circumstances, judge, judgeClock, judgeComputer, type Refused } from '../../protocol/judge.ts';
import type { Wish } from '../../protocol/messages.ts';
import { Room } from '../../protocol/room.ts';
import type { RoomSetup, Sitter } from '../../protocol/setup.ts';
import type { Bus } from '../bus/bus.ts';
import { LagQuota } from '../limits/lag.ts';
import { nameFrom } from '../store/secrets.ts';
import { type Store, trouble } from '../store/store.ts';
import { type Held, RoomCache } from './holds.ts';
import { eventRow, jobRow, type Maker, NOBODY, readEvent, roomRow, summaryOf } from './rows.ts';

/** Rooms kept in memory at most, besides those that somebody holds. */
const MOST_IDLE = 200;
/** How often a race with other processes is run before giving up. */
const MOST_RACES = 50;

export interface RoomsParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: readonly Game[];
  /** Milliseconds since 1970; never goes back. */
  now(): number;
  /** Whether time is known well enough to judge people by it. */
  mayJudge(): boolean;
  /** Whether the sitter of a seat is not there. */
  isAway(live: LiveRoom, seat: Seat): boolean;
  /** The computer that plays for a seat whose sitter does not. */
  standInFor(room: Room, seat: Seat): Promise<string>;
  pick(free: readonly Seat[]): Seat;
  /** There are events that those who watch have not seen. */
  news(live: LiveRoom): void;
  /** What those who watch have seen is not so any more: a name. */
  retell(live: LiveRoom): void;
  /** There is something to do: a computer is to move, a game has ended. */
  wake(): void;
}

/** A room in memory: its events, and what they add up to. Nothing that is not stored is shown to anybody. */
export interface LiveRoom {
  readonly id: string;
  room: Room;
  readonly events: RoomEvent[];
  readonly maker: Maker;
  /** Stored wishes and the events they became. */
  readonly wishes: Map<string, number>;
  /** The end of the last thing that was begun here: one after the other. */
  last: Promise<unknown>;
  /** A look for what others have stored that waits for its turn: it serves all who ask until it begins. */
  looking: Promise<unknown> | undefined;
  /** Lag that is still forgiven. */
  readonly quota: LagQuota;
}

/** Done as event seq. */
export interface Done {
  readonly seq: number;
}

/** The only way in which anything happens in a room: judged by the rules, stored, then told. */
export class Rooms {
  private readonly parts: RoomsParts;
  private readonly cache = new RoomCache((id) => this.load(id), MOST_IDLE);

  constructor(parts: RoomsParts) {
    this.parts = parts;
  }

  /** Makes a room in which these already sit, and stores what belongs to it in the same moment. Made again, it stays as it is. */
  async create(
    id: string,
    setup: RoomSetup,
    sitters: ReadonlyMap<Seat, Sitter> = new Map(),
    along: readonly Compilable[] = [],
    maker: Maker = NOBODY,
  ): Promise<void> {
    const { store, games, now } = this.parts;
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
      if ((await this.find(id)) === undefined) throw error;
    }
    if (job !== undefined) this.parts.wake();
  }

  /** A room with all that is stored of it so far, the same for all who hold it; undefined if there is none. */
  async hold(id: string): Promise<Held<LiveRoom> | undefined> {
    const wasThere = this.cache.has(id);
    const held = await this.cache.hold(id);
    // What nobody watched may be old, and so may be what is watched when a hint was lost.
    if (held !== undefined && wasThere) {
      await this.look(held.live).catch((error: unknown) => {
        held.release();
        throw error;
      });
    }
    return held;
  }

  /** The same for a glance: it may be out of date when it is looked at again. */
  async find(id: string): Promise<LiveRoom | undefined> {
    const held = await this.hold(id);
    held?.release();
    return held?.live;
  }

  /** Does something with a room as far as it is known here; undefined if there is none. */
  async use<T>(id: string, work: (live: LiveRoom) => Promise<T>): Promise<T | undefined> {
    const held = await this.cache.hold(id);
    try {
      return held === undefined ? undefined : await work(held.live);
    } finally {
      held?.release();
    }
  }

  /** Carries out what somebody wishes, once. */
  act(id: string, sitter: Circumstances['sitter'], wish: Wish, lag: number): Promise<Done | Refused | undefined> {
    // Whatever has to be read first, and whoever is before: that is not the time of whoever acts.
    const arrived = this.parts.now();
    return this.use(id, async (live) => {
      const { quota } = live;
      const name = `${sitter.user} ${wish.id}`;
      const standInFor = await this.standIns(live.room, wish.act.do === 'resign' || wish.act.do === 'substitute');
      const { mayJudge, isAway, pick } = this.parts;
      const done = await this.put(live, name, () => {
        if (!mayJudge()) throw trouble(new Error('The database has just been away.'));
        const here = {
          sitter,
          now: arrived,
          lag: quota.credit(live.room.seatOf(sitter.user), lag),
          grace: quota.left(live.room.turn),
          isAway: (seat: Seat) => isAway(live, seat),
          standInFor,
          pick,
        };
        return judge(live.room, wish.act, here);
      });
      if (done === undefined || !('seq' in done)) return done;
      if (!isOf(wish.act, live.events[done.seq - 1])) return { nay: 'other wish' };
      if (wish.act.do === 'move') quota.charge(live.room.seatOf(sitter.user), lag);
      if (wish.act.do === 'agree') await this.rematch(live);
      return done;
    });
  }

  /** Ends the turn of whoever has run out of time. */
  async checkClock(id: string): Promise<void> {
    await this.use(id, async (live) => {
      const { now } = this.parts;
      const standInFor = await this.standIns(live.room, true);
      await this.put(live, null, () =>
        judgeClock(live.room, { now: now(), grace: live.quota.left(live.room.turn), standInFor }),
      );
    });
  }

  /** The answer of a computer; one that comes too late changes nothing. */
  async computerMove(id: string, epoch: number, ply: number, move: string): Promise<void> {
    await this.use(id, async (live) => {
      // Whoever asked it may have been another process, of whose events the hint is still on its way.
      await this.look(live);
      await this.put(live, null, () => judgeComputer(live.room, move, epoch, ply));
    });
  }

  /** Something that happens by itself; the name makes sure that it happens once. */
  async happen(id: string, name: string, happening: (room: Room) => Happening | undefined): Promise<void> {
    await this.use(id, (live) => this.put(live, name, () => happening(live.room)));
  }

  /** Reads what other processes have stored, if the room is in memory. */
  async refresh(id: string): Promise<void> {
    if (this.cache.has(id)) await this.use(id, (live) => this.look(live));
  }

  /** Reads everything anew, here and in other processes: names in it have changed. */
  async reread(id: string): Promise<LiveRoom | undefined> {
    this.parts.bus.tell({ kind: 'names', room: id });
    await this.rereadHere(id);
    return this.find(id);
  }

  async rereadHere(id: string): Promise<void> {
    if (this.cache.has(id)) await this.use(id, (live) => this.inTurn(live, () => this.readAll(live)));
  }

  /** Rooms that somebody holds here: those who watch, and for a moment those who act. */
  held(): LiveRoom[] {
    return this.cache.held();
  }

  /** Who would play for each seat, where it may be needed; between two nobody does. */
  private async standIns(room: Room, isNeeded: boolean): Promise<(seat: Seat) => string> {
    const seats = isNeeded && room.seats.length > 2 ? [...room.seats.keys()] : [];
    const words = await Promise.all(seats.map((seat) => this.parts.standInFor(room, seat)));
    return (seat) => words[seat];
  }

  private async rematch(live: LiveRoom): Promise<void> {
    const { room } = live;
    const agreed = room.agreed.get('rematch');
    const voters = room.voters();
    if (room.next !== undefined || agreed === undefined || !voters.every((seat) => agreed.has(seat))) return;
    const { seats } = room;
    const { invited: _, ...setup } = room.setup; // those who were invited sit there already
    // The same for everybody who asks, so that two who ask at once open one room.
    const id = nameFrom(`rematch ${live.id}`);
    const before = (seat: Seat) => (seat + seats.length - 1) % seats.length;
    const computers = setup.computers.map((_, seat) => setup.computers[before(seat)]);
    const sitters = new Map<Seat, Sitter>();
    for (const seat of seats.keys()) {
      const { sitter } = seats[before(seat)];
      if (sitter !== undefined && sitter.kind !== 'computer') sitters.set(seat, sitter);
    }
    await this.create(id, { ...setup, computers }, sitters, [], live.maker);
    await this.happen(live.id, 'rematch', ({ next }) =>
      next === undefined ? { kind: 'rematch', room: id } : undefined,
    );
  }

  /** Judges, stores, applies; again if somebody else was faster. */
  private put(
    live: LiveRoom,
    wish: string | null,
    decide: () => Happening | Refused | undefined,
  ): Promise<Done | Refused | undefined> {
    return this.inTurn(live, async () => {
      for (let race = 0; race < MOST_RACES; race++) {
        const before = wish === null ? undefined : live.wishes.get(wish);
        if (before !== undefined) return { seq: before };
        const decided = decide();
        if (decided === undefined) return undefined;
        // Nobody is refused because another process knows more: what it stored is read before.
        if ('nay' in decided) {
          if (await this.readTail(live)) continue;
          return decided;
        }
        const done = await this.store(live, wish, decided);
        if (done !== undefined) return done;
        await this.readTail(live);
      }
      throw new Error(`no end to the races in room ${live.id}`);
    });
  }

  /** undefined when somebody else was faster. */
  private async store(live: LiveRoom, wish: string | null, happening: Happening): Promise<Done | undefined> {
    const { store, bus, now, news, wake } = this.parts;
    const at = Math.max(now(), live.events.at(-1)?.at ?? 0);
    const event: RoomEvent = { ...happening, seq: live.room.seq + 1, at };
    const row = eventRow(live.id, live.room, event, wish);
    const wasOver = live.room.status === 'over';
    live.room.apply(event);
    const job = jobRow(live.id, live.room, at, live.maker, wasOver);
    try {
      const entry = { event: row, summary: summaryOf(live.room, at), ...(job === undefined ? {} : { job }) };
      const appended = await store.append(entry);
      if (appended.kind === 'stored') {
        live.events.push(event);
        if (wish !== null) live.wishes.set(wish, event.seq);
        news(live);
        bus.tell({ kind: 'events', room: live.id });
        if (job !== undefined) wake();
        return { seq: event.seq };
      }
      this.recount(live);
      return undefined;
    } catch (error) {
      this.recount(live);
      throw error;
    }
  }

  /** The room is what its events add up to: what was not stored has not happened. */
  private recount(live: LiveRoom): void {
    const room = new Room(this.parts.games, live.room.setup);
    for (const event of live.events) room.apply(event);
    live.room = room;
  }

  private async load(id: string): Promise<LiveRoom | undefined> {
    const { store, games } = this.parts;
    const rows = store.db.selectFrom('rooms').select(['setup', 'opener', 'network']);
    const row = await rows.where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const { setup, ...maker } = row;
    const room = new Room(games, JSON.parse(setup) as RoomSetup);
    const quota = new LagQuota(room.setup.clock, room.seats.length);
    const live: LiveRoom = {
      id,
      room,
      events: [],
      maker,
      wishes: new Map(),
      last: Promise.resolve(),
      looking: undefined,
      quota,
    };
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
    const events = await this.readEvents(live, 0);
    live.events.splice(0, live.events.length, ...events);
    this.recount(live);
    this.parts.news(live);
    this.parts.retell(live);
  }

  /** Whether there was anything new. */
  private async readTail(live: LiveRoom): Promise<boolean> {
    const events = await this.readEvents(live, live.room.seq);
    for (const event of events) {
      live.room.apply(event);
      live.events.push(event);
    }
    if (events.length > 0) this.parts.news(live);
    return events.length > 0;
  }

  /** What is stored after an event; whose wishes it was is noted. */
  private async readEvents(live: LiveRoom, after: number): Promise<RoomEvent[]> {
    const rows = await this.parts.store.db
      .selectFrom('events')
      .select(['seq', 'at', 'body', 'wish'])
      .where('room', '=', live.id)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    for (const { wish, seq } of rows) if (wish !== null) live.wishes.set(wish, seq);
    return rows.map(readEvent);
  }

  private inTurn<T>(live: LiveRoom, work: () => Promise<T>): Promise<T> {
    const next = live.last.then(work);
    live.last = next.catch(() => {});
    return next;
  }
}

/** Whether an event may have come of an act: they have the same names. How a move was written does not tell. */
function isOf(act: Act, event: RoomEvent): boolean {
  if (event.kind !== act.do) return false;
  return !('what' in act && 'what' in event) || act.what === event.what;
}
