import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../../src/server/store/postgres.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { buildSite } from '../../../tools/build.ts';
import { findFaults } from '../support/faults/checker.ts';
import { type Duel, newDuel } from '../support/faults/duel.ts';
import { startProcess } from '../support/faults/fleet.ts';
import { slowLine } from '../support/faults/slow-line.ts';
import { readStored } from '../support/faults/storm.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const CLOCK = { start: 60_000, increment: 0, cap: 60_000 };
/** More than a server takes for mere slowness. */
const AWAY_MS = 9000;
/** How old the last heartbeat before it may be. */
const BEAT_MS = 2000;
const NOT_NOW = { status: 503, body: { code: 'not now' } };

const folder = mkdtempSync(join(tmpdir(), 'gamut-slow-'));
let postgres: TestPostgres;
beforeAll(async () => {
  await buildSite();
  postgres = await startPostgres();
}, 180_000);
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const resign = { id: 'wish-00000001', act: { do: 'resign' } };
const acts = ({ room }: Duel) => `/api/rooms/${room}/acts`;

async function expectNoFaults(store: Store, duel: Duel): Promise<void> {
  expect(findFaults(await readStored(store), duel.acked, duel.seen())).toEqual([]);
  await store.close();
}

/** Whether the server is alive, as asked by a stranger. */
const isAlive = async (address: string) => (await fetch(`${address}api/health`)).status === 200;

/** How much of their time both have used. */
function usedMs({ clients: [{ room }] }: Duel): number {
  return (room?.clocks?.left ?? []).reduce((sum, ms) => sum + CLOCK.start - ms, 0);
}

test.concurrent('an embedded database that somebody holds: refused for now, told later, and nobody pays for it', async () => {
  const server = await startProcess('--port', '0', '--workers', '0', '--data', folder);
  const duel = await newDuel([() => server.address, () => server.address], CLOCK);
  await duel.play(2);
  const begun = performance.now();
  const other = new DatabaseSync(join(folder, 'gamut.db'));
  other.exec('BEGIN IMMEDIATE');
  const moved = duel.move();
  expect(await duel.guests[1].post(acts(duel), resign)).toEqual(NOT_NOW);
  expect((await duel.guests[1].get(`/api/rooms/${duel.room}`)).status).toBe(200);
  expect(await isAlive(server.address)).toBe(true);
  await pause(AWAY_MS);
  expect(duel.clients[0].room?.ply).toBe(2);
  other.exec('COMMIT');
  other.close();
  await moved;
  await duel.play(1);
  expect(duel.clients[0].events.map(({ kind }) => kind)).toContain('credit');
  expect(usedMs(duel)).toBeLessThan(performance.now() - begun - AWAY_MS + BEAT_MS);
  duel.close();
  expect(await server.stop()).toBe(0);
  await expectNoFaults(await openSqlite(join(folder, 'gamut.db')), duel);
});

test.concurrent('PostgreSQL at the end of a slow line: moves wait, and one that was sent again is made once', async () => {
  const url = postgres.newDatabase();
  const line = await slowLine(url);
  const server = await startProcess('--port', '0', '--workers', '0', '--database-url', line.url);
  const duel = await newDuel([() => server.address, () => server.address], null);
  await duel.play(2);
  // A round trip takes longer than a client waits before it sends a move again.
  line.delay = 1400;
  await duel.play(2);
  line.delay = 0;
  await duel.play(2);
  expect(duel.clients[0].room?.ply).toBe(6);
  duel.close();
  expect(await server.stop()).toBe(0);
  line.close();
  await expectNoFaults(await openPostgres(url), duel);
});

test.concurrent('PostgreSQL in which somebody holds a room: the move is refused for now, others go on', async () => {
  const url = postgres.newDatabase();
  const server = await startProcess('--port', '0', '--workers', '0', '--database-url', url);
  const address = () => server.address;
  const [duel, other] = [await newDuel([address, address], null), await newDuel([address, address], null)];
  await duel.play(2);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT * FROM rooms WHERE id = $1 FOR UPDATE', [duel.room]);
  const moved = duel.move();
  await other.play(4);
  expect(await duel.guests[1].post(acts(duel), resign)).toEqual(NOT_NOW);
  expect(duel.clients[0].room?.ply).toBe(2);
  await holder.query('COMMIT');
  await holder.end();
  await moved;
  await duel.play(2);
  for (const one of [duel, other]) one.close();
  expect(await server.stop()).toBe(0);
  await expectNoFaults(await openPostgres(url), { ...duel, seen: () => [...duel.seen(), ...other.seen()] });
});

test.concurrent('PostgreSQL that falls silent: refused for now, then all goes on, and nobody pays for it', async () => {
  const url = postgres.newDatabase();
  const line = await slowLine(url);
  const server = await startProcess('--port', '0', '--workers', '0', '--database-url', line.url);
  const duel = await newDuel([() => server.address, () => server.address], CLOCK);
  await duel.play(2);
  const begun = performance.now();
  line.stop();
  const moved = duel.move();
  expect(await duel.guests[1].post(acts(duel), resign)).toEqual(NOT_NOW);
  expect(await isAlive(server.address)).toBe(true);
  const away = performance.now() - begun;
  line.goOn();
  await moved;
  await duel.play(1);
  expect(usedMs(duel)).toBeLessThan(performance.now() - begun - away + BEAT_MS);
  duel.close();
  expect(await server.stop()).toBe(0);
  line.close();
  await expectNoFaults(await openPostgres(url), duel);
});
