import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { operations } from '../../../src/server/http/openapi/operations.ts';
import type { RunningServer } from '../../../src/server/server.ts';
import { type Guest, newGuest } from '../support/guests.ts';
import { KINDS } from '../support/hosts.ts';
import { newFolder, openServer } from '../support/in-process.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

/** What no database is given: NUL, and halves of surrogate pairs. */
const BAD = ['\0', 'a\0b', '\ud800', 'x\udc00'];
const REFUSED = { status: 400, body: { code: 'bad input' } };
const ROOM = 'a'.repeat(26);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

/** The same with one text in it changed, or the name of one text; for every text in it. */
function spoilt(value: unknown, bad: string): unknown[] {
  if (typeof value === 'string') return [bad];
  if (Array.isArray(value)) {
    return value.flatMap((part, at) => spoilt(part, bad).map((other) => value.with(at, other)));
  }
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).flatMap(([key, part]) =>
    spoilt(part, bad).map((other) => ({ ...value, [key]: other })),
  );
  return [...parts, { ...value, [bad]: 1 }];
}

describe.each(KINDS)('%s', (kind) => {
  const folder = newFolder();
  const troubles: unknown[] = [];
  let server: RunningServer;
  let ann: Guest;
  const address = () => server.address;
  beforeAll(async () => {
    const databaseUrl = kind === 'embedded' ? undefined : postgres.newDatabase();
    server = await openServer(folder, { databaseUrl, workers: 0 }, (error) => troubles.push(error));
    ann = await newGuest(address, 'Ann');
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true });
  });

  test.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    'whatever text cannot be stored is refused at %s',
    async (_, { method, path, query = {}, body }) => {
      if (path === '/api/socket') return;
      const place = path.replace(':room', ROOM).replace(/:\w+/, 'a');
      const ask = (where: string) =>
        method === 'GET' ? ann.get(where) : method === 'DELETE' ? ann.remove(where) : ann.post(where, {});
      if (path.includes(':')) {
        const answer = await ask(path.replace(/:\w+/, 'a%00b'));
        expect(typeof answer === 'number' ? answer : answer.status).toBe(400);
      }
      for (const name of Object.keys(query)) expect(await ask(`${place}?${name}=a%00b`), name).toEqual(REFUSED);
      if (method !== 'POST') return;
      for (const bad of BAD) {
        for (const sent of spoilt(body?.example ?? { any: 'thing' }, bad)) {
          expect(await ann.post(place, sent), JSON.stringify(sent)).toEqual(REFUSED);
        }
      }
    },
  );

  test('and on a socket', async () => {
    const room = await ann.newRoom({ game: 'agere', seats: ['me', 'open'] });
    const socket = new WebSocket(`${address().replace('http', 'ws')}api/socket`, {
      headers: { origin: address().slice(0, -1), cookie: ann.cookie() },
    });
    const heard: { say: string; code?: string }[] = [];
    socket.on('message', (text) => heard.push(JSON.parse(String(text))));
    await new Promise((resolve) => socket.once('open', resolve));
    const said = { say: 'chat', room, id: 'wish-chat-1', channel: 'players', text: 'hello' };
    const wrong = BAD.flatMap((bad) => spoilt(said, bad));
    const some = wrong.slice(0, 30); // a larger burst is too many
    for (const message of some) socket.send(JSON.stringify(message));
    await expect.poll(() => heard.filter(({ code }) => code === 'bad input').length).toBe(some.length);
    socket.send(JSON.stringify(said));
    await expect.poll(() => heard.some(({ say }) => say === 'ack')).toBe(true);
    socket.terminate();
  });

  test('nothing of it was trouble for the operator', () => expect(troubles).toEqual([]));
});
