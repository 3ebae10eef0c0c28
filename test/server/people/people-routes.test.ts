import { expect, test, vi } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { isRecordFault } from '../../../src/record/fault.ts';
import { recordFromJson } from '../../../src/record/record-json.ts';
import { serverOfTests } from '../support/any-server.ts';
import { newBot } from '../support/bots.ts';
import { type Guest, newGuest } from '../support/guests.ts';

const { address } = serverOfTests({ workers: 0 });

const [game] = games;

/** A game that the second player has resigned. */
async function finished(first: Guest, second: Guest, listed: boolean): Promise<string> {
  const room = await first.newRoom({ game: game.id, seats: ['me', 'open'], listed });
  const wish = (id: string, act: unknown) => second.post(`/api/rooms/${room}/acts`, { id, act });
  expect(await wish('wish-sit', { do: 'sit' })).toMatchObject({ status: 200 });
  expect(await wish('wish-resign', { do: 'resign' })).toMatchObject({ status: 200 });
  await vi.waitUntil(async () => {
    const { body } = await first.get('/api/archive?mine=yes');
    return (body.games as { id: string }[]).some(({ id }) => id === room);
  });
  return room;
}

test('what nobody may ask is refused by name', async () => {
  const guest = await newGuest(address);
  const bad = { status: 400, body: { code: 'bad input' } };
  for (const query of ['result=lucky', 'limit=1000', 'after=x', 'admin=1', 'player=a&player=b', 'from=-1']) {
    expect(await guest.get(`/api/archive?${query}`), query).toEqual(bad);
    expect(await guest.get(`/api/archive.jsonl?${query}`), query).toEqual(bad);
  }
  expect(await guest.get('/api/users/Nobody')).toEqual({ status: 404, body: { code: 'no such user' } });
  expect(await guest.get('/api/users/%00%ff')).toMatchObject({ status: 400 });
  expect(await guest.post('/api/pairing', { game: game.id, seats: ['me', 'me'] })).toEqual(bad);
  expect(await guest.post('/api/pairing', { game: game.id, clock: { start: 1 } })).toEqual(bad);
  expect(await guest.post('/api/pairing', { game: game.id, rated: true })).toMatchObject({ status: 403 });
  expect(await guest.post('/api/rooms', { game: game.id, seats: ['me', 'open'], rated: true })).toEqual({
    status: 403,
    body: { code: 'guest' },
  });
  const none = { status: 404, body: { code: 'no such room' } };
  for (const room of ['a'.repeat(26), '..%2f..']) {
    expect(await guest.get(`/api/rooms/${room}/record`)).toEqual(none);
    expect(await guest.get(`/api/rooms/${room}/analysis`)).toEqual(none);
    expect(await guest.post(`/api/rooms/${room}/analysis`, {})).toEqual(none);
  }
  await guest.post('/api/sign-out', {});
  for (const path of ['/api/pairing', '/api/transfer', '/api/account/name', `/api/rooms/${'a'.repeat(26)}/analysis`]) {
    expect(await guest.post(path, { game: game.id })).toEqual({ status: 401, body: { code: 'not signed in' } });
  }
});

test('two are paired over HTTP', async () => {
  const [ann, ben] = [await newGuest(address), await newGuest(address)];
  const { body } = await ann.post('/api/pairing', { game: game.id });
  expect(await ben.post('/api/pairing', { game: game.id })).toEqual({ status: 200, body });
});

test('games are downloaded: one by its link, all that one may see line by line', async () => {
  const [ann, ben] = [await newGuest(address, 'Ann'), await newGuest(address, 'Ben')];
  const secret = await finished(ann, ben, false);
  const listed = await finished(ann, ben, true);
  const text = await ben.download(`/api/rooms/${listed}/record`);
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text.headers.get('content-disposition')).toContain(`${game.id}-`);
  expect(await text.text()).toContain('[Player1 "Ann"]');
  const json = await fetch(`${address()}api/rooms/${secret}/record?as=json`); // anyone who has the link
  const record = recordFromJson(games, await json.json());
  expect(isRecordFault(record)).toBe(false);
  const lines = async (guest: Guest) => {
    const response = await guest.download('/api/archive.jsonl');
    expect(response.headers.get('content-type')).toBe('application/jsonl; charset=utf-8');
    return (await response.text()).split('\n').filter((line) => line !== '');
  };
  expect(await lines(ann)).toHaveLength(2);
  const [only, ...others] = await lines(await newGuest(address));
  expect(others).toEqual([]);
  expect(JSON.parse(only)).toMatchObject({ game: game.id, result: { reason: 'resignation', winners: [1], loser: 2 } });
});

