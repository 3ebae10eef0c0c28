import type { Seat } from '../../core/types.ts';
import type { Presence, Saying, ServerMessage } from '../../protocol/messages.ts';
import type { User } from '../accounts/sessions.ts';
import type { Audience } from './attendance.ts';
import type { LiveRoom } from './cache.ts';
import type { Held } from './holds.ts';
import { RemotePresence } from './remote-presence.ts';

/** Changes of presence within this time are announced once. */
const PRESENCE_MS = 200;
/** How often processes tell each other who is connected to them. */
const REPEAT_MS = 10_000;

/** A listener: a socket or a stream. */
export interface Listener {
  readonly user: User | undefined;
  /** JSON of a message; the same text may go to many. */
  send(text: string): void;
}

interface Watched {
  readonly live: LiveRoom;
  /** It is held for as long as anybody listens. */
  release(): void;
  /** The listeners, and the last event each was told. */
  readonly listeners: Map<Listener, number>;
  told: NodeJS.Timeout | undefined;
}

/** Tells those who watch a room what happens in it, in order and without gaps. */
export class Hub {
  private readonly watched = new Map<string, Watched>();
  private readonly remote: RemotePresence;
  private readonly now: () => number;
  private readonly tellOthers: (room: string, presence: Presence) => void;
  private readonly timer: NodeJS.Timeout;

  constructor(now: () => number, tellOthers: (room: string, presence: Presence) => void) {
    this.now = now;
    this.remote = new RemotePresence(now);
    this.tellOthers = tellOthers;
    this.timer = setInterval(() => {
      this.remote.tidy();
      for (const watched of this.watched.values()) tellOthers(watched.live.id, this.presenceHere(watched));
    }, REPEAT_MS);
  }

  /** Starts telling a listener about a room: first what it has not seen. The room is released after the last one. */
  watch(listener: Listener, held: Held<LiveRoom>, since: number, chat: readonly Saying[]): void {
    const { live } = held;
    const before = this.watched.get(live.id);
    const watched = before ?? { live, release: held.release, listeners: new Map(), told: undefined };
    if (before !== undefined) held.release(); // one hold is enough for all of them
    this.watched.set(live.id, watched);
    this.tellRoom(watched, listener, since <= live.events.length ? since : 0, chat);
    this.tellPresence(watched);
  }

  /** Tells everybody everything again: something they have seen is different now. */
  retell(live: LiveRoom, chat: readonly Saying[]): void {
    const watched = this.watched.get(live.id);
    if (watched === undefined) return;
    for (const listener of watched.listeners.keys()) this.tellRoom(watched, listener, 0, chat);
  }

  unwatch(listener: Listener, id: string): void {
    const watched = this.watched.get(id);
    if (watched === undefined || !watched.listeners.delete(listener)) return;
    if (watched.listeners.size === 0) {
      clearTimeout(watched.told);
      watched.release();
      this.watched.delete(id);
      this.tellOthers(id, this.presenceHere(watched));
    } else this.tellPresence(watched);
  }

  /** Tells everybody what they have not seen. */
  news(live: LiveRoom): void {
    const watched = this.watched.get(live.id);
    if (watched === undefined) return;
    const last = live.events.length;
    let oldest = last;
    const texts = new Map<number, string>();
    for (const [listener, seen] of watched.listeners) {
      if (seen >= last) continue;
      oldest = Math.min(oldest, seen);
      const text = texts.get(seen) ?? this.eventsText(live, seen);
      texts.set(seen, text);
      watched.listeners.set(listener, last);
      listener.send(text);
    }
    // A user who sits down was there as a spectator before.
    if (live.events.slice(oldest).some(({ kind }) => kind === 'sit' || kind === 'stand')) this.tellPresence(watched);
  }

