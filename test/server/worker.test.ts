import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../../tools/node.mjs';
import { type AnyServer, anyServer } from './any-server.ts';
import { newGuest } from './guests.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
let server: AnyServer;
let url: string;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  url = postgres.newDatabase();
  server = await anyServer({ databaseUrl: url, workers: 0 });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await server.close();
  postgres.stop();
});

/** gamut worker as a process of its own, once it is at work. */
async function startWorker(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'bin/gamut.mjs'), 'worker', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  workers.push(child);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'close').then(([status]) => status as number | null);
  const ready = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  await Promise.race([ready, ended]);
  return { child, ended, said: () => said };
}

const until = (ready: () => boolean) => vi.waitUntil(ready, { timeout: 15_000, interval: 5 });

test('a server that does not think and workers that do not serve play a whole game of computers', async () => {
  const ann = await newGuest(server.address, 'Ann');
  const room = await ann.newRoom({ game: 'agere', options: { size: 4 }, seats: ['level:1', 'level:2'] });
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

test('a worker without a database is told what it needs', async () => {
  const missing = await startWorker();
  expect(await missing.ended).toBe(2);
  expect(missing.said()).toContain('--database-url');
  const wrong = await startWorker('--database-url', 'mysql://localhost/x');
  expect(await wrong.ended).toBe(2);
  const away = await startWorker('--database-url', 'postgres://gamut@127.0.0.1:1/none');
  expect(await away.ended).toBe(2);
  expect(away.said()).toMatch(/^The database cannot be used \(.*\)\.\n$/);
});
