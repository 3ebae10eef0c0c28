import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import { buildSite } from '../../../tools/build.ts';
import { root } from '../../../tools/node.mjs';
import { startProcess } from '../support/faults/fleet.ts';
import { readStored } from '../support/faults/storm.ts';
import { newGuest } from '../support/guests.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-operations-'));
beforeAll(buildSite, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function gamut(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/gamut.mjs'), ...args], {
    timeout: 120_000, // nothing else could end one that does not end
  });
  return { status, out: stdout.toString(), error: stderr.toString() };
}

test('a copy made while the server runs is a whole server again', async () => {
  const data = join(folder, 'first');
  const server = await startProcess('--port', '0', '--workers', '0', '--data', data);
  const guest = await newGuest(() => server.address);
  const room = await guest.newRoom({ game: 'agere', seats: ['me', 'open'] });
  const copy = join(folder, 'copy.db');
  expect(gamut('backup', copy, '--data', data)).toMatchObject({ status: 0 });
  expect(gamut('backup', copy, '--data', data)).toMatchObject({ status: 2 });
  await guest.newRoom({ game: 'agere', seats: ['me', 'open'] });
  expect(await server.stop()).toBe(0);
  expect(gamut('restore', copy, '--data', data).error).toMatch(/already/);
  const other = join(folder, 'second');
  expect(gamut('restore', copy, '--data', other)).toMatchObject({ status: 0 });
  const again = await startProcess('--port', '0', '--workers', '0', '--data', other);
  const { body } = await (await newGuest(() => again.address)).get(`/api/rooms/${room}`);
  expect(body.room).toBe(room);
  await again.stop();
  const store = await openSqlite(join(other, 'gamut.db'));
  expect((await readStored(store)).map(({ id }) => id)).toEqual([room]);
  await store.close();
});

test('health, readiness and metrics are there to be read', async () => {
  const metricsPort = '19327';
  const server = await startProcess('--port', '0', '--data', join(folder, 'third'), '--metrics-port', metricsPort);
  const ask = async (url: string) => (await fetch(url)).text();
  expect(await ask(`${server.address}api/health`)).toBe('{"ok":true}');
  expect(await ask(`${server.address}api/ready`)).toBe('{"ok":true}');
  const metrics = await ask(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(metrics).toMatch(/^gamut_sockets 0$/m);
  expect(metrics).toMatch(/^gamut_append_seconds_count 0$/m);
  expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds/);
  expect((await fetch(`${server.address}metrics`)).status).toBe(404);
  await server.stop();
});

test.each([
  [['--port', '99999'], /--port/],
  [['--database-url', 'mysql://x'], /postgres:\/\//],
  [['--public-url', 'games.example.org'], /--public-url/],
  [['--public-url', 'https://games.example.org:x'], /--public-url/],
  [['--trust-proxy', 'nginx'], /--trust-proxy .* nginx/],
  [['--trust-proxy', '10.0.0.0/64'], /--trust-proxy/],
  [['--host', '192.0.2.1'], /cannot listen on 192\.0\.2\.1/],
  [['--database-url', 'postgres://nobody@127.0.0.1:1/none'], /database cannot be used/],
  [['--database-url', 'postgres://nobody@nowhere.invalid/none'], /database cannot be used/],
  [['--data', '/dev/null/nowhere'], /--data/],
])('a setting that cannot work gets one sentence: %s', (args, sentence) => {
  const { status, error } = gamut('serve', '--port', '0', '--data', join(folder, 'settings'), ...args);
  expect(status).toBe(2);
  expect(error).toMatch(sentence);
  expect(error.trim().split('\n')).toHaveLength(1);
});

test('a port for metrics that is taken is named, and the server ends', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const data = join(folder, 'taken');
  const child = spawn(process.execPath, [
    ...[join(root, 'bin/gamut.mjs'), 'serve', '--port', '0', '--data', data, '--metrics-port', String(port)],
  ]);
  let error = '';
  child.stderr.on('data', (text) => {
    error += text;
  });
  const [status] = await once(child, 'close');
  expect({ status, error }).toEqual({
    status: 2,
    error: `Port ${port} is in use; choose another with --metrics-port.\n`,
  });
  other.close();
});

test('a data folder on a disk that is read-only gets one sentence, with or without a database on it', async () => {
  if (process.getuid?.() !== 0) throw new Error('This test mounts a small disk; run it as root.');
  const disk = join(folder, 'read-only');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]);
  try {
    const start = () => gamut('serve', '--port', '0', '--data', disk);
    const refused = { status: 2, error: expect.stringMatching(/^The data folder \S+ cannot be used .*--data\.\n$/) };
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    expect(start()).toMatchObject(refused);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    const server = await startProcess('--port', '0', '--workers', '0', '--data', disk);
    const room = await (await newGuest(() => server.address)).newRoom({ game: 'agere', seats: ['me', 'open'] });
    expect(await server.stop()).toBe(0);
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    expect(start()).toMatchObject(refused);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    const store = await openSqlite(join(disk, 'gamut.db'));
    expect((await readStored(store)).map(({ id }) => id)).toEqual([room]);
    await store.close();
  } finally {
    execFileSync('umount', ['-l', disk]);
  }
});

test('on a full disk moves are refused for now, nothing breaks, and they go on when there is room again', async () => {
  if (process.getuid?.() !== 0) throw new Error('This test mounts a small disk; run it as root.');
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
  try {
    const server = await startProcess('--port', '0', '--workers', '0', '--data', disk);
    const guest = await newGuest(() => server.address);
    const ready = async () => (await fetch(`${server.address}api/ready`)).status;
    expect(await ready()).toBe(200);
    const filler = join(disk, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']);
    const wished = { game: 'agere', seats: ['me', 'open'] };
    let refused = await guest.post('/api/rooms', wished);
    for (let tries = 0; tries < 100 && refused.status === 201; tries++)
      refused = await guest.post('/api/rooms', wished);
    expect(refused).toEqual({ status: 503, body: { code: 'not now' } });
    expect(await ready()).toBe(503);
    rmSync(filler);
    // The next heartbeat finds that there is room.
    while ((await ready()) !== 200) await pause(50);
    const room = await guest.newRoom(wished);
    expect((await guest.get(`/api/rooms/${room}`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    const store = await openSqlite(join(disk, 'gamut.db'));
    expect((await readStored(store)).some(({ id }) => id === room)).toBe(true);
    await store.close();
  } finally {
    execFileSync('umount', ['-l', disk]);
  }
});
