import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import process from 'node:process';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { anyServer, serverOfTests } from '../support/any-server.ts';
import { type Guest, newGuest } from '../support/guests.ts';

// The same texts in every run: GAMUT_LONG=1 tries others.
if (process.env.GAMUT_LONG !== '1') fc.configureGlobal({ seed: 1 });

const troubles: unknown[] = [];
const { address } = serverOfTests({ workers: 0 }, (error) => troubles.push(error));
let ann: Guest;
let room: string;
const origin = () => address().slice(0, -1);

beforeAll(async () => {
  ann = await newGuest(address, 'Ann');
  room = await ann.newRoom({ game: 'agere', seats: ['me', 'open'] });
});

/** Sends something on a new socket and returns the first answer after the welcome, or how it was closed. */
function shout(message: string | Buffer, headers: Record<string, string> = { origin: origin() }): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${address().replace('http', 'ws')}api/socket`, { headers });
    let heard = 0;
    socket.on('open', () => {
      socket.send(message);
      if (isQuiet(message)) socket.send(JSON.stringify({ say: 'ping', n: 1 }));
    });
    socket.on('message', (data) => {
      if (heard++ === 0) return;
      socket.terminate();
      resolve(String(data));
    });
    socket.on('unexpected-response', (_, response) => resolve(`refused ${response.statusCode}`));
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('error', () => {});
  });
}

/** Whether a message is understood and needs no answer: what is sent after it is answered instead. */
const isQuiet = (message: string | Buffer) => String(message).includes('"unwatch"');

const isNamed = /^(\{"say":"(nak|pong|room)".*\}|closed \d+)$/;

describe('messages', () => {
  test('whatever is sent gets a named error, and nothing breaks', async () => {
    const words = fc.constantFrom('watch', 'act', 'chat', 'ping', 'unwatch', 'hello', '__proto__');
    const message = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.string({ maxLength: 200 }),
      fc
        .record(
          {
            say: words,
            room: fc.oneof(fc.constant('x'), fc.string(), fc.constant('a'.repeat(26))),
            id: fc.jsonValue(),
            act: fc.jsonValue(),
            n: fc.jsonValue(),
            since: fc.jsonValue(),
          },
          { requiredKeys: ['say'] },
        )
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(message, async (text) => {
        expect(await shout(text)).toMatch(isNamed);
      }),
      { numRuns: 60 },
    );
    expect(troubles).toEqual([]);
  });
  test.each<[string, string | Buffer, RegExp]>([
    ['binary', Buffer.from([1, 2, 3]), /bad input/],
    ['oversized', `"${'x'.repeat(20_000)}"`, /closed 1009/],
    ['deeply nested', `${'['.repeat(8000)}${']'.repeat(8000)}`, /bad input/],
    ['a room that is not there', JSON.stringify({ say: 'watch', room: 'a'.repeat(26) }), /no such room/],
    ['a key too many', JSON.stringify({ say: 'ping', n: 1, more: 1 }), /bad input/],
  ])('%s is refused', async (_, message, answer) => {
    expect(await shout(message)).toMatch(answer);
  });
  test('whoever talks too much is cut off', async () => {
    const closed = await new Promise<number>((resolve) => {
      const socket = new WebSocket(`${address().replace('http', 'ws')}api/socket`, { headers: { origin: origin() } });
      socket.on('open', () => {
        for (let n = 0; n < 200; n++) socket.send(JSON.stringify({ say: 'ping', n }));
      });
      socket.on('close', resolve);
    });
    expect(closed).toBe(1008);
  });
});

test('sockets beyond the limit of one address are refused, and nobody else notices', async () => {
  const small = await anyServer({ workers: 0, socketLimit: 20 });
  const codes: number[] = [];
  const sockets = Array.from({ length: 60 }, () => {
    const headers = { origin: small.address().slice(0, -1) };
    const socket = new WebSocket(`${small.address().replace('http', 'ws')}api/socket`, { headers });
    socket.on('close', (code) => codes.push(code));
    socket.on('error', () => {});
    return socket;
  });
  await vi.waitUntil(() => codes.length === 40, { timeout: 20_000 });
  expect(new Set(codes)).toEqual(new Set([1013]));
  for (const socket of sockets) socket.terminate();
  await small.close();
});

describe('doors', () => {
  test.each([
    ['a foreign page', { origin: 'http://evil.example' }],
    ['no page', {}],
    ['a foreign page that says it is ours', { origin: 'http://127.0.0.1:1' }],
  ])('a socket from %s is refused', async (_, headers) => {
    expect(await shout('{}', headers as Record<string, string>)).toBe('refused 403');
  });
  test('other sites can change nothing', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${address()}api/session`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', ...headers },
      });
    expect((await post({ origin: 'http://evil.example' })).status).toBe(403);
    expect((await post({})).status).toBe(403);
    expect((await post({ origin: origin(), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ origin: origin(), 'sec-fetch-site': 'same-origin' })).status).toBe(201);
    const form = await fetch(`${address()}api/session`, {
      method: 'POST',
      body: 'name=x',
      headers: { origin: origin() },
    });
    expect(form.status).toBe(415);
  });
  test('the cookie cannot be read by scripts nor sent by other sites', async () => {
    const headers = { origin: origin(), 'content-type': 'application/json' };
    const response = await fetch(`${address()}api/session`, { method: 'POST', body: '{}', headers });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
  test.each([
    [{}],
    [{ game: 'chess', seats: ['me', 'open'] }],
    [{ game: 'agere', seats: ['me', 'me'] }],
    [{ game: 'agere', seats: ['me', 'open', 'open'] }],
    [{ game: 'agere', seats: ['me', 'level:11'] }],
    [{ game: 'agere', seats: ['me', 'engine:rm -rf /'] }],
    [{ game: 'agere', seats: ['me', 'open'], options: { size: 99 } }],
    [{ game: 'agere', seats: ['me', 'open'], clock: { start: -1, increment: 0, cap: 0 } }],
    [{ game: '__proto__', seats: ['me', 'open'] }],
    [[]],
  ])('a room cannot be %j', async (wished) => {
    expect(await ann.post('/api/rooms', wished)).toEqual({ status: 400, body: { code: 'bad input' } });
  });
  test('nobody moves for somebody else', async () => {
    const ben = await newGuest(address, 'Ben');
    const eve = await newGuest(address, 'Eve');
    const wish = (act: unknown) => ({ id: 'wish-00000001', act });
    const acts = `/api/rooms/${room}/acts`;
    await ben.post(acts, wish({ do: 'sit' }));
    expect(await eve.post(acts, { ...wish({ do: 'sit' }), id: 'wish-00000002' })).toMatchObject({
      body: { code: 'no free seat' },
    });
    for (const act of [{ do: 'move', epoch: 0, ply: 0, move: 'a1' }, { do: 'resign' }, { do: 'agree', what: 'draw' }]) {
      expect(await eve.post(acts, { ...wish(act), id: 'wish-00000003' })).toMatchObject({
        status: 409,
        body: { code: 'not seated' },
      });
    }
    expect(
      await ben.post(acts, { ...wish({ do: 'move', epoch: 0, ply: 0, move: 'a1' }), id: 'wish-00000004' }),
    ).toMatchObject({ body: { code: 'not your turn' } });
  });
  test('what is said about addresses counts only from a proxy that is named', async () => {
    for (const [trustProxy, statuses] of [
      [[], [200, 200, 429, 429]],
      [['127.0.0.1'], [200, 200, 200, 200]],
    ] as const) {
      const strict = await anyServer({ workers: 0, rateLimit: 2, trustProxy });
      const answers: number[] = [];
      for (let host = 1; host <= 4; host++) {
        const headers = { 'x-forwarded-for': `192.0.2.${host}` };
        answers.push((await fetch(`${strict.address()}api/bots`, { headers })).status);
      }
      expect(answers).toEqual(statuses);
      await strict.close();
    }
  });
  test('half a request keeps nobody else waiting', async () => {
    const slow = Array.from({ length: 50 }, () => {
      const socket = connect(Number(new URL(address()).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write('POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n');
      return socket;
    });
    expect((await ann.get('/api/health')).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  test('whoever hung up before anybody listened is no trouble', async () => {
    const before = troubles.length;
    // The server, which is in this process, listens again only after the other program has come and gone.
    const hangUp = `const [port] = process.argv.slice(1);
      for (let call = 0; call < 20; call++) {
        const socket = require('node:net').connect(port, '127.0.0.1');
        socket.write('GET /api/session HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => socket.resetAndDestroy());
      }`;
    spawnSync(process.execPath, ['-e', hangUp, new URL(address()).port]);
    // Later arrivals come after them.
    for (let call = 0; call < 10; call++) expect((await ann.get('/api/health')).status).toBe(200);
    expect(troubles.slice(before)).toEqual([]);
  });
});
