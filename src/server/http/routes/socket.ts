import type { WebSocket } from 'ws';
import {
  type ClientMessage,
  clientMessageSchema,
  type ErrorCode,
  type ServerMessage,
} from '../../../protocol/messages.ts';
import type { User } from '../../accounts/sessions.ts';
import type { Host } from '../../host.ts';
import type { AccountLimits } from '../../limits/accounts.ts';
import { SOCKET } from '../../limits/limits.ts';
import { TokenBucket } from '../../limits/token-bucket.ts';
import { sitterOf } from '../../lobby/plan.ts';
import { enter } from '../../rooms/entrance.ts';
import { type Listener, tell } from '../../rooms/hub.ts';
import { isStorable } from './reading.ts';

/** Whoever leaves two of these unanswered has gone: the others see it soon. */
const PING_MS = 5_000;
/** Names of the standard's close codes. */
const POLICY = 1008;

/** Serves one socket until it closes. */
export function serveSocket(host: Host, socket: WebSocket, user: User | undefined, limits: AccountLimits): void {
  const listener: Listener = {
    user,
    send(text) {
      // A listener that does not keep up is cut off; it reconnects and asks for what it missed.
      if (socket.bufferedAmount > SOCKET.bufferedBytes) socket.terminate();
      else socket.send(text);
    },
  };
  const connection = new Connection(host, socket, listener, limits);
  socket.on('message', (data, isBinary) => void connection.hear(isBinary ? '' : String(data)));
  tell(listener, { say: 'welcome', now: host.now(), user: user?.id ?? '', name: user?.name ?? '' });
}

class Connection {
  private readonly host: Host;
  private readonly socket: WebSocket;
  private readonly listener: Listener;
  private readonly limits: AccountLimits;
  private readonly bucket: TokenBucket;
  private readonly watched = new Set<string>();
  /** Round-trip time in milliseconds, as last measured. */
  private lag = 0;
  private pinged: number | undefined;

  constructor(host: Host, socket: WebSocket, listener: Listener, limits: AccountLimits) {
    this.host = host;
    this.socket = socket;
    this.listener = listener;
    this.limits = limits;
    this.bucket = new TokenBucket(SOCKET.burst, SOCKET.perSecond, performance.now());
    const timer = setInterval(() => this.ping(), PING_MS);
    socket.on('pong', () => this.pong());
    socket.on('close', () => {
      clearInterval(timer);
      for (const room of this.watched) this.unwatch(room);
    });
    this.ping();
  }

  /** A message from the other end: answered, or refused by name. */
  async hear(text: string): Promise<void> {
    if (!this.bucket.take(performance.now())) return this.socket.close(POLICY, 'too many messages');
    const message = readMessage(text);
    if (message === undefined) return this.nak(null, 'bad input');
    try {
      await this.answer(message);
    } catch (error) {
      this.host.log(error);
      this.nak('id' in message ? message.id : null, 'not now');
    }
  }

  private async answer(message: ClientMessage): Promise<void> {
    switch (message.say) {
      case 'ping':
        return this.say({ say: 'pong', n: message.n, now: this.host.now() });
      case 'watch':
        return this.watch(message.room, message.since ?? 0);
      case 'unwatch':
        return this.unwatch(message.room);
      case 'act':
        return this.act(message);
      case 'chat':
        return this.chat(message);
    }
  }

  private async watch(room: string, since: number): Promise<void> {
    if (this.watched.size >= SOCKET.rooms && !this.watched.has(room)) return this.nak(null, 'too many');
    this.watched.add(room);
    const entrance = await enter(this.host, room);
    if (entrance === undefined) {
      this.unwatch(room);
      return this.nak(null, 'no such room');
    }
    // A client that has left the room or closed the socket in the meantime is told nothing.
    if (!this.watched.has(room)) return entrance.release();
    this.host.hub.watch(this.listener, entrance, since, entrance.said);
    this.host.attendance.came(entrance.live, this.listener.user);
  }

  private unwatch(room: string): void {
    this.watched.delete(room);
    this.host.hub.unwatch(this.listener, room);
  }

  private async act({ room, id, act }: Extract<ClientMessage, { say: 'act' }>): Promise<void> {
    const { user } = this.listener;
    if (user === undefined) return this.nak(id, 'not seated');
    if (!this.limits.take(user.id, 'act')) return this.nak(id, 'too many');
    const done = await this.host.acts.act(room, sitterOf(user), { id, act }, this.lag);
    if (done === undefined) return this.nak(id, 'no such room');
    if ('seq' in done) return this.say({ say: 'ack', id, seq: done.seq });
    this.say({ say: 'nak', id, code: done.code, ...(done.refusal === undefined ? {} : { refusal: done.refusal }) });
  }

  private async chat({ room, id, channel, text }: Extract<ClientMessage, { say: 'chat' }>): Promise<void> {
    const { user } = this.listener;
    if (user === undefined) return this.nak(id, 'muted');
    if (!this.limits.take(user.id, 'chat')) return this.nak(id, 'too many');
    const code = await this.host.rooms.use(room, async (live) => {
      return (await this.host.chats.say(live, user, id, channel, text)) ?? 'none';
    });
    if (code === 'none') this.say({ say: 'ack', id, seq: 0 });
    else this.nak(id, code ?? 'no such room');
  }

  private ping(): void {
    if (this.pinged !== undefined) return this.socket.terminate(); // the last one was never answered
    this.pinged = performance.now();
    this.socket.ping();
  }

  private pong(): void {
    if (this.pinged !== undefined) this.lag = performance.now() - this.pinged;
    this.pinged = undefined;
  }

  private nak(id: string | null, code: ErrorCode): void {
    this.say({ say: 'nak', id, code });
  }

  private say(message: ServerMessage): void {
    tell(this.listener, message);
  }
}

function readMessage(text: string): ClientMessage | undefined {
  try {
    const said: unknown = JSON.parse(text);
    const read = clientMessageSchema.safeParse(said);
    return read.success && isStorable(said) ? read.data : undefined;
  } catch {
    return undefined;
  }
}
