import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import { serverOfTests } from '../support/any-server.ts';
import { type Guest, newGuest } from '../support/guests.ts';

const server = serverOfTests({ workers: 0 });
const { address } = server;

const SECRET = 'correct horse battery';

const upgraded = async (name: string): Promise<Guest> => {
  const guest = await newGuest(address);
  expect(await guest.post('/api/account/password', { name, password: SECRET })).toMatchObject({ status: 201 });
  return guest;
};
const nobody = () => newGuest(address);

test('a guest gets an account and keeps seats and games', async () => {
  const guest = await newGuest(address, 'Ann');
  const room = await guest.newRoom({ game: games[0].id, seats: ['me', 'open'] });
  const made = await guest.post('/api/account/password', { name: ' Ann  Marie ', password: SECRET });
  expect(made).toMatchObject({ status: 201, body: { user: { id: guest.user, kind: 'person', name: 'Ann Marie' } } });
  expect((await guest.get('/api/me/rooms')).body.rooms).toEqual([expect.objectContaining({ id: room })]);
  expect(await guest.get('/api/account')).toMatchObject({ status: 200, body: { hasPassword: true, passkeys: [] } });
});

test('a guest who signs in keeps the seats of games that go on', async () => {
  const account = await upgraded('Otto');
  const browser = await newGuest(address, 'Somebody');
  const other = await newGuest(address, 'Other');
  const clock = { start: 60_000, increment: 0, cap: 60_000 };
  const running = await browser.newRoom({ game: games[0].id, seats: ['me', 'open'], clock });
  await other.post(`/api/rooms/${running}/acts`, { id: 'wish-sit', act: { do: 'sit' } });
  const both = await browser.newRoom({ game: games[0].id, seats: ['me', 'open'] });
  await account.post(`/api/rooms/${both}/acts`, { id: 'wish-sit', act: { do: 'sit' } });
  const client = other.open(running);
  await vi.waitUntil(() => client.room?.status === 'playing', { timeout: 20_000 });
  const deadline = client.room?.clocks?.deadline();
  await browser.post('/api/sign-in/password', { name: 'Otto', password: SECRET });
  await vi.waitUntil(() => client.room?.seatOf(account.user) === 0, { timeout: 20_000 });
  expect(client.room?.seats[0].sitter).toEqual({ kind: 'person', user: account.user, name: 'Otto' });
  expect(client.room?.clocks?.deadline()).toBe(deadline);
  const mine = (await browser.get('/api/me/rooms')).body.rooms as { id: string }[];
  expect(mine.map(({ id }) => id).sort()).toEqual([running, both].sort());
  expect(await browser.post(`/api/rooms/${running}/acts`, { id: 'wish-resign', act: { do: 'resign' } })).toMatchObject({
    status: 200,
  });
  // If both sit nobody gets a second seat.
  const { events } = (await browser.get(`/api/rooms/${both}`)).body as { events: { kind: string }[] };
  expect(events.filter(({ kind }) => kind === 'sit')).toHaveLength(2);
  client.close();
});

test('names are unique however they are written, and can be changed', async () => {
  const bea = await upgraded('Bea');
  const other = await nobody();
  const taken = { status: 409, body: { code: 'name taken' } };
  expect(await other.post('/api/account/password', { name: 'bEA', password: SECRET })).toEqual(taken);
  for (const name of ['x', 'Guest 1', 'a<b>', 'level:5', 'Аnn', ' ', 'n'.repeat(25)]) {
    const refused = await other.post('/api/account/password', { name, password: SECRET });
    expect(refused, name).toEqual({ status: 400, body: { code: 'bad name' } });
  }
  expect(await other.post('/api/account/name', { name: 'Bibi' })).toEqual({ status: 403, body: { code: 'guest' } });
  expect(await bea.post('/api/account/name', { name: 'BEA' })).toMatchObject({ body: { user: { name: 'BEA' } } });
  expect(await bea.post('/api/account/name', { name: 'ann marie' })).toEqual(taken);
  expect(await bea.post('/api/account/name', { name: 'Beatriz' })).toMatchObject({ status: 200 });
  expect(await upgraded('bea')).toBeDefined();
});

test('passwords that are short or common are refused', async () => {
  const guest = await nobody();
  for (const password of ['short', 'password', 'Password123', '12345678', 'aaaaaaaaaa', 'cecilia1']) {
    const refused = await guest.post('/api/account/password', { name: 'Cecilia', password });
    expect(refused, password).toEqual({ status: 400, body: { code: 'weak password' } });
  }
});

test('whoever signs in gets a new session; the wrong password says nothing about names', async () => {
  await upgraded('Dora');
  const browser = await nobody();
  const wrong = { status: 403, body: { code: 'wrong' } };
  expect(await browser.post('/api/sign-in/password', { name: 'Dora', password: `${SECRET}!` })).toEqual(wrong);
  expect(await browser.post('/api/sign-in/password', { name: 'Nobody', password: SECRET })).toEqual(wrong);
  const before = await browser.get('/api/account');
  const signed = await browser.post('/api/sign-in/password', { name: 'dora', password: SECRET });
  expect(signed).toMatchObject({ status: 200, body: { user: { name: 'Dora', kind: 'person' } } });
  const { sessions } = (await browser.get('/api/account')).body as { sessions: { id: string; isHere: boolean }[] };
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isHere }) => isHere)).toHaveLength(1);
  const [{ id: old }] = before.body.sessions as { id: string }[];
  expect(sessions.map(({ id }) => id)).not.toContain(old);
});

