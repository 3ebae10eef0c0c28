import { randomUUID } from 'node:crypto';
import { games } from '../../games/index.ts';
import { UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { type ClientParts, RoomClient, type Wire } from '../../protocol/room-client.ts';

const MOST_TRIES = 3;
const AGAIN_MS = 500;

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What Node provides for the client of a room. */
export const nodeSurroundings: Pick<ClientParts, 'games' | 'after' | 'now' | 'random' | 'newId'> = {
  games,
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  random: () => Math.random(),
  newId: () => randomUUID(),
};

/** A server elsewhere, as the user whom the given headers identify. */
export class Remote {
  /** As https://games.example.org. */
  readonly origin: string;
  /** Sent with every request. */
  private readonly proof: () => Readonly<Record<string, string>>;

  constructor(origin: string, proof: () => Readonly<Record<string, string>>) {
    this.origin = origin;
    this.proof = proof;
  }

  /** Asks once; throws a sentence when nobody answers. */
  async ask(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Reply & { readonly headers: Headers }> {
    const response = await this.fetch(path, {
      method,
      headers: { ...this.proof(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const read: unknown = response.status === 204 ? {} : await response.json().catch(() => undefined);
    if (typeof read !== 'object' || read === null)
      throw new UsageError(say('There is no Gamut server at {origin}.', { origin: this.origin }));
    return { status: response.status, body: { ...read }, headers: response.headers };
  }

  /** Sends a command that is the same however often it is sent: retries a few times without an answer. */
  async command(path: string, body: object): Promise<Reply> {
    const command = { ...body, id: randomUUID() };
    for (let tries = 1; ; tries++) {
      try {
        const reply = await this.ask('POST', path, command);
        if (reply.status < 500 || tries === MOST_TRIES) return reply;
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, tries * AGAIN_MS));
    }
  }

  /** The lines of a stream until either side ends it. */
  async *lines(path: string, signal: AbortSignal): AsyncGenerator<unknown> {
    const { status, body } = await this.fetch(path, { headers: this.proof(), signal });
    if (status !== 200 || body === null) throw new Error(`the server answers ${status}`);
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line);
    }
  }

  /** Follows a room; changed is called whenever there is something new to see. */
  openRoom(room: string, changed: () => void): RoomClient {
    return new RoomClient(room, {
      ...nodeSurroundings,
      dial: (opened, hear, closed) => this.dial(opened, hear, closed),
      changed,
    });
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(`${this.origin}${path}`, init);
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error;
      const { cause } = error as Error;
      const why = cause instanceof Error && cause.message !== '' ? cause.message : (error as Error).message;
      throw new UsageError(say('The server {origin} does not answer ({why}).', { origin: this.origin, why }));
    }
  }

  private dial(opened: () => void, hear: (text: string) => void, closed: () => void): Wire {
    const socket = new WebSocket(`${this.origin.replace(/^http/, 'ws')}/api/socket`, { headers: this.proof() });
    let isClosed = false;
    const close = () => {
      if (isClosed) return;
      isClosed = true;
      closed();
    };
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => hear(String(data)));
    socket.addEventListener('close', close);
    socket.addEventListener('error', close);
    return {
      send: (text) => socket.send(text),
      close() {
        socket.close();
        close(); // a dead connection never says so itself
      },
    };
  }
}

/** The origin of an address that a user typed; throws a sentence if it is not one. */
export function readOrigin(address: string): string {
  const url = URL.parse(/^https?:\/\//.test(address) ? address : `http://${address}`);
  if (url === null)
    throw new UsageError(
      say('{address} is not the address of a server, as in https://games.example.org.', { address }),
    );
  return url.origin;
}