test('a game that has ended can be analysed, one that runs cannot', async () => {
  const [ann, ben] = [await newGuest(address), await newGuest(address)];
  const running = await ann.newRoom({ game: game.id, seats: ['me', 'open'] });
  expect(await ann.post(`/api/rooms/${running}/analysis`, {})).toEqual({ status: 409, body: { code: 'not over' } });
  const rooms = [await finished(ann, ben, true), await finished(ann, ben, true), await finished(ann, ben, true)];
  const asked = await ann.post(`/api/rooms/${rooms[0]}/analysis`, {});
  expect(asked).toEqual({ status: 202, body: { status: 'running', plies: 0, done: 0, notes: [] } });
  expect(await ben.get(`/api/rooms/${rooms[0]}/analysis`)).toEqual({ status: 200, body: asked.body });
  expect(await ann.post(`/api/rooms/${rooms[1]}/analysis`, {})).toMatchObject({ status: 202 });
  expect(await ann.post(`/api/rooms/${rooms[2]}/analysis`, {})).toEqual({ status: 429, body: { code: 'too many' } });
});

test('a profile is open to everybody', async () => {
  const ann = await newGuest(address);
  await ann.post('/api/account/password', { name: 'Ana Flor', password: 'correct horse battery' });
  const { status, body } = await (await newGuest(address)).get('/api/users/ana%20flor');
  expect(status).toBe(200);
  expect(body).toEqual({
    ...{ id: ann.user, name: 'Ana Flor', kind: 'person', since: expect.any(Number), results: {} },
    ...{ ratings: [], history: [], games: [] },
  });
  // A user who has met somebody finds them, whatever they are called now.
  await ann.post('/api/account/name', { name: 'Flor' });
  expect((await ann.get(`/api/users/${ann.user}`)).body).toMatchObject({ name: 'Flor' });
});

test('bots have profiles, and are not taken for people of the same name; guests have none', async () => {
  const ann = await newGuest(address);
  const bot = await newBot(address, ann, 'flor');
  const room = await ann.newRoom({ game: game.id, seats: ['me', 'bot:flor'], listed: true });
  await bot.post(`/api/bot/challenges/${room}/accept`);
  await bot.post(`/api/bot/rooms/${room}/resign`);
  await vi.waitUntil(async () => {
    const { body } = await ann.get('/api/users/bot:flor');
    return (body.games as unknown[]).length === 1;
  });
  const { body } = await ann.get('/api/users/bot:flor');
  expect(body).toMatchObject({ name: 'flor', kind: 'bot', results: { lost: 1 }, games: [{ id: room }] });
  expect((await ann.get('/api/users/flor')).body).not.toMatchObject({ kind: 'bot' });
  expect(await ann.get(`/api/users/${ann.user}`)).toMatchObject({ status: 404 });
  expect(await ann.get('/api/users/bot:nobody')).toMatchObject({ status: 404 });
});

test('everybody can fetch all that is stored of them, and nobody what is stored of others', async () => {
  const [ann, ben] = [await newGuest(address, 'Ana'), await newGuest(address, 'Benedict')];
  const room = await finished(ann, ben, false);
  await newBot(address, ann, 'bot-of-ana');
  const client = ann.open(room);
  await vi.waitUntil(() => client.room?.status === 'over');
  await client.write('players', 'a word of mine');
  client.close();
  const answer = await ann.download('/api/account/export');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="gamut-account.json"');
  const all = (await answer.json()) as Record<string, unknown>;
  expect(all).toMatchObject({
    ...{
      user: { id: ann.user, name: 'Ana', kind: 'guest' },
      hasPassword: false,
      passkeys: [],
      analyses: [],
      ratings: [],
    },
    ...{ sessions: [{ device: expect.any(String) }], tokens: [{ bot: 'bot-of-ana' }] },
    ...{ rooms: [{ id: room, status: 'over' }], messages: [{ room, text: 'a word of mine' }] },
    games: [{ game: game.id, result: { reason: 'resignation' } }],
  });
  expect(JSON.stringify(await (await ben.download('/api/account/export')).json())).not.toContain('a word of mine');
  expect((await fetch(`${address()}api/account/export`)).status).toBe(401);
});
