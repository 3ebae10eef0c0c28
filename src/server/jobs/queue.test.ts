import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Jobs } from './queue.ts';

let folder: string;
let store: Store;
let now = 0;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gamut-jobs-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  store = await openSqlite(join(folder, 'gamut.db'));
  now = 1_000_000;
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Time passes for everybody. */
function pass(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(ms);
}

test.each([
  ['a short job that takes a minute is due again', undefined, true],
  ['a long job belongs to whoever works on it', true, false],
])('%s', async (_, isLong, isTakenAgain) => {
  await store.db
    .insertInto('jobs')
    .values({ key: 'one', kind: 'work', body: '', created_at: now, due_at: now, tries: 0 })
    .execute();
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const handler = { kind: 'work', work, ...(isLong ? { isLong } : {}) };
  const log = vi.fn();
  const jobs = new Jobs({ store, handlers: [handler], slots: 1, now: () => now, log });
  jobs.wake();
  await vi.waitUntil(() => work.mock.calls.length === 1, { timeout: 30_000 });
  for (let second = 0; second < 70; second += 10) {
    pass(10_000);
    await store.db.selectFrom('jobs').selectAll().execute(); // behind what was asked for before
  }
  expect((await store.take('work', now, now + 1)) !== undefined).toBe(isTakenAgain);
  finish();
  await jobs.close();
  expect(log).not.toHaveBeenCalled();
});

test('behind any number of jobs of the first kind, others have a turn', async () => {
  const job = (key: string, kind: string) => ({ key, kind, body: '', created_at: now, due_at: now, tries: 0 });
  const moves = Array.from({ length: 30 }, (_, index) => job(`move ${index}`, 'move'));
  await store.db
    .insertInto('jobs')
    .values([...moves, job('one', 'analysis'), job('two', 'analysis')])
    .execute();
  const done: string[] = [];
  const handler = (kind: string) => ({
    kind,
    isShared: true,
    async work({ key }: { key: string }) {
      done.push(kind);
      await store.db.deleteFrom('jobs').where('key', '=', key).execute();
    },
  });
  const jobs = new Jobs({
    store,
    handlers: [handler('move'), handler('analysis')],
    slots: 1,
    now: () => now,
    log: vi.fn(),
  });
  jobs.wake();
  await vi.waitUntil(() => done.length === 32, { timeout: 30_000 });
  await jobs.close();
  expect(done.slice(0, 9)).toEqual([...new Array(8).fill('move'), 'analysis']);
  expect(done.indexOf('analysis', 9)).toBe(17);
});

test('a job that failed is tried again soon, then ever later', async () => {
  await store.db
    .insertInto('jobs')
    .values({ key: 'one', kind: 'work', body: '', created_at: now, due_at: now, tries: 0 })
    .execute();
  const begun: number[] = [];
  const handler = {
    kind: 'work',
    async work() {
      begun.push(now);
      throw new Error('not now');
    },
  };
  const jobs = new Jobs({ store, handlers: [handler], slots: 1, now: () => now, log: () => {} });
  jobs.wake();
  const due = async () => (await store.db.selectFrom('jobs').select('due_at').executeTakeFirst())?.due_at ?? 0;
  const waits: number[] = [];
  for (let round = 1; round <= 8; round++) {
    const isPutOff = async () => begun.length === round && (await due()) < now + 60_000 + Number(round > 6);
    await vi.waitUntil(isPutOff, { timeout: 30_000 });
    waits.push((await due()) - now);
    pass((await due()) - now);
  }
  await jobs.close();
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});
