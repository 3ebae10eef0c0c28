import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from '../../../src/server/store/postgres.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import { countOld, updated, writeOldDatabase } from '../support/old-database.ts';
import { startPostgres } from '../support/postgres.ts';

/** `GAMUT_KILLS=100 npx vitest run test/server/store/updates.test.ts` is the long form. */
const KILLS = Number(process.env.GAMUT_KILLS ?? 6);
const ROOMS = KILLS > 6 ? 30_000 : 4000;
/** Milliseconds. */
const LIMIT = 150_000 + KILLS * 10_000;
const OPENER = fileURLToPath(new URL('../support/opener.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'gamut-updates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a database in a separate process, which is killed this many milliseconds after it began, if still running. */
async function openFor(file: string, ms: number): Promise<{ took: number; isDone: boolean }> {
  const child = spawn(process.execPath, [OPENER, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  const begun = performance.now();
  const abandon = new AbortController();
  const done = lines.next().then(({ value }) => value === 'done');
  await Promise.race([done, pause(ms, undefined, { signal: abandon.signal }).catch(() => {})]);
  abandon.abort();
  const took = performance.now() - begun;
  child.kill('SIGKILL');
  await ended;
  return { took, isDone: await done };
}

/** Kills it this many milliseconds after it began, or earlier if it is done by then. */
async function killWithin(file: string, ms: number, begin: () => void): Promise<void> {
  let isDone = true;
  for (let after = ms; isDone; after /= 2) {
    begin();
    ({ isDone } = await openFor(file, after));
  }
}

/** Opens a database and closes it again. */
async function bringUpToDate(file: string): Promise<void> {
  await (await openSqlite(file)).close();
}

test(`a database that was killed ${KILLS} times while it was brought up to date opens, with nothing missing`, {
  timeout: LIMIT,
}, async () => {
  const old = join(folder, 'old.db');
  writeOldDatabase(old, ROOMS);
  const file = join(folder, 'killed.db');
  const begin = () => {
    for (const one of readdirSync(folder)) if (one.startsWith('killed')) rmSync(join(folder, one));
    copyFileSync(old, file);
  };
  begin();
  const { took } = await openFor(file, 600_000);
  for (let kill = 0; kill < KILLS; kill++) {
    await killWithin(file, ((kill + 0.5) / KILLS) * took, begin);
    // And perhaps again while it restarts.
    await openFor(file, Math.random() * took);
    await bringUpToDate(file);
    expect(countOld(file)).toEqual(updated(ROOMS));
  }
});

test(`a first start that was killed ${KILLS} times leaves a database that opens`, { timeout: LIMIT }, async () => {
  const { took } = await openFor(join(folder, 'fresh.db'), 600_000);
  for (let kill = 0; kill < KILLS; kill++) {
    const file = join(folder, `first-${kill}.db`);
    await killWithin(file, ((kill + 0.5) / KILLS) * took, () => rmSync(file, { force: true }));
    await bringUpToDate(file);
    expect(countOld(file)).toEqual(updated(0));
  }
});

/** What an earlier Gamut had done of an update when it was killed. */
const HALF_DONE: Readonly<Record<string, readonly string[]>> = {
  'a column': ['ALTER TABLE users ADD COLUMN handle text'],
  'an index and a table': [
    'ALTER TABLE users ADD COLUMN handle text',
    'CREATE UNIQUE INDEX users_by_handle ON users (handle)',
    "ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT ''",
    'CREATE TABLE passwords (user_id text PRIMARY KEY, hash text NOT NULL, changed_at bigint NOT NULL)',
  ],
};

test.each(Object.keys(HALF_DONE))('a database that an earlier Gamut left half updated is mended: %s', async (what) => {
  const file = join(folder, `half-${what.length}.db`);
  writeOldDatabase(file, 10);
  const database = new DatabaseSync(file);
  for (const statement of HALF_DONE[what]) database.exec(statement);
  database.close();
  await bringUpToDate(file);
  expect(countOld(file)).toEqual(updated(10));
});

test('before an update a copy is made and kept until the next one', async () => {
  const home = join(folder, 'home');
  mkdirSync(home);
  const file = join(home, 'gamut.db');
  writeOldDatabase(file, 10);
  writeFileSync(join(home, 'gamut-before-0001-rooms.db'), 'of an update long ago');
  await bringUpToDate(file);
  expect(readdirSync(home).sort()).toEqual(['gamut-before-0002-people.db', 'gamut.db']);
  expect(countOld(join(home, 'gamut-before-0002-people.db'))).toEqual({ ...updated(10), finished: 0 });
  rmSync(join(home, 'gamut-before-0002-people.db'));
  await bringUpToDate(file);
  expect(readdirSync(home)).toEqual(['gamut.db']);
});

test.skipIf(process.getuid?.() !== 0)('a disk that is full during an update harms nothing', async () => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]);
  try {
    const old = join(folder, 'small.db');
    writeOldDatabase(old, 4000);
    const file = join(disk, 'gamut.db');
    const filler = join(disk, 'filler');
    const refused: string[] = [];
    // From no room for the copy, through room for it but not for the update, to enough.
    for (const spare of [0, 0.5, 1.02, 1.1, 1.2, 1.4, 4]) {
      for (const one of readdirSync(disk)) rmSync(join(disk, one));
      copyFileSync(old, file);
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - spare * statSync(file).size)));
      await bringUpToDate(file).catch((error: Error) => refused.push(error.message));
      rmSync(filler);
      await bringUpToDate(file);
      expect(countOld(file)).toEqual(updated(4000));
    }
    expect(refused.length).toBeGreaterThan(2);
    for (const why of refused) expect(why).toMatch(/disk is full|disk I\/O error/);
  } finally {
    execFileSync('umount', ['-l', disk]);
  }
});

test('PostgreSQL: servers that start at once on an empty database all find it up to date', async () => {
  const postgres = await startPostgres();
  try {
    for (let round = 0; round < 3; round++) {
      const url = postgres.newDatabase();
      const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
      for (const store of stores) {
        expect(await store.db.selectFrom('arena_games').selectAll().execute()).toEqual([]);
        await store.close();
      }
    }
  } finally {
    postgres.stop();
  }
});
