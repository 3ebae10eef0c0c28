import { beforeAll, expect, test, vi } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { botEventSchema, roomLineSchema } from '../../../src/protocol/bot-messages.ts';
import { anyServer, serverOfTests } from '../support/any-server.ts';
import { type Lines, newBot, type TestBot } from '../support/bots.ts';
import { type Guest, newGuest } from '../support/guests.ts';

const server = serverOfTests();
let ann: Guest;
beforeAll(async () => {
  ann = await newGuest(server.address, 'Ann');
});

const until = (ready: () => boolean) => vi.waitUntil(ready, { timeout: 15_000, interval: 5 });

/** Plays the last legal move whenever it is the bot's turn, until the game is over. */
async function playLast(bot: TestBot, room: string): Promise<Lines> {
  const lines = await bot.stream(`/api/bot/rooms/${room}/stream?legal`);
  for (;;) {
    const state = await lines.until('state');
    roomLineSchema.parse(state);
    if (state.status === 'over') return lines;
    if (state.isYourTurn !== true) continue;
    const { epoch, ply } = state;
    const move = (state.legal as string[]).at(-1);
    const { status } = await bot.post(`/api/bot/rooms/${room}/moves`, { move, epoch, ply });
    expect(status).toBe(200);
  }
}

test('a person challenges a bot, which accepts and plays to the end', async () => {
  const bot = await newBot(server.address, ann, 'laster');
  const events = await bot.stream('/api/bot/events');
  const room = await ann.newRoom({ game: 'agere', options: { size: 4 }, seats: ['me', 'bot:laster'] });
  const challenge = botEventSchema.parse(await events.next());
  expect(challenge).toMatchObject({ say: 'challenge', room, seat: 1, game: 'agere', by: 'Ann' });

  // Nobody else takes the seat that is reserved for the bot.
  const ben = await newGuest(server.address, 'Ben');
  const taken = await ben.post(`/api/rooms/${room}/acts`, { id: 'sit-down', act: { do: 'sit' } });
  expect(taken).toMatchObject({ status: 409, body: { code: 'no free seat' } });

  expect((await bot.post(`/api/bot/challenges/${room}/accept`)).status).toBe(200);
  expect((await bot.post(`/api/bot/challenges/${room}/accept`)).status).toBe(200);
  botEventSchema.parse(await events.until('game start'));
  const playing = playLast(bot, room);
  const client = ann.open(room);
  await until(() => client.room !== undefined);
  for (let ply = 0; client.room?.status === 'playing'; ply += 2) {
    const { position } = client.room.match;
    await client.move(legalTexts(position)[0]);
    await until(() => client.room?.status === 'over' || (client.room?.ply ?? 0) >= ply + 2);
  }
  (await playing).close();
  expect(client.room?.outcome?.reason).toBe('rules');
  expect(client.room?.seats[1].sitter).toMatchObject({ kind: 'bot', name: 'laster' });
  expect(botEventSchema.parse(await events.until('game over'))).toMatchObject({ room });
  events.close();
  client.close();
});

test('a challenge that is declined ends the room, one that is withdrawn is told', async () => {
  const bot = await newBot(server.address, ann, 'shy');
  const events = await bot.stream('/api/bot/events');
  const declined = await ann.newRoom({ game: 'agere', seats: ['me', 'bot:shy'] });
  await events.until('challenge');
  expect((await bot.post(`/api/bot/challenges/${declined}/decline`)).status).toBe(200);
  expect(await events.next()).toEqual({ say: 'challenge gone', room: declined });
  const client = ann.open(declined);
  await until(() => client.room !== undefined);
  expect(client.events.at(-1)).toMatchObject({ kind: 'abort', seat: 1 });
  const withdrawn = await ann.newRoom({ game: 'agere', seats: ['bot:shy', 'me'] });
  await events.until('challenge');
  await ann.post(`/api/rooms/${withdrawn}/acts`, { id: 'withdraw', act: { do: 'abort' } });
  expect(await events.next()).toEqual({ say: 'challenge gone', room: withdrawn });
  expect((await bot.post(`/api/bot/challenges/${withdrawn}/accept`)).status).toBe(409);
  client.close();
  events.close();
});

