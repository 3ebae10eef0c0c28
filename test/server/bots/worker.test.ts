import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { openPostgres } from '../../../src/server/store/postgres.ts';
import { type AnyServer, anyServer } from '../support/any-server.ts';
import { newBot } from '../support/bots.ts';
import { newGuest } from '../support/guests.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { killWorkers, startWorker } from '../support/worker-processes.ts';

let postgres: TestPostgres;
let server: AnyServer;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
  url = postgres.newDatabase();
  server = await anyServer({ databaseUrl: url, workers: 0 });
});
afterAll(async () => {
  killWorkers();
  await server.close();
  postgres.stop();
});

const until = (ready: () => boolean) => vi.waitUntil(ready, { timeout: 15_000, interval: 5 });

test('a server that does not think and workers that do not serve play a whole game of computers', async () => {
  const ann = await newGuest(server.address, 'Ann');
  // A long game, so that it is not over before anybody notices that it has begun.
  const room = await ann.newRoom({ game: 'agere', seats: ['level:1', 'level:2'] });
  const watching = ann.open(room);
  await until(() => watching.room !== undefined);
  expect(watching.room?.ply).toBe(0);

  const first = await startWorker('--database-url', url);
  await until(() => (watching.room?.ply ?? 0) >= 2);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const left = watching.room?.ply ?? 0;

  const second = await startWorker('--database-url', url);
  await until(() => watching.room?.status === 'over');
  expect(watching.room?.outcome?.reason).toBe('rules');
  expect(watching.room?.ply).toBeGreaterThan(left);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  watching.close();
});

test('workers leave computers alone whom nobody watches, until somebody does', async () => {
  const ann = await newGuest(server.address, 'Ann');
  const room = await ann.newRoom({ game: 'agere', seats: ['level:1', 'level:2'] });
  const store = await openPostgres(url);
  await store.db.updateTable('rooms').set({ attended_at: 0 }).where('id', '=', room).execute();
  const worker = await startWorker('--database-url', url);
  const jobs = store.db.selectFrom('jobs').select('key').where('key', 'like', `move ${room} %`);
  await vi.waitUntil(async () => (await jobs.execute()).length === 0, { timeout: 15_000 });
  const { moves } = await store.db.selectFrom('rooms').select('moves').where('id', '=', room).executeTakeFirstOrThrow();
  expect(moves).toBe(0);
  const watching = ann.open(room);
  await until(() => (watching.room?.ply ?? 0) >= 2);
  watching.close();
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
  await store.close();
});

test('a bot at one server plays with somebody at another', async () => {
  const other = await anyServer({ databaseUrl: url, workers: 0 });
  const ann = await newGuest(server.address, 'Ann');
  const bot = await newBot(other.address, await newGuest(other.address), 'far-bot');
  const events = await bot.stream('/api/bot/events');
  const room = await ann.newRoom({ game: 'agere', seats: ['me', 'bot:far-bot'] });
  expect(await events.until('challenge')).toMatchObject({ room, by: 'Ann' });
  const client = ann.open(room);
  expect((await bot.post(`/api/bot/challenges/${room}/accept`)).status).toBe(200);
  expect(await events.until('game start')).toMatchObject({ room });
  const lines = await bot.stream(`/api/bot/rooms/${room}/stream?legal`);
  await until(() => client.room?.status === 'playing');
  await client.move(legalTexts(client.room?.match.position ?? expect.fail())[0]);
  let state = await lines.until('state');
  while (state.isYourTurn !== true) state = await lines.until('state');
  const [move] = state.legal as string[];
  expect((await bot.post(`/api/bot/rooms/${room}/moves`, { move, epoch: 0, ply: 1 })).status).toBe(200);
  await until(() => client.room?.ply === 2);
  await client.act({ do: 'resign' });
  expect(await events.until('game over')).toMatchObject({ room, outcome: { reason: 'resignation', winners: [1] } });
  lines.close();
  events.close();
  client.close();
  await other.close();
});

test('a worker without a database is told what it needs', async () => {
  const missing = await startWorker();
  expect(await missing.ended).toBe(2);
  expect(missing.said()).toContain('--database-url');
  const wrong = await startWorker('--database-url', 'mysql://localhost/x');
  expect(await wrong.ended).toBe(2);
  const away = await startWorker('--database-url', 'postgres://gamut@127.0.0.1:1/none');
  expect(await away.ended).toBe(2);
  expect(away.said()).toMatch(/^The database cannot be used: .*\.\n$/);
});
