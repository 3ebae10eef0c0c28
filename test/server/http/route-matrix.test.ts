import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '../../../src/server/http/openapi/operations.ts';
import { serverOfTests } from '../support/any-server.ts';
import { MATRIX, ROLES, type Role } from '../support/route-matrix.ts';
import { act, newChallenge, newGame, newPeople, type People, statusOf } from '../support/route-world.ts';

// Every request comes from a different address: limits for addresses have their own tests.
const { address } = serverOfTests({ workers: 0, trustProxy: ['127.0.0.1'] });
let people: People;
let asked = 0;
beforeAll(async () => {
  people = await newPeople(address);
});

/** What is requested: of a running game, unless stated otherwise. */
interface Asking {
  /** Made again for each role: the request may change it. */
  room?(who: People): Promise<string>;
  /** What is in the path besides rooms. */
  word?(who: People): Promise<string>;
  query?: string;
  body?(who: People, role: Role): unknown;
  /** It signs the asker out. */
  ends?: true;
}

const proof = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', attestationObject: 'AAAA' };
const key = () => ({ response: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: proof } });
const over = async (who: People) => {
  const room = await newGame(address, who);
  await act(who.gil, room, { do: 'resign' });
  return room;
};

/** If the example of the description does not do. */
const ASKINGS: Readonly<Record<string, Asking>> = {
  'POST /api/account/name': { body: (_, role) => ({ name: role === 'account, seated' ? 'Roberta' : 'Robert' }) },
  'POST /api/account/passkey': { body: key },
  'POST /api/account/passkey/options': { body: () => ({ name: 'Somebody' }) },
  'POST /api/account/password': { body: ({ taken }) => ({ name: taken, password: 'a horse of mine' }) },
  'POST /api/account/delete': { body: () => ({ name: 'Nobody' }) },
  'POST /api/bot/challenges/:room/accept': { room: (who) => newChallenge(address, who) },
  'POST /api/bot/challenges/:room/decline': { room: (who) => newChallenge(address, who) },
  'POST /api/rooms': { body: () => ({ game: 'agere', seats: ['me', 'open'] }) },
  'POST /api/rooms/:room/acts': {
    body: () => ({ id: randomUUID(), act: { do: 'move', epoch: 0, ply: 0, move: 'd4' } }),
  },
  'POST /api/rooms/:room/analysis': { room: over },
  'POST /api/pairing': { body: () => ({ game: 'agere' }) },
  'POST /api/sign-in/passkey': { body: key },
  'POST /api/sign-out': { ends: true },
  'POST /api/tokens': { body: ({ bot }) => ({ bot }) },
  'DELETE /api/tokens/:id': {
    word: async ({ ann, bot }) => String((await ann.post('/api/tokens', { bot })).body.id),
  },
  'GET /api/users/:name': { word: async ({ ann }) => ann.user },
  'GET /api/ratings': { query: '?game=agere&speed=quick&players=2' },
};

async function askAs(role: Role, route: string): Promise<number> {
  const [method, path] = route.split(' ');
  const asking = ASKINGS[route] ?? {};
  const who = asking.ends ? await newPeople(address) : people;
  const room = path.includes(':room') ? await (asking.room?.(who) ?? newGame(address, who)) : '';
  const word = (await asking.word?.(who)) ?? '';
  const place = path.replace(':room', room).replace(/:\w+/, word) + (asking.query ?? '');
  const example = operations.find((one) => `${one.method} ${one.path}` === route)?.body?.example;
  const body = method === 'POST' ? (asking.body?.(who, role) ?? example ?? {}) : undefined;
  const from = { 'x-forwarded-for': `10.0.${Math.floor(++asked / 250)}.${asked % 250}` };
  return statusOf(`${address()}${place.slice(1)}`, method, { ...who.headersOf(role), ...from }, body);
}

test('every route has a row, and every row a route', async () => {
  const { paths } = (await (await fetch(`${address()}api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(Object.keys(MATRIX).sort()).toEqual(routes.sort());
});

test.each(Object.entries(MATRIX))('%s answers everybody as it should', async (route, row) => {
  const expected = row.trim().split(/\s+/).map(Number);
  expect(expected).toHaveLength(ROLES.length);
  const found: number[] = [];
  for (const role of ROLES) found.push(await askAs(role, route));
  const told = (statuses: readonly number[]) => Object.fromEntries(ROLES.map((role, index) => [role, statuses[index]]));
  expect(told(found)).toEqual(told(expected));
});