test('two bots play; the same request twice is one move, and a stale one is refused by name', async () => {
  const [one, other] = [await newBot(server.address, ann, 'one'), await newBot(server.address, ann, 'other')];
  const made = await one.post('/api/rooms', { game: 'crosscut', seats: ['me', 'bot:other'] });
  expect(made.status).toBe(201);
  const room = String(made.body.room);
  await other.post(`/api/bot/challenges/${room}/accept`);
  const lines = await one.stream(`/api/bot/rooms/${room}/stream?legal=1`);
  const first = await lines.until('state');
  expect(first.setup).toMatchObject({ game: 'crosscut', moves: [], seats: [{ kind: 'bot' }, { kind: 'bot' }] });
  const [move] = first.legal as string[];
  const path = `/api/bot/rooms/${room}/moves`;
  const done = await one.post(path, { move, epoch: 0, ply: 0 });
  expect(done.status).toBe(200);
  expect((await one.post(path, { move, epoch: 0, ply: 0 })).body).toEqual(done.body);
  expect(await one.post(path, { move })).toMatchObject({ status: 409, body: { code: 'not your turn' } });
  expect(await other.post(path, { move, epoch: 0, ply: 0 })).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect(await other.post(path, { move })).toMatchObject({ status: 409, body: { code: 'illegal' } });
  expect(await lines.until('state')).toMatchObject({ ply: 1, last: move, isYourTurn: false, turn: 1 });
  expect((await other.post(`/api/bot/rooms/${room}/agree`, { what: 'draw' })).status).toBe(200);
  expect(await lines.until('state')).toMatchObject({ offers: { draw: [1] } });
  expect((await one.post(`/api/bot/rooms/${room}/decline`, { what: 'draw' })).status).toBe(200);
  expect(await lines.until('state')).toMatchObject({ offers: {} });
  expect((await other.post(`/api/bot/rooms/${room}/resign`)).status).toBe(200);
  expect(await lines.until('state')).toMatchObject({
    status: 'over',
    outcome: { reason: 'resignation', winners: [0] },
  });
  lines.close();
});

test('a token is shown once, good for what it was made for, and ends with its revocation', async () => {
  const weak = await newBot(server.address, ann, 'weak', ['challenge']);
  const tokens = (await ann.get('/api/tokens')).body.tokens as Record<string, unknown>[];
  expect(tokens.find(({ id }) => id === weak.tokenId)).toMatchObject({ bot: 'weak', scopes: ['challenge'] });
  expect(JSON.stringify(tokens)).not.toContain(weak.token);
  const { body } = await weak.post('/api/rooms', { game: 'agere', seats: ['me', 'open'] });
  const resigned = await weak.post(`/api/bot/rooms/${body.room}/resign`);
  expect(resigned).toMatchObject({ status: 403, body: { code: 'not allowed' } });
  expect((await weak.post('/api/tokens', { bot: 'child' })).status).toBe(403);

  // Nobody gets a token of another user's bot, nor may revoke one.
  const ben = await newGuest(server.address, 'Ben');
  expect((await ben.post('/api/tokens', { bot: 'weak' })).status).toBe(403);
  const remove = (guest: Guest) => guest.remove(`/api/tokens/${weak.tokenId}`);
  expect(await remove(ben)).toBe(404);
  const events = await weak.stream('/api/bot/events');
  expect(await remove(ann)).toBe(204);
  expect((await weak.post('/api/rooms', { game: 'agere', seats: ['me', 'open'] })).status).toBe(401);
  expect(await events.next()).toBeUndefined();
});

test('what comes without a token or with a false one stays outside', async () => {
  const ask = (path: string, init: RequestInit = {}) => fetch(`${server.address()}${path}`, init);
  const body = JSON.stringify({ game: 'agere', seats: ['me', 'open'] });
  const json = { 'content-type': 'application/json' };
  expect((await ask('api/rooms', { method: 'POST', headers: json, body })).status).toBe(403);
  for (const authorization of ['Bearer gamut_aaaaaaaaaaaaaaaaaaaaaaaaaa', 'Bearer', 'Bearer a b']) {
    expect((await ask('api/rooms', { method: 'POST', headers: { ...json, authorization }, body })).status).toBe(401);
    expect((await ask('api/bot/events', { headers: { authorization } })).status).toBe(401);
  }
  expect((await ask('api/bot/events')).status).toBe(401);
  // What a browser may send by itself proves nothing.
  const basic = { ...json, authorization: 'Basic YTpi' };
  expect((await ask('api/rooms', { method: 'POST', headers: basic, body })).status).toBe(403);
  expect((await ann.post('/api/tokens', { bot: 'Not a Name' })).status).toBe(400);
  expect((await ann.post('/api/rooms', { game: 'agere', seats: ['me', 'bot:nobody'] })).status).toBe(404);
});

test('whoever opens too many streams is told when to come back', async () => {
  const bot = await newBot(server.address, ann, 'greedy');
  const open: Lines[] = [];
  for (let count = 0; count < 32; count++) open.push(await bot.stream('/api/bot/events'));
  const response = await fetch(`${server.address()}api/bot/events`, {
    headers: { authorization: `Bearer ${bot.token}` },
  });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const lines of open) lines.close();
});

test('too many requests are answered with the time to wait', async () => {
  const strict = await anyServer({ rateLimit: 3, workers: 0 });
  const answers = [];
  for (let count = 0; count < 5; count++) answers.push(await fetch(`${strict.address()}api/bots`));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(Number(answers[4].headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answers[4].json()).toEqual({ code: 'too many' });
  await strict.close();
});