  /** Passes on what was written in a room. */
  chat(id: string, saying: Saying): void {
    const text = JSON.stringify({ say: 'chat', room: id, ...saying } satisfies ServerMessage);
    const watched = this.watched.get(id);
    if (watched === undefined) return;
    for (const listener of watched.listeners.keys()) if (mayHear(watched.live, listener, saying)) listener.send(text);
  }

  /** Another process says who is connected to it. */
  takePresence(id: string, presence: Presence, from: string): void {
    const watched = this.watched.get(id);
    if (watched === undefined) return this.remote.take(id, presence, from);
    const before = JSON.stringify(this.presence(watched.live));
    this.remote.take(id, presence, from);
    if (JSON.stringify(this.presence(watched.live)) !== before) this.tellListeners(watched);
  }

  close(): void {
    clearInterval(this.timer);
    for (const { told } of this.watched.values()) clearTimeout(told);
  }

  /** How many rooms somebody watches here. */
  get size(): number {
    return this.watched.size;
  }

  /** The rooms that somebody listens to here. */
  *audiences(): Generator<Audience> {
    for (const watched of this.watched.values()) {
      yield { live: watched.live, hasSitter: this.presenceHere(watched).seats.includes(true) };
    }
  }

  /** Whether anybody who sits in a room listens anywhere. */
  isAttended(id: string): boolean {
    const watched = this.watched.get(id);
    const all = this.remote.in(id);
    if (watched !== undefined) all.push(this.presenceHere(watched));
    return all.some(({ seats }) => seats.includes(true));
  }

  /** Whether somebody who sits at a seat listens anywhere. */
  isPresent(live: LiveRoom, seat: Seat): boolean {
    return this.presence(live).seats[seat];
  }

  private presence(live: LiveRoom): Presence {
    const watched = this.watched.get(live.id);
    const all = this.remote.in(live.id);
    if (watched !== undefined) all.push(this.presenceHere(watched));
    return {
      seats: live.room.seats.map(
        ({ sitter }, seat) => sitter?.kind === 'computer' || all.some(({ seats }) => seats[seat]),
      ),
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
    };
  }

  private presenceHere({ live, listeners }: Watched): Presence {
    const seats = live.room.seats.map(() => false);
    let watchers = 0;
    for (const { user } of listeners.keys()) {
      const seat = user === undefined ? undefined : live.room.seatOf(user.id);
      if (seat === undefined) watchers++;
      else seats[seat] = true;
    }
    return { seats, watchers };
  }

  private tellRoom({ live, listeners }: Watched, listener: Listener, since: number, chat: readonly Saying[]): void {
    listeners.set(listener, live.events.length);
    tell(listener, {
      say: 'room',
      room: live.id,
      now: this.now(),
      setup: live.room.setup,
      since,
      events: live.events.slice(since),
      chat: chat.filter((saying) => mayHear(live, listener, saying)),
      presence: this.presence(live),
    });
  }

  /** Soon, to listeners and to other processes. */
  private tellPresence(watched: Watched): void {
    watched.told ??= setTimeout(() => {
      watched.told = undefined;
      this.tellOthers(watched.live.id, this.presenceHere(watched));
      this.tellListeners(watched);
    }, PRESENCE_MS);
  }

  private tellListeners({ live, listeners }: Watched): void {
    const text = JSON.stringify({ say: 'presence', room: live.id, ...this.presence(live) } satisfies ServerMessage);
    for (const listener of listeners.keys()) listener.send(text);
  }

  private eventsText(live: LiveRoom, seen: number): string {
    const events = live.events.slice(seen);
    return JSON.stringify({ say: 'events', room: live.id, now: this.now(), events } satisfies ServerMessage);
  }
}

export function tell(listener: Listener, message: ServerMessage): void {
  listener.send(JSON.stringify(message));
}

/** Players do not hear spectators while they play, and vice versa. */
export function mayHear({ room }: LiveRoom, { user }: Listener, { channel }: Saying): boolean {
  const isPlayer = user !== undefined && room.seatOf(user.id) !== undefined;
  return room.status === 'over' || (channel === 'players') === isPlayer;
}
