import type { Game } from '../core/game.ts';
import type { Action } from './actions.ts';
import type { RoomEvent } from './events.ts';
import type { Channel, ClientMessage, ErrorCode, Presence, Saying, ServerMessage } from './messages.ts';
import { Room } from './room.ts';
import type { RoomSetup } from './setup.ts';

/** A message that is not answered for this long is sent again, with the same id. */
const RESEND_MS = 2500;
/** How often the connection is looked after. */
const BEAT_MS = 500;
/** The server is asked for a sign of life after this much silence, while a game is played and otherwise. */
const PING_MS = { playing: 900, otherwise: 10_000 };
/** A sign of life that takes longer than this is missed, and the user is told: within three seconds in all. */
const PATIENCE_MS = 1300;
/** Silence after which the connection counts as dead. */
const SILENCE_MS = 25_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;

/** A connection to the server, of any kind. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What a client needs from its environment. */
export interface ClientParts {
  readonly games: readonly Game[];
  /** Opens a connection; closed is called once, also when it could not be opened. */
  dial(opened: () => void, hear: (text: string) => void, closed: () => void): Wire;
  /** Calls later; returns a function that cancels the call. */
  after(ms: number, call: () => void): () => void;
  /** Milliseconds of the local clock. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  newId(): string;
  /** Called when something to be shown has changed. */
  changed(): void;
}

/** How a command ended: as an event, or refused with a code. */
export type Answered = { readonly seq: number } | Omit<Extract<ServerMessage, { say: 'nak' }>, 'say' | 'id'>;

interface Pending {
  readonly message: ClientMessage;
  /** The event it became, once acknowledged; settled when the event itself has arrived too. */
  seq?: number;
  answer(answered: Answered): void;
}

/**
 * A room as seen by a client: follows its events, keeps commands until they are answered, survives lost connections.
 */
export class RoomClient {
  readonly id: string;
  /** The room as far as it is known; undefined until the server has sent it. */
  room: Room | undefined;
  /** All events, in order. */
  readonly events: RoomEvent[] = [];
  readonly chat: Saying[] = [];
  presence: Presence = { seats: [], watchers: 0 };
  /** The user we are to the server; '' is an anonymous spectator. */
  user = '';
  isConnected = false;
  /** Whether the server has missed a sign of life, though the connection is open. */
  private isSilent = false;
  /** Why the room cannot be shown at all. */
  trouble: ErrorCode | undefined;
  private readonly parts: ClientParts;
  private wire: Wire | undefined;
  private offset = 0;
  private heard = 0;
  /** When a sign of life was asked for; undefined when something was heard since. */
  private pinged: number | undefined;
  private resent = 0;
  private retry = FIRST_RETRY_MS;
  private closed = false;
  private readonly pending = new Map<string, Pending>();
  private stopTimer = () => {};

  constructor(id: string, parts: ClientParts) {
    this.id = id;
    this.parts = parts;
    this.connect();
  }

  /** Whether the server can be reached, as far as is known within seconds. */
  get isInTouch(): boolean {
    return this.isConnected && !this.isSilent;
  }

  /** Milliseconds since 1970 by the server's clock. */
  now(): number {
    return this.parts.now() + this.offset;
  }

  /** Sends a command; resolves once it is stored or refused, however often the connection breaks. */
  act(act: Action): Promise<Answered> {
    const id = this.parts.newId();
    return this.command(id, { say: 'act', room: this.id, id, act });
  }

  /** Plays a move in the known position. */
  move(move: string): Promise<Answered> {
    const { epoch = 0, ply = 0 } = this.room ?? {};
    return this.act({ do: 'move', epoch, ply, move });
  }

  write(channel: Channel, text: string): Promise<Answered> {
    const id = this.parts.newId();
    return this.command(id, { say: 'chat', room: this.id, id, channel, text });
  }

  /** Reconnects at once, as after signing in, or when the network is back. */
  redial(): void {
    this.retry = 0;
    if (this.wire !== undefined) return this.wire.close();
    this.stopTimer();
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.stopTimer();
    this.wire?.close();
  }

  private command(id: string, message: ClientMessage): Promise<Answered> {
    return new Promise((answer) => {
      this.pending.set(id, { message, answer });
      this.send(message);
    });
  }

