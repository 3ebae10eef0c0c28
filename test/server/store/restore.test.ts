import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import { buildSite } from '../../../tools/build.ts';
import { root } from '../../../tools/node.mjs';
import { startProcess } from '../support/faults/fleet.ts';
import { readStored } from '../support/faults/storm.ts';
import { newGuest } from '../support/guests.ts';

const WISHED = { game: 'agere', seats: ['me', 'open'] };

const folder = mkdtempSync(join(tmpdir(), 'gamut-restore-'));
/** Of a server that crashed after the second of two rooms; the copy has only the first. */
const crashed = join(folder, 'crashed');
const copy = join(folder, 'copy.db');
let first: string;
let second: string;
beforeAll(async () => {
  await buildSite();
  const server = await startProcess('--port', '0', '--workers', '0', '--data', crashed);
  const guest = await newGuest(() => server.address);
  first = await guest.newRoom(WISHED);
  expect(gamut('backup', copy, '--data', crashed)).toMatchObject({ status: 0 });
  second = await guest.newRoom(WISHED);
  await server.kill();
  expect(statSync(join(crashed, 'gamut.db-wal')).size).toBeGreaterThan(0);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let data: string;
let tests = 0;
beforeEach(() => {
  data = join(folder, `data-${++tests}`);
  cpSync(crashed, data, { recursive: true });
});

function gamut(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/gamut.mjs'), ...args]);
  return { status, out: stdout.toString(), error: stderr.toString() };
}

async function roomsIn(file: string): Promise<string[]> {
  const store = await openSqlite(file);
  const rooms = await readStored(store);
  await store.close();
  return rooms.map(({ id }) => id).sort();
}

const replaced = () => readdirSync(data).filter((name) => name.startsWith('gamut-replaced-'));

test('after a crash, restore refuses, says what to do, and what it says leads to a good database; the old keeps its moves', async () => {
  const refused = gamut('restore', copy, '--data', data);
  expect(refused).toMatchObject({ status: 2, out: '' });
  const advice = /gamut (restore .* --replace)/.exec(refused.error)?.[1];
  expect(advice, refused.error).toBe(`restore ${copy} --data ${data} --replace`);
  const restored = gamut(...String(advice).split(' '));
  expect(restored).toMatchObject({ status: 0, error: '' });
  expect(restored.out).toContain(`gamut serve --data ${data}`);
  const [old, ...more] = replaced();
  expect(more).toEqual([]);
  expect(restored.out).toContain(join(data, old));
  expect(await roomsIn(join(data, old))).toEqual([first, second].sort());
  const server = await startProcess('--port', '0', '--workers', '0', '--data', data);
  const guest = await newGuest(() => server.address);
  expect((await guest.get(`/api/rooms/${first}`)).status).toBe(200);
  expect((await guest.get(`/api/rooms/${second}`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
});

test('a database that was moved by hand without its WAL: the server and restore refuse, and nothing is lost', async () => {
  renameSync(join(data, 'gamut.db'), join(data, 'broken.db'));
  for (const args of [
    ['serve', '--port', '0'],
    ['restore', copy],
  ]) {
    const { status, error } = gamut(...args, '--data', data);
    expect(status).toBe(2);
    expect(error).toContain(join(data, 'gamut.db-wal'));
    expect(error.trim().split('\n')).toHaveLength(1);
  }
  const restored = gamut('restore', copy, '--data', data, '--replace');
  expect(restored).toMatchObject({ status: 0 });
  expect(await roomsIn(join(data, 'gamut.db'))).toEqual([first]);
  const wal = replaced().find((name) => name.endsWith('-wal'));
  expect(restored.out).toContain(`kept as ${join(data, String(wal))};`);
  for (const name of readdirSync(data)) if (name.startsWith('broken.db-')) rmSync(join(data, name));
  renameSync(join(data, String(wal)), join(data, 'broken.db-wal'));
  expect(await roomsIn(join(data, 'broken.db'))).toEqual([first, second].sort());
});

test('a copy that is damaged, or none, replaces nothing', async () => {
  const damaged = join(folder, 'damaged.db');
  writeFileSync(damaged, 'no database at all');
  const cut = join(folder, 'cut.db');
  expect(gamut('backup', cut, '--data', data)).toMatchObject({ status: 0 });
  truncateSync(cut, statSync(cut).size / 2);
  for (const file of [damaged, cut, join(folder, 'nowhere.db')]) {
    const { status, error } = gamut('restore', file, '--data', data, '--replace');
    expect(status).toBe(2);
    expect(error).toContain(file);
    expect(error.trim().split('\n')).toHaveLength(1);
  }
  expect(replaced()).toEqual([]);
  expect(await roomsIn(join(data, 'gamut.db'))).toEqual([first, second].sort());
  expect(existsSync(copy)).toBe(true);
});

test('a database that cannot be read any more is moved with all its files', async () => {
  for (const name of ['gamut.db', 'gamut.db-wal'])
    writeFileSync(join(data, name), 'no longer a database '.repeat(1000));
  expect(gamut('restore', copy, '--data', data, '--replace')).toMatchObject({ status: 0 });
  const kept = replaced().filter((name) => readFileSync(join(data, name), 'utf8').startsWith('no longer'));
  expect(kept.map((name) => name.replace(/.*\.db/, '')).sort()).toEqual(['', '-wal']);
  expect(await roomsIn(join(data, 'gamut.db'))).toEqual([first]);
});

test('while a server runs on the folder neither another one nor a restore touches it; copies go on', async () => {
  const server = await startProcess('--port', '0', '--workers', '0', '--data', data);
  const sentence = new RegExp(`^The data folder ${data} is in use by another server.*\n$`);
  const refused = { status: 2, error: expect.stringMatching(sentence) };
  expect(gamut('backup', join(folder, 'running.db'), '--data', data)).toMatchObject({ status: 0 });
  expect(gamut('serve', '--port', '0', '--data', data)).toMatchObject(refused);
  expect(gamut('restore', copy, '--data', data, '--replace')).toMatchObject(refused);
  const guest = await newGuest(() => server.address);
  expect((await guest.get(`/api/rooms/${second}`)).status).toBe(200);
  await server.kill();
  const again = await startProcess('--port', '0', '--workers', '0', '--data', data);
  expect(await again.stop()).toBe(0);
  expect(await roomsIn(join(data, 'gamut.db'))).toEqual([first, second].sort());
});

test('a database that another program holds is not replaced', async () => {
  const other = new DatabaseSync(join(data, 'gamut.db'));
  other.exec('BEGIN IMMEDIATE');
  const { status, error } = gamut('restore', copy, '--data', data, '--replace');
  expect(status).toBe(2);
  expect(error).toContain(join(data, 'gamut.db'));
  other.exec('ROLLBACK');
  other.close();
  expect(await roomsIn(join(data, 'gamut.db'))).toEqual([first, second].sort());
});

test.skipIf(process.platform === 'win32')(
  'the database, its copies and its folder are for the owner alone',
  async () => {
    const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);
    expect(mode(crashed)).toBe('700');
    expect(mode(copy)).toBe('600');
    for (const name of readdirSync(crashed)) expect(`${name} ${mode(join(crashed, name))}`).toBe(`${name} 600`);
    // As an earlier Gamut left it.
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    expect(gamut('restore', copy, '--data', data, '--replace')).toMatchObject({ status: 0 });
    const [old] = replaced();
    await roomsIn(join(data, 'gamut.db'));
    for (const name of ['gamut.db', 'gamut.lock', old]) expect(`${name} ${mode(join(data, name))}`).toBe(`${name} 600`);
  },
);
