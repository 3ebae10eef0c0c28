import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ArenaQueue } from '../../../src/server/jobs/arena-queue.ts';
import { openPostgres } from '../../../src/server/store/postgres.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { root } from '../../../tools/node.mjs';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { killWorkers, startWorker } from '../support/worker-processes.ts';

let postgres: TestPostgres;
let url: string;
let store: Store;
const folder = mkdtempSync(join(tmpdir(), 'gamut-arena-'));
const matches: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  url = postgres.newDatabase();
  store = await openPostgres(url);
});
afterAll(async () => {
  killWorkers();
  for (const match of matches) match.kill('SIGKILL');
  await store.close();
  postgres.stop();
  rmSync(folder, { recursive: true });
});

/** gamut match as a separate process. */
function startMatch(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'bin/gamut.mjs'), 'match', ...args]);
  matches.push(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.error += text;
  });
  const ended = once(child, 'close').then(([status]) => status as number | null);
  return { child, said, ended };
}

const ELSEWHERE = () => ['--database-url', url];
const QUICK = ['--game', 'agere', '--size', '4', '--nodes', '60', '--seed', '3'];
/** Games that take some seconds each, whatever the machine. */
const SLOW = ['ab@100000', 'ab@100000', '--game', 'agere', '--seed', '3', '--pairs', '1'];

const jobs = () => store.db.selectFrom('jobs').selectAll().execute();
const until = (ready: () => boolean | Promise<boolean>) => vi.waitUntil(ready, { timeout: 60_000, interval: 20 });
const isBegun = async () => (await jobs()).some(({ tries }) => tries > 0);

test('workers play the games of a match, and the result is the same as at home', async () => {
  const players = ['uct', 'museum:random', ...QUICK, '--pairs', '12', '--json'];
  const home = startMatch(...players);
  expect(await home.ended).toBe(0);
  const workers = [await startWorker(...ELSEWHERE()), await startWorker(...ELSEWHERE(), '--arena', '2')];
  const away = startMatch(...players, ...ELSEWHERE());
  expect(await away.ended).toBe(0);
  expect(JSON.parse(away.said.out)).toEqual(JSON.parse(home.said.out));
  for (const worker of workers) {
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    expect(worker.said()).toBe('');
  }
  expect(await jobs()).toEqual([]);
  expect(await store.db.selectFrom('arena_games').selectAll().execute()).toEqual([]);
});

test('a worker that is killed leaves its game to another, and one that is told to stop hands it back at once', async () => {
  const killed = await startWorker(...ELSEWHERE());
  const match = startMatch(...SLOW, ...ELSEWHERE());
  await until(isBegun);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const [left] = (await jobs()).filter(({ tries }) => tries > 0);
  expect(left).toMatchObject({ tries: 1 });
  // A minute later.
  await store.db.updateTable('jobs').set({ due_at: 0 }).where('key', '=', left.key).execute();

  const stopped = await startWorker(...ELSEWHERE());
  await until(async () => (await jobs()).some(({ key, tries }) => key === left.key && tries === 2));
  stopped.child.kill('SIGTERM');
  expect(await stopped.ended).toBe(0);
  const back = (await jobs()).find(({ key }) => key === left.key);
  expect(back).toMatchObject({ tries: 1 });
  expect(back?.due_at).toBeLessThanOrEqual(await store.wallClock());

  const last = await startWorker(...ELSEWHERE(), '--arena', '2');
  expect(await match.ended).toBe(0);
  expect(match.said.out).toContain('2 games');
  last.child.kill('SIGTERM');
  expect(await last.ended).toBe(0);
});

test('a match that is killed goes on where it was, with what was played without it', async () => {
  const log = join(folder, 'match.jsonl');
  const command = ['uct', 'museum:random', ...QUICK, '--pairs', '30', '--log', log, ...ELSEWHERE()];
  const first = startMatch(...command);
  await until(async () => (await jobs()).length === 60);
  first.child.kill('SIGKILL');
  await first.ended;
  const worker = await startWorker(...ELSEWHERE());
  const played = () => store.db.selectFrom('arena_games').select('id').execute();
  await until(async () => (await played()).length >= 5);
  const second = startMatch(...command);
  expect(await second.ended).toBe(0);
  expect(second.said.out).toContain('60 games');
  const ids = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line).id as number);
  expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, id) => id));
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
});

test('who stops a match takes its games out of the queue', async () => {
  const match = startMatch('uct', 'museum:random', ...QUICK, '--pairs', '20', ...ELSEWHERE());
  await until(async () => (await jobs()).length === 40);
  await until(() => match.said.error.startsWith('No worker has started a game yet'));
  match.child.kill('SIGINT');
  expect(await match.ended).toBe(130);
  expect(match.said.error).toContain('Stopped after 0 of 40 games.');
  expect(await jobs()).toEqual([]);
});

test('programs, strangers and databases that are away are refused in one sentence', async () => {
  const program = startMatch('engine:true', 'random', ...QUICK, ...ELSEWHERE());
  expect(await program.ended).toBe(2);
  expect(program.said.error).toBe(
    'engine:true is a program on this machine, so workers cannot play it; leave out --database-url.\n',
  );
  const wrong = startMatch('uct', 'random', ...QUICK, '--database-url', 'mysql://localhost/x');
  expect(await wrong.ended).toBe(2);
  const away = startMatch('uct', 'random', ...QUICK, '--database-url', 'postgres://gamut@127.0.0.1:1/none');
  expect(await away.ended).toBe(2);
  expect(away.said.error).toMatch(/^The database cannot be used: .*\.\n$/);
});

test('a game that nobody can play ends its match, and no program is ever started by a worker', async () => {
  const queue = new ArenaQueue(store, Date.now);
  const plan = { game: 'agere', options: { size: 4 }, players: ['engine:touch gone', 'random'], budget: {} };
  const order = JSON.stringify({ plan, order: { players: [0, 1], seeds: [1, 2], opening: [] } });
  await queue.ask([
    { match: 'a', id: 0, order },
    { match: 'a', id: 1, order: 'no game' },
  ]);
  await store.db
    .insertInto('jobs')
    .values({ ...(await jobs())[0], key: 'arena a 2', body: JSON.stringify({ match: 'a', id: 2, order }), tries: 4 })
    .execute();
  const worker = await startWorker(...ELSEWHERE());
  await until(async () => (await queue.answers('a')).length === 3);
  expect(await queue.answers('a')).toMatchObject([
    { id: 0, answer: { fault: expect.stringContaining('is a program on this machine') } },
    { id: 1, answer: { fault: expect.stringContaining('JSON') } },
    { id: 2, answer: { fault: '4 workers have ended over it' } },
  ]);
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
});
