import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../../src/server/store/postgres.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import { buildSite } from '../../../tools/build.ts';
import { findFaults } from '../support/faults/checker.ts';
import { type Duel, newDuel } from '../support/faults/duel.ts';
import { type ServerProcess, startProcessIn } from '../support/faults/fleet.ts';
import { readStored } from '../support/faults/storm.ts';
import { newGuest } from '../support/guests.ts';
import { startPostgres } from '../support/postgres.ts';

const HOUR = 3_600_000;
/** A game that no jump of an hour would leave running. */
const CLOCK = { start: 120_000, increment: 0, cap: 120_000 };
/** The server checks for turns whose time is up twice a second. */
const LOOK_MS = 1200;

const folder = mkdtempSync(join(tmpdir(), 'gamut-clock-'));
beforeAll(buildSite, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server whose wall clock is wrong by the first step, and steps by the next with every SIGUSR2. */
function startAt(steps: readonly number[], ...args: readonly string[]): Promise<ServerProcess> {
  const preload = new URL('../support/stepping-clock.ts', import.meta.url).href;
  const environment = { NODE_OPTIONS: `--import ${preload}`, GAMUT_TEST_STEPS: steps.join(' ') };
  return startProcessIn(environment, '--workers', '0', ...(args.includes('--port') ? args : ['--port', '0', ...args]));
}

/** What the last move cost its player. */
function lastSpent({ clients: [{ events }] }: Duel): number {
  const event = events.findLast(({ kind }) => kind === 'move');
  return event?.kind === 'move' ? event.spent : Number.NaN;
}

test('a wall clock that steps back and forth, while it runs and between two runs, touches no clock of a game', async () => {
  const data = ['--data', folder];
  let server = await startAt([0, -HOUR, 2 * HOUR], ...data);
  const port = new URL(server.address).port;
  const address = () => server.address;
  const duel = await newDuel([address, address], CLOCK);
  const begun = performance.now();
  await duel.play(4);
  for (let step = 0; step < 2; step++) {
    process.kill(server.pid, 'SIGUSR2');
    await pause(LOOK_MS);
    await duel.play(4);
  }
  // Back by a day while it is down: time continues from where it was, and is counted.
  await server.kill();
  server = await startAt([-24 * HOUR], ...data, '--port', port);
  await duel.play(1);
  await pause(1500);
  await duel.play(1);
  expect(lastSpent(duel)).toBeGreaterThan(700); // less the lag that is forgiven
  // Ahead by a day: this counts as a time in which no server ran.
  await server.kill();
  server = await startAt([24 * HOUR], ...data, '--port', port);
  await pause(LOOK_MS);
  await duel.play(3);
  const { events, room } = duel.clients[0];
  const passed = performance.now() - begun;
  expect(room?.status).toBe('playing');
  for (const event of events) if (event.kind === 'move') expect(event.spent).toBeLessThan(passed);
  const left = room?.clocks?.left ?? [];
  expect(left.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(2 * CLOCK.start - passed);
  duel.close();
  expect(await server.stop()).toBe(0);
  const store = await openSqlite(join(folder, 'gamut.db'));
  expect(findFaults(await readStored(store), duel.acked, duel.seen())).toEqual([]);
  await store.close();
});

test('a start ten years ahead is forgotten when the clock is right again: the time, who is who, and clocks', async () => {
  const data = ['--data', join(folder, 'ahead')];
  let server = await startAt([0], ...data);
  const port = new URL(server.address).port;
  const guest = await newGuest(() => server.address);
  expect(await server.stop()).toBe(0);
  server = await startAt([10 * 365 * 24 * HOUR], ...data, '--port', port);
  expect((await (await newGuest(() => server.address)).get('/api/account')).status).toBe(200);
  expect(await server.stop()).toBe(0);
  server = await startAt([0], ...data, '--port', port);
  expect((await guest.get('/api/account')).body).toMatchObject({ user: { id: guest.user } });
  const duel = await newDuel([() => server.address, () => server.address], CLOCK);
  await duel.play(3);
  const [{ at }] = duel.clients[0].events;
  expect(Math.abs(at - Date.now())).toBeLessThan(HOUR);
  duel.close();
  expect(await server.stop()).toBe(0);
});

test('two servers whose machines do not agree on the time play one game by one time', async () => {
  const postgres = await startPostgres();
  try {
    const url = postgres.newDatabase();
    const servers = [await startAt([0], '--database-url', url), await startAt([HOUR], '--database-url', url)];
    const duel = await newDuel([() => servers[0].address, () => servers[1].address], CLOCK);
    await duel.play(4);
    await pause(LOOK_MS);
    const begun = performance.now();
    await duel.play(4);
    expect(duel.clients[0].room?.status).toBe('playing');
    for (const event of duel.clients[0].events.slice(-3)) {
      if (event.kind === 'move') expect(event.spent).toBeLessThan(performance.now() - begun);
    }
    duel.close();
    for (const server of servers) expect(await server.stop()).toBe(0);
    const store = await openPostgres(url);
    expect(findFaults(await readStored(store), duel.acked, duel.seen())).toEqual([]);
    await store.close();
  } finally {
    postgres.stop();
  }
});
