import WebSocket from 'ws';
import { nodeSurroundings } from '../../../src/cli/online/remote.ts';
import type { NewRoom } from '../../../src/protocol/messages.ts';
import { type ClientParts, RoomClient, type Wire } from '../../../src/protocol/room-client.ts';

/** Milliseconds after which a guest stops waiting for an answer. */
const MOST_MS = 60_000;

export type Dial = ClientParts['dial'];

/** A person with a browser, as far as the server can tell. */
export interface Guest {
  readonly user: string;
  readonly name: string;
  /** What their browser would send along. */
  cookie(): string;
  post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  get(path: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** The raw body, for what is not JSON. */
  download(path: string): Promise<Response>;
  /** Deletes; the status of the answer. */
  remove(path: string): Promise<number>;
  newRoom(wished: NewRoom): Promise<string>;
  /** Opens a room as its page would, over a connection that may be made worse. */
  open(room: string, changed?: () => void, spoil?: (dial: Dial) => Dial): RoomClient;
}

/** Makes a guest at a server. Addresses may change while it runs: every connection asks for it again. */
export async function newGuest(address: () => string, name?: string): Promise<Guest> {
  let cookie = '';
  const ask = async (path: string, method: string, body?: unknown) => {
    const origin = address().slice(0, -1);
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(MOST_MS),
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) cookie = given.split(';')[0];
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
  };
  const { body } = await ask('/api/session', 'POST', name === undefined ? {} : { name });
  const user = body.user as { id: string; name: string };
  const post = (path: string, sent: unknown) => ask(path, 'POST', sent);
  return {
    user: user.id,
    name: user.name,
    cookie: () => cookie,
    post,
    get: (path) => ask(path, 'GET'),
    download: (path) => fetch(`${address().slice(0, -1)}${path}`, { headers: { cookie } }),
    remove: async (path) => (await ask(path, 'DELETE')).status,
    async newRoom(wished) {
      const made = await post('/api/rooms', wished);
      if (made.status !== 201) throw new Error(`no room: ${made.status} ${JSON.stringify(made.body)}`);
      return String(made.body.room);
    },
    open: (room, changed = () => {}, spoil = (dial) => dial) => openClient(address, () => cookie, room, changed, spoil),
  };
}

/** A person who has only the link. */
export function openClient(
  address: () => string,
  cookie: () => string,
  room: string,
  changed: () => void = () => {},
  spoil: (dial: Dial) => Dial = (dial) => dial,
): RoomClient {
  return new RoomClient(room, {
    ...nodeSurroundings,
    dial: spoil((opened, hear, closed) => dial(address(), cookie(), opened, hear, closed)),
    changed,
  });
}

function dial(
  address: string,
  cookie: string,
  opened: () => void,
  hear: (text: string) => void,
  closed: () => void,
): Wire {
  const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`, {
    headers: { origin: address.slice(0, -1), cookie },
  });
  socket.on('open', opened);
  socket.on('message', (data) => hear(String(data)));
  socket.on('error', () => {});
  socket.on('close', closed);
  return { send: (text) => socket.send(text), close: () => socket.terminate() };
}