test('a session that is ended from elsewhere loses its sockets and its rights', async () => {
  const here = await upgraded('Elsa');
  const there = await nobody();
  await there.post('/api/sign-in/password', { name: 'Elsa', password: SECRET });
  const room = await there.newRoom({ game: games[0].id, seats: ['me', 'open'] });
  const client = there.open(room);
  await vi.waitUntil(() => client.room !== undefined && client.user === here.user, { timeout: 20_000 });
  const { sessions } = (await here.get('/api/account')).body as { sessions: { id: string; isHere: boolean }[] };
  const other = sessions.find(({ isHere }) => !isHere);
  const stranger = await nobody();
  expect(await stranger.post('/api/account/sessions/end', { id: other?.id })).toMatchObject({ status: 404 });
  expect(await here.post('/api/account/sessions/end', { id: other?.id })).toMatchObject({ status: 200 });
  // It comes back as nobody.
  await vi.waitUntil(() => client.user === '', { timeout: 20_000 });
  expect(await client.act({ do: 'abort' })).toMatchObject({ code: 'not seated' });
  expect(await there.get('/api/account')).toMatchObject({ status: 401 });
  client.close();
});

test('a new password ends the other sessions, and needs the one before', async () => {
  const here = await upgraded('Flo');
  const there = await nobody();
  await there.post('/api/sign-in/password', { name: 'Flo', password: SECRET });
  const password = 'another horse battery';
  expect(await here.post('/api/account/password', { password })).toMatchObject({ status: 403 });
  expect(await here.post('/api/account/password', { password, before: SECRET })).toMatchObject({ status: 200 });
  expect(await there.get('/api/account')).toMatchObject({ status: 401 });
  expect(await here.get('/api/account')).toMatchObject({ status: 200 });
  await here.post('/api/sign-out', {});
  expect(await here.get('/api/account')).toMatchObject({ status: 401 });
});

test('a guest goes on with another device by a code that is good once', async () => {
  const phone = await newGuest(address, 'Gil');
  const room = await phone.newRoom({ game: games[0].id, seats: ['me', 'open'] });
  const { status, body } = await phone.post('/api/transfer', {});
  expect(status).toBe(201);
  const desk = await nobody();
  const typed = String(body.code).toUpperCase().replace('-', ' ');
  const moved = await desk.post('/api/transfer/take', { code: typed });
  expect(moved).toMatchObject({ status: 200, body: { user: { id: phone.user, name: 'Gil' } } });
  expect((await desk.get('/api/me/rooms')).body.rooms).toEqual([expect.objectContaining({ id: room })]);
  expect(await (await nobody()).post('/api/transfer/take', { code: typed })).toMatchObject({ status: 403 });
  expect(await phone.get('/api/account')).toMatchObject({ status: 200 });
});

test('nothing that opens a door is stored', async () => {
  const guest = await upgraded('Hanna');
  const { body } = await guest.post('/api/transfer', {});
  const store = await openSqlite(join(server.folder, 'gamut.db'));
  const tables = ['users', 'sessions', 'passwords', 'codes', 'tries'] as const;
  const rows = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
  const text = JSON.stringify(rows);
  expect(text).toContain('argon2id$19456$2$1$');
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain(String(body.code).replace('-', ''));
  expect(text).not.toContain('127.0.0.1');
  await store.close();
});

test('whoever tries too often has to wait, even with the right password', async () => {
  await upgraded('Iris');
  const browser = await nobody();
  const tries: number[] = [];
  for (let n = 0; n < 12; n++) {
    const { status } = await browser.post('/api/sign-in/password', { name: 'Iris', password: 'wrong one' });
    tries.push(status);
  }
  expect(tries).toEqual([...new Array(10).fill(403), 429, 429]);
  const right = await browser.post('/api/sign-in/password', { name: 'Iris', password: SECRET });
  expect(right).toEqual({ status: 429, body: { code: 'too many' } });
});

test.each([
  ['/api/account/password', { name: 'A', password: SECRET, admin: true }],
  ['/api/account/password', { name: 'A', password: 'x'.repeat(300) }],
  ['/api/account/name', { name: 7 }],
  ['/api/sign-in/password', { name: ['A'], password: SECRET }],
  ['/api/sign-in/passkey', { response: { id: 'a', rawId: 'a', type: 'public-key', response: {} } }],
  ['/api/account/sessions/end', { id: '../..' }],
  ['/api/transfer/take', { code: 'a'.repeat(50) }],
  ['/api/transfer', { user: 'other' }],
  ['/api/sign-out', null],
])('%s refuses what it does not know', async (path, body) => {
  expect(await (await nobody()).post(path, body)).toEqual({ status: 400, body: { code: 'bad input' } });
});
