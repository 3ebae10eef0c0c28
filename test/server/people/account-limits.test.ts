import { beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { AccountLimits } from '../../../src/server/limits/accounts.ts';
import { serverOfTests } from '../support/any-server.ts';
import { newBot, type TestBot } from '../support/bots.ts';
import { type Guest, newGuest } from '../support/guests.ts';

// A third of a minute's may come at once: 40 actions, 2 rooms, 4 connections.
const server = serverOfTests({ workers: 0, accountLimit: 120 });
let ann: Guest;
let room: string;

beforeAll(async () => {
  ann = await newGuest(server.address, 'Ann');
  room = await ann.newRoom({ game: 'agere', seats: ['me', 'open'] });
});

/** How often something was answered with each status. */
function count(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function times(most: number, work: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < most; index++) statuses.push((await work(index)).status);
  return statuses;
}

describe('an account', () => {
  test('that moves too fast is told to wait, by all its tokens together, and others are not', async () => {
    const bots = [await newBot(server.address, ann, 'hasty'), await newBot(server.address, ann, 'hasty')];
    const move = (bot: TestBot) => bot.post(`/api/bot/rooms/${room}/moves`, { move: 'a1' });
    const statuses = await times(120, (index) => move(bots[index % 2]));
    expect(statuses.slice(0, 40)).toEqual(new Array(40).fill(409)); // not seated, but heard
    expect(statuses).toContain(429);
    const refused = (await Promise.all(Array.from({ length: 20 }, () => move(bots[0])))).find(
      ({ status }) => status === 429,
    );
    expect(refused?.body).toEqual({ code: 'too many' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    const calm = await newBot(server.address, ann, 'calm');
    expect((await move(calm)).status).toBe(409);
  });

  test('that makes too many rooms and challenges has to wait', async () => {
    const ben = await newGuest(server.address, 'Ben');
    await newBot(server.address, ann, 'wanted');
    const challenge = () => ben.post('/api/rooms', { game: 'agere', seats: ['me', 'bot:wanted'] });
    const counts = count(await times(8, challenge));
    expect(counts[201]).toBeGreaterThanOrEqual(2);
    expect(counts[429]).toBeGreaterThanOrEqual(4);
    expect((await ben.post('/api/pairing', { game: 'agere' })).status).toBe(429);
    const eve = await newGuest(server.address, 'Eve');
    expect((await eve.post('/api/rooms', { game: 'agere', seats: ['me', 'open'] })).status).toBe(201);
  });

  test('that opens streams and sockets again and again has to wait', async () => {
    const bot = await newBot(server.address, ann, 'restless');
    const open = async () => {
      const abort = new AbortController();
      const headers = { authorization: `Bearer ${bot.token}` };
      const answer = await fetch(`${server.address()}api/bot/events`, { headers, signal: abort.signal });
      abort.abort();
      return answer;
    };
    const counts = count(await times(12, open));
    expect(counts[200]).toBeGreaterThanOrEqual(4);
    expect(counts[429]).toBeGreaterThanOrEqual(4);
  });

  test('is counted over all its sockets', async () => {
    const fay = await newGuest(server.address, 'Fay');
    const origin = server.address().slice(0, -1);
    const codes: string[] = [];
    const sockets = Array.from({ length: 4 }, () => {
      const url = `${server.address().replace('http', 'ws')}api/socket`;
      const socket = new WebSocket(url, { headers: { origin, cookie: fay.cookie() } });
      socket.on('open', () => {
        for (let n = 0; n < 30; n++) {
          const act = { do: 'resign' };
          socket.send(JSON.stringify({ say: 'act', room, id: `wish-${n}-00000000`, act }));
        }
      });
      socket.on('message', (text) => {
        const message = JSON.parse(String(text));
        if (message.say === 'nak') codes.push(message.code);
      });
      return socket;
    });
    await expect.poll(() => codes.length).toBe(120);
    expect(codes.filter((code) => code === 'not seated').length).toBeGreaterThanOrEqual(40);
    expect(codes.filter((code) => code === 'too many').length).toBeGreaterThan(0);
    for (const socket of sockets) socket.terminate();
  });
});

test('each thing is counted for itself', () => {
  const allowances = new AccountLimits(60);
  let acts = 0;
  while (allowances.take('ann', 'act')) acts++;
  expect(acts).toBe(20);
  expect(allowances.take('ann', 'room')).toBe(true);
  expect(allowances.take('ann', 'room')).toBe(false);
  expect(allowances.take('ben', 'act')).toBe(true);
  expect(allowances.wait('room')).toBe(20);
});
