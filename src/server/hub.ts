import type { Seat } from '../core/types.ts';
import type { Presence, Saying, ServerMessage } from '../protocol/messages.ts';
import type { User } from './accounts/sessions.ts';
import type { LiveRoom } from './rooms.ts';

/** Changes of presence within so many milliseconds are told once. */
const PRESENCE_MS = 200;

/** Somebody who listens: a socket or a stream. */
export interface Listener {
  readonly user: User | undefined;
  /** JSON of a message; the same text may go to many. */
  send(text: string): void;
}

interface Watched {
  readonly live: LiveRoom;
  /** Those who listen, and the last event each was told. */
  readonly listeners: Map<Listener, number>;
  told: NodeJS.Timeout | undefined;
}

/** Tells those who watch a room what happens in it, in order and without gaps. */
export class Hub {
  private readonly watched = new Map<string, Watched>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Begins to tell a listener about a room: what it has not seen first. */
  watch(listener: Listener, live: LiveRoom, since: number, chat: readonly Saying[]): void {
    const watched = this.watched.get(live.id) ?? { live, listeners: new Map(), told: undefined };
    this.watched.set(live.id, watched);
    if (!watched.listeners.has(listener)) live.watchers++;
    const known = since <= live.events.length ? since : 0;
    watched.listeners.set(listener, live.events.length);
    tell(listener, {
      say: 'room',
      room: live.id,
      now: this.now(),
      setup: live.room.setup,
      since: known,
      events: live.events.slice(known),
      chat,
      presence: this.presence(live),
    });
    this.tellPresence(watched);
  }

  unwatch(listener: Listener, id: string): void {
    const watched = this.watched.get(id);
    if (watched === undefined || !watched.listeners.delete(listener)) return;
    watched.live.watchers--;
    if (watched.listeners.size === 0) {
      clearTimeout(watched.told);
      this.watched.delete(id);
    } else this.tellPresence(watched);
  }

  /** A listener is gone. */
  leave(listener: Listener): void {
    for (const id of [...this.watched.keys()]) this.unwatch(listener, id);
  }

  /** Tells everybody what they have not seen. */
  news(live: LiveRoom): void {
    const watched = this.watched.get(live.id);
    if (watched === undefined) return;
    const last = live.events.length;
    const texts = new Map<number, string>();
    for (const [listener, seen] of watched.listeners) {
      if (seen >= last) continue;
      const text = texts.get(seen) ?? this.eventsText(live, seen);
      texts.set(seen, text);
      watched.listeners.set(listener, last);
      listener.send(text);
    }
  }

  /** Passes on what was written in a room. */
  chat(id: string, saying: Saying): void {
    const text = JSON.stringify({ say: 'chat', room: id, ...saying } satisfies ServerMessage);
    const watched = this.watched.get(id);
    if (watched === undefined) return;
    for (const listener of watched.listeners.keys()) if (mayHear(watched.live, listener, saying)) listener.send(text);
  }

  /** Whether somebody who sits at a seat listens here. */
  isPresent(live: LiveRoom, seat: Seat): boolean {
    return this.presence(live).seats[seat];
  }

  private presence(live: LiveRoom): Presence {
    const users = new Set<string>();
    let watchers = 0;
    for (const { user } of this.watched.get(live.id)?.listeners.keys() ?? []) {
      if (user !== undefined && live.room.seatOf(user.id) !== undefined) users.add(user.id);
      else watchers++;
    }
    const seats = live.room.seats.map(({ sitter }) => {
      if (sitter === undefined) return false;
      return sitter.kind === 'computer' || users.has(sitter.user);
    });
    return { seats, watchers };
  }

  private tellPresence(watched: Watched): void {
    watched.told ??= setTimeout(() => {
      watched.told = undefined;
      const message: ServerMessage = { say: 'presence', room: watched.live.id, ...this.presence(watched.live) };
      const text = JSON.stringify(message);
      for (const listener of watched.listeners.keys()) listener.send(text);
    }, PRESENCE_MS);
  }

  private eventsText(live: LiveRoom, seen: number): string {
    const events = live.events.slice(seen);
    return JSON.stringify({ say: 'events', room: live.id, now: this.now(), events } satisfies ServerMessage);
  }
}

export function tell(listener: Listener, message: ServerMessage): void {
  listener.send(JSON.stringify(message));
}

/** Players do not hear spectators while they play, nor spectators players. */
export function mayHear({ room }: LiveRoom, { user }: Listener, { channel }: Saying): boolean {
  const isPlayer = user !== undefined && room.seatOf(user.id) !== undefined;
  return room.status === 'over' || (channel === 'players') === isPlayer;
}
