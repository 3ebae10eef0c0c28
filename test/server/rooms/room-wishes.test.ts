import { rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Remote } from '../../../src/cli/online/remote.ts';
import { games } from '../../../src/games/index.ts';
import type { RunningServer } from '../../../src/server/server.ts';
import { newBot } from '../support/bots.ts';
import { type Guest, newGuest } from '../support/guests.ts';
import { KINDS } from '../support/hosts.ts';
import { newFolder, openServer } from '../support/in-process.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** The refusal when one id is used for two things. */
const OTHER = { status: 409, body: { code: 'other wish' } };

const wished = { game: games[0].id, seats: ['me', 'open'] };

/** A connection to a server that breaks as soon as an answer comes, this many times: the asker does not hear it. */
async function brokenLine(address: string, times: number): Promise<{ readonly address: string; close(): void }> {
  const { port } = new URL(address);
  let left = times;
  const line = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const end of [near, far]) end.on('error', () => {});
    near.pipe(far);
    if (left-- <= 0) far.pipe(near);
    else {
      far.once('data', () => {
        near.destroy();
        far.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(line.address() as AddressInfo).port}/`, close: () => line.close() };
}

/** Asks for a room at an address that need not be the guest's own. */
async function askAt(address: string, guest: Guest, sent: object): Promise<string> {
  const origin = new URL(address).origin;
  const headers = { origin, cookie: guest.cookie(), 'content-type': 'application/json' };
  const answer = await fetch(`${address}api/rooms`, { method: 'POST', headers, body: JSON.stringify(sent) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { room: string }).room;
}

describe.each(KINDS)('on the %s database', (kind) => {
  const folder = newFolder();
  let servers: readonly RunningServer[];
  const here = () => servers[0].address;
  beforeAll(async () => {
    const databaseUrl = kind === 'embedded' ? undefined : postgres.newDatabase();
    const open = () => openServer(folder, { databaseUrl, workers: 0 });
    // The embedded database belongs to one process.
    servers = kind === 'embedded' ? [await open()] : [await open(), await open()];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    rmSync(folder, { recursive: true });
  });
  const roomsOf = async (guest: Guest) => ((await guest.get('/api/me/rooms')).body.rooms as { id: string }[]).length;

  test('a room that is asked for again after a lost answer is the same room', async () => {
    const ann = await newGuest(here, 'Ann');
    const same = { ...wished, id: 'wish-of-ann-1' };
    const line = await brokenLine(here(), 1);
    await expect(askAt(line.address, ann, same)).rejects.toThrow('fetch failed');
    line.close();
    expect(await roomsOf(ann)).toBe(1); // made, and nobody was told
    const [first, second] = [await ann.newRoom(same), await ann.newRoom(same)];
    expect(second).toBe(first);
    expect(await roomsOf(ann)).toBe(1);
  });

  test('a terminal asks again by itself', async () => {
    const ann = await newGuest(here, 'Ann');
    const line = await brokenLine(here(), 2);
    const { origin } = new URL(line.address);
    const remote = new Remote(origin, () => ({ origin, cookie: ann.cookie() }));
    const { status, body } = await remote.command('/api/rooms', wished);
    line.close();
    expect(status).toBe(201);
    const { rooms } = (await ann.get('/api/me/rooms')).body as { rooms: { id: string }[] };
    expect(rooms.map(({ id }) => id)).toEqual([body.room]);
  });

  test('of many who ask at once under one id, at several processes, all get one room and one bot is invited once', async () => {
    const ann = await newGuest(here, 'Ann');
    const name = `bot of ${kind}`.replaceAll(' ', '-').toLowerCase();
    const bot = await newBot(here, ann, name);
    const events = await bot.stream('/api/bot/events');
    const sent = { game: wished.game, seats: ['me', `bot:${name}`], id: 'wish-of-many' };
    const addresses = Array.from({ length: 12 }, (_, at) => servers[at % servers.length].address);
    const rooms = await Promise.all(addresses.map((address) => askAt(address, ann, sent)));
    expect(new Set(rooms).size).toBe(1);
    expect(await roomsOf(ann)).toBe(1);
    expect(await events.until('challenge')).toMatchObject({ room: rooms[0] });
    const other = await ann.newRoom({ ...sent, id: 'wish-of-later' });
    // The next challenge is the other one: the first was made only once.
    expect(await events.until('challenge')).toMatchObject({ room: other });
    events.close();
  });

  test('another id, no id and another person are other rooms', async () => {
    const [ann, ben] = [await newGuest(here, 'Ann'), await newGuest(here, 'Ben')];
    const rooms = [
      await ann.newRoom({ ...wished, id: 'wish-0001' }),
      await ann.newRoom({ ...wished, id: 'wish-0002' }),
      await ann.newRoom(wished),
      await ann.newRoom(wished),
      await ben.newRoom({ ...wished, id: 'wish-0001' }),
    ];
    expect(new Set(rooms).size).toBe(5);
    const bad = { status: 400, body: { code: 'bad input' } };
    for (const id of ['short', 'x'.repeat(65), 'with spaces', 7]) {
      expect(await ann.post('/api/rooms', { ...wished, id })).toEqual(bad);
    }
  });

  test('whoever was paired while the answer was lost comes to the game that began, not to a second one', async () => {
    const [ann, ben] = [await newGuest(here, 'Ann'), await newGuest(here, 'Ben')];
    const clock = { start: 300_000, increment: 7000, cap: 600_000 };
    const pair = async (guest: Guest, id: string) =>
      (await guest.post('/api/pairing', { game: wished.game, clock, id })).body.room;
    const room = await pair(ann, 'pair-of-ann');
    expect(await pair(ben, 'pair-of-ben')).toBe(room);
    expect(await pair(ann, 'pair-of-ann')).toBe(room);
    expect(await pair(ben, 'pair-of-ben')).toBe(room);
    expect(await roomsOf(ben)).toBe(1);
    expect(await pair(ben, 'pair-of-ben-2')).not.toBe(room);
  });
});

test('an id that was used before stands for nothing else', async () => {
  const folder = newFolder();
  const server = await openServer(folder, { workers: 0 });
  const [ann, ben] = [await newGuest(() => server.address), await newGuest(() => server.address)];
  const id = 'room-wish-1';
  const { room } = (await ann.post('/api/rooms', { ...wished, id })).body;
  expect(await ann.post('/api/rooms', { ...wished, id })).toEqual({ status: 201, body: { room } });
  expect(await ann.post('/api/rooms', { ...wished, id, listed: true })).toEqual(OTHER);
  expect(await ann.post('/api/rooms', { ...wished, id, seats: ['me', 'level:1'] })).toEqual(OTHER);
  const act = (wish: string, what: object) => ben.post(`/api/rooms/${room}/acts`, { id: wish, act: what });
  expect(await act('wish-0001', { do: 'sit' })).toMatchObject({ status: 200 });
  expect(await act('wish-0001', { do: 'sit' })).toMatchObject({ status: 200 });
  expect(await act('wish-0001', { do: 'resign' })).toEqual(OTHER);
  expect(await act('wish-0002', { do: 'agree', what: 'abort' })).toMatchObject({ status: 200 });
  expect(await act('wish-0002', { do: 'agree', what: 'takeback' })).toEqual(OTHER);
  expect((await ben.get(`/api/rooms/${room}`)).body.events).toHaveLength(3);
  await server.close();
  rmSync(folder, { recursive: true });
});