  private connect(): void {
    if (this.closed) return;
    let wire: Wire | undefined;
    const opened = () => {
      this.stopTimer();
      this.isConnected = true;
      this.isSilent = false;
      this.pinged = undefined;
      this.heard = this.parts.now();
      this.watch();
      this.resend();
      this.tick(wire);
    };
    const closed = () => {
      if (this.wire !== wire) return;
      this.stopTimer();
      this.isConnected = false;
      this.wire = undefined;
      this.parts.changed();
      if (this.closed) return;
      // Random, so that clients do not all reconnect at the same moment.
      this.stopTimer = this.parts.after(this.parts.random() * this.retry, () => this.connect());
      this.retry = Math.min(LAST_RETRY_MS, Math.max(FIRST_RETRY_MS, this.retry * 2));
    };
    wire = this.parts.dial(opened, (text) => this.hear(JSON.parse(text)), closed);
    this.wire = wire;
    // A connection that is lost while opening may never report it.
    if (!this.isConnected) this.stopTimer = this.parts.after(SILENCE_MS, () => wire?.close());
  }

  /** Resends what was not answered and detects a dead connection. */
  private tick(wire: Wire | undefined): void {
    const beat = () => {
      const now = this.parts.now();
      // Measured from when a sign was asked for: the timers of a hidden page rest longer than any patience.
      if (this.pinged !== undefined && now - this.pinged > SILENCE_MS) return wire?.close();
      const { playing, otherwise } = PING_MS;
      if (this.pinged === undefined && now - this.heard >= (this.room?.status === 'playing' ? playing : otherwise)) {
        this.pinged = now;
        this.send({ say: 'ping', n: Math.round(now) });
      }
      if (!this.isSilent && this.pinged !== undefined && now - this.pinged >= PATIENCE_MS) {
        this.isSilent = true;
        this.parts.changed();
      }
      if (now - this.resent >= RESEND_MS) {
        this.resent = now;
        this.resend();
      }
      this.stopTimer = this.parts.after(BEAT_MS, beat);
    };
    this.stopTimer = this.parts.after(BEAT_MS, beat);
  }

  /** Resends what was not answered, and requests events known to exist or that could not be sent before. */
  private resend(): void {
    let isBehind = this.trouble === 'not now';
    for (const { message, seq } of this.pending.values()) {
      if (seq === undefined) this.send(message);
      else isBehind = true;
    }
    if (isBehind) this.watch();
  }

  private watch(): void {
    this.send({ say: 'watch', room: this.id, since: this.events.length });
  }

  private send(message: ClientMessage): void {
    if (this.isConnected) this.wire?.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    this.heard = this.parts.now();
    this.pinged = undefined;
    const wasSilent = this.isSilent;
    this.isSilent = false;
    if ('now' in message) this.offset = message.now - this.parts.now();
    switch (message.say) {
      case 'welcome':
        this.user = message.user;
        break;
      case 'room':
        this.retry = FIRST_RETRY_MS;
        this.takeRoom(message);
        break;
      case 'events':
        this.takeEvents(message.events);
        break;
      case 'chat':
        this.chat.push(message);
        break;
      case 'presence':
        this.presence = { seats: message.seats, watchers: message.watchers };
        break;
      case 'ack':
        this.takeAck(message.id, message.seq);
        break;
      case 'nak':
        if (message.id === null) this.trouble = message.code;
        // The server cannot store it at the moment: the command stays and is sent again.
        else if (message.code !== 'not now') this.settle(message.id, message);
        break;
      case 'bye':
        this.retry = message.retry;
        this.wire?.close();
        break;
      case 'pong':
        if (!wasSilent) return;
    }
    this.parts.changed();
  }

  private takeRoom({ setup, since, events, chat, presence }: Extract<ServerMessage, { say: 'room' }>): void {
    if (since === 0) this.takeWhole(setup, events);
    this.trouble = undefined;
    this.presence = presence;
    this.chat.splice(0, this.chat.length, ...chat);
    this.takeEvents(events);
  }

  /** Takes the whole room, again where a name in it has changed; a server that lags behind does not remove events. */
  private takeWhole(setup: RoomSetup, events: readonly RoomEvent[]): void {
    this.events.splice(0, events.length, ...events);
    this.room = new Room(this.parts.games, setup);
    for (const event of this.events) this.room.apply(event);
  }

  private takeEvents(events: readonly RoomEvent[]): void {
    if (this.room === undefined) return this.watch(); // they overtook the room
    for (const event of events) {
      if (event.seq <= this.events.length) continue;
      if (event.seq > this.events.length + 1) return this.watch();
      this.room.apply(event);
      this.events.push(event);
    }
    for (const [id, { seq }] of this.pending) {
      if (seq !== undefined && seq <= this.events.length) this.settle(id, { seq });
    }
  }

  private takeAck(id: string, seq: number): void {
    if (seq <= this.events.length) return this.settle(id, { seq });
    const pending = this.pending.get(id);
    if (pending !== undefined) pending.seq = seq;
  }

  private settle(id: string, answered: Answered): void {
    this.pending.get(id)?.answer(answered);
    this.pending.delete(id);
  }
}
