import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';

/** A client that does as little as possible, so that the server is what is measured. */
export class Line {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<string, (message: ServerMessage) => void>();
  /** Receives everything that is not an answer. */
  hear: (message: ServerMessage, text: string) => void = () => {};
  closed: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.take(String(data)));
    socket.on('close', () => this.closed());
    socket.on('error', () => {});
  }

  /** From one of several loopback addresses: one has about 28,000 ports. */
  static open(address: string, cookie: string, from = '127.0.0.1'): Promise<Line> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`, {
      headers: { origin: address.slice(0, -1), cookie },
      localAddress: from,
      perMessageDeflate: false,
    });
    const line = new Line(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(line));
      socket.once('error', reject);
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Makes a move; the answer comes when it is stored. */
  move(room: string, ply: number, move: string): Promise<ServerMessage> {
    const id = randomUUID();
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.say({ say: 'act', room, id, act: { do: 'move', epoch: 0, ply, move } });
    });
  }

  close(): void {
    this.socket.terminate();
  }

  private take(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    const answer = 'id' in message && message.id !== null ? this.waiting.get(message.id) : undefined;
    if (answer === undefined || !('id' in message) || message.id === null) return this.hear(message, text);
    this.waiting.delete(message.id);
    answer(message);
  }
}
