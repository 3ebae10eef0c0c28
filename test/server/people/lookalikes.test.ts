import { expect, test, vi } from 'vitest';
import { serverOfTests } from '../support/any-server.ts';
import { newGuest } from '../support/guests.ts';

const { address } = serverOfTests({ workers: 0 });
const SECRET = 'correct horse battery';
const TAKEN = { status: 409, body: { code: 'name taken' } };

test('nobody gets an account that looks like another', async () => {
  const bea = await newGuest(address);
  await bea.post('/api/account/password', { name: 'Bella', password: SECRET });
  const other = await newGuest(address);
  for (const name of ['BeIla', 'Be11a', 'bella']) {
    expect(await other.post('/api/account/password', { name, password: SECRET }), name).toEqual(TAKEN);
  }
  for (const name of ['admin', 'Moderator', 'Operador', 'Be\u3164lla']) {
    const refused = await other.post('/api/account/password', { name, password: SECRET });
    expect(refused, name).toEqual({ status: 400, body: { code: 'bad name' } });
  }
  // A user's own name may be written differently.
  expect(await bea.post('/api/account/name', { name: 'BELLA' })).toMatchObject({ status: 200 });
  expect(await bea.post('/api/tokens', { bot: 'admin' })).toMatchObject({ status: 403 });
});

test('of two who look alike and come at once one gets the name', async () => {
  const guests = await Promise.all(
    ['Olof', 'O1of', '0lof', 'OIof'].map(async (name) => ({ name, who: await newGuest(address) })),
  );
  const made = await Promise.all(
    guests.map(({ name, who }) => who.post('/api/account/password', { name, password: SECRET })),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test('a guest is not taken for an account or for an operator', async () => {
  const owner = await newGuest(address);
  await owner.post('/api/account/password', { name: 'Cecilia', password: SECRET });
  for (const name of ['Cecilia', 'CeciIia', 'Сecilia', 'cecilia\u3164']) {
    expect((await newGuest(address, name)).name, name).toMatch(/ \(guest\)$/);
  }
  for (const name of ['admin', 'Gamut', '\u3164', '\u202e']) {
    expect((await newGuest(address, name)).name, name).toMatch(/^Guest /);
  }
  expect((await newGuest(address, 'Zé 🙂')).name).toBe('Zé 🙂');
});

test('what is written tells that a guest wrote it, and cannot turn its direction', async () => {
  const [gil, ann] = [await newGuest(address, 'Gil'), await newGuest(address)];
  await ann.post('/api/account/password', { name: 'Dorothea', password: SECRET });
  const room = await gil.newRoom({ game: 'agere', seats: ['me', 'open'] });
  const clients = [gil.open(room), ann.open(room)];
  await vi.waitUntil(() => clients.every((client) => client.room !== undefined && client.user !== ''));
  await clients[1].act({ do: 'sit' });
  await clients[0].write('players', 'abc\u202edef');
  await clients[1].write('players', 'hello');
  await vi.waitUntil(() => clients[0].chat.length === 2);
  const expected = [
    expect.objectContaining({ name: 'Gil', text: 'abcdef', isGuest: true }),
    expect.not.objectContaining({ isGuest: true }),
  ];
  expect(clients[0].chat).toEqual(expected);
  // The same for those who come later.
  const late = gil.open(room);
  await vi.waitUntil(() => late.chat.length === 2);
  expect(late.chat).toEqual(expected);
  for (const client of [...clients, late]) client.close();
});
