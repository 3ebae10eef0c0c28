import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { json } from 'node:stream/consumers';
import { newBot } from './bots.ts';
import { type Guest, newGuest } from './guests.ts';
import type { Role } from './route-matrix.ts';

const SECRET = 'correct horse battery';

/** All callers, by the headers that they send. */
export interface People {
  readonly ann: Guest;
  readonly gil: Guest;
  /** Name of an account that no caller here has. */
  readonly taken: string;
  /** Name of the owner's bot. */
  readonly bot: string;
  headersOf(role: Role): Readonly<Record<string, string>>;
}

let made = 0;

export async function newPeople(address: () => string): Promise<People> {
  const number = ++made;
  const [gil, eve, ann, bob] = await Promise.all(['Gil', 'Eve', undefined, undefined].map((n) => newGuest(address, n)));
  for (const [account, name] of [[ann, `Ann${number}`] as const, [bob, `Bob${number}`] as const]) {
    const { status } = await account.post('/api/account/password', { name, password: SECRET });
    if (status !== 201) throw new Error(`no account: ${status}`);
  }
  const bot = `bot-${number}`;
  const own = await newBot(address, ann, bot);
  const [play, challenge] = [await newBot(address, ann, bot, ['play']), await newBot(address, ann, bot, ['challenge'])];
  const revoked = await newBot(address, ann, bot);
  await ann.remove(`/api/tokens/${revoked.tokenId}`);
  const other = await newBot(address, bob, `other-${number}`);
  const cookie = (guest: Guest) => ({ origin: address().slice(0, -1), cookie: guest.cookie() });
  const token = ({ token: word }: { token: string }) => ({ authorization: `Bearer ${word}` });
  const headers: Readonly<Record<Role, Readonly<Record<string, string>>>> = {
    anonymous: { origin: address().slice(0, -1) },
    'guest, seated': cookie(gil),
    'other guest': cookie(eve),
    'account, seated': cookie(ann),
    'other account': cookie(bob),
    "owner's bot": token(own),
    "other's bot": token(other),
    'bot, play only': token(play),
    'bot, challenge only': token(challenge),
    'bot, revoked': token(revoked),
    'junk cookie': { origin: address().slice(0, -1), cookie: 'gamut=gamut' },
  };
  const taken = `Owner${number}`;
  await (await newGuest(address)).post('/api/account/password', { name: taken, password: SECRET });
  return { ann, gil, taken, bot, headersOf: (role) => headers[role] };
}

/** A game that the guest and the account have begun, and that involves nobody else. */
export async function newGame(address: () => string, { gil, ann }: People): Promise<string> {
  const opener = await newGuest(address);
  const room = await opener.newRoom({ game: 'agere', seats: ['open', 'open'] });
  await act(gil, room, { do: 'sit', seat: 0 });
  await act(ann, room, { do: 'sit', seat: 1 });
  return room;
}

export async function newChallenge(address: () => string, { bot }: People): Promise<string> {
  const opener = await newGuest(address);
  return opener.newRoom({ game: 'agere', seats: ['me', `bot:${bot}`] });
}

export async function act(guest: Guest, room: string, wished: object): Promise<void> {
  const { status } = await guest.post(`/api/rooms/${room}/acts`, { id: randomUUID(), act: wished });
  if (status !== 200) throw new Error(`${JSON.stringify(wished)}: ${status}`);
}

/** The status of an answer, whose body is not read: some never end. A 401 must say that nobody is signed in. */
export function statusOf(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<number> {
  const isSocket = url.endsWith('/api/socket');
  const upgrade = {
    ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  const sent = { ...headers, ...typed, ...(isSocket ? upgrade : {}) };
  return new Promise((resolve, reject) => {
    const asked = ask(url, { method, headers: sent, agent: false }, (answer) => {
      if (answer.statusCode === 401) {
        return (json(answer) as Promise<{ code: string }>).then(
          ({ code }) => (code === 'not signed in' ? resolve(401) : reject(new Error(`401 ${code}`))),
          reject,
        );
      }
      resolve(answer.statusCode ?? 0);
      return answer.destroy();
    });
    asked.on('upgrade', (answer, socket) => {
      resolve(answer.statusCode ?? 0);
      socket.destroy();
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
