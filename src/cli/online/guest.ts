import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../node/files.ts';
import { dataDirectory } from '../../node/storage.ts';
import { UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { Remote } from './remote.ts';

/** Who we would like to be at a server. */
export interface Who {
  readonly name?: string;
  /** With which we continue as the same user on another device. */
  readonly code?: string;
}

/** A server at which we are the same user as before, or a new guest: returning users have the seats that they had. */
export async function enterAsGuest(origin: string, { name, code }: Who): Promise<Remote> {
  const file = join(dataDirectory(), 'online.json');
  const kept = readKept(file);
  // Guests are known by the name that they asked for, wherever they asked for one.
  const own = name === undefined ? origin : `${origin} ${name}`;
  let cookie = kept[own] ?? kept[origin] ?? '';
  // A browser would send this itself; the server lets nobody else change anything with a cookie.
  const remote = new Remote(origin, () => ({ origin, ...(cookie === '' ? {} : { cookie }) }));
  const enter = () =>
    code === undefined
      ? remote.ask('POST', '/api/session', name === undefined ? {} : { name })
      : remote.ask('POST', '/api/transfer/take', { code });
  let reply = await enter();
  if (name !== undefined && kept[own] === undefined && isOtherGuest(reply.body.user, name)) {
    cookie = '';
    reply = await enter();
  }
  const { status, headers } = reply;
  if (code !== undefined && status === 403)
    throw new UsageError(say('This code is invalid or has expired; get a new one on your other device.'));
  if (status >= 300)
    throw new UsageError(say('The server {origin} refused the connection ({status}).', { origin, status }));
  const [given] = headers.getSetCookie();
  if (given !== undefined) {
    cookie = given.split(';')[0];
    mkdirSync(dataDirectory(), { recursive: true, mode: 0o700 });
    writeWhole(file, `${JSON.stringify({ ...kept, [origin]: cookie, [own]: cookie })}\n`);
  }
  return remote;
}

/** Whether the server knows us as a guest of another name; an account keeps its own. */
function isOtherGuest(user: unknown, name: string): boolean {
  if (typeof user !== 'object' || user === null) return false;
  const known = user as Readonly<Record<string, unknown>>;
  return known.kind === 'guest' && known.name !== name;
}

/** A server without signing in: enough to watch. */
export function enterAsNobody(origin: string): Remote {
  return new Remote(origin, () => ({ origin }));
}

function readKept(file: string): Readonly<Record<string, string>> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const entries = typeof read === 'object' && read !== null ? Object.entries(read) : [];
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {}; // nothing was saved, or it cannot be read: a new guest
  }
}
