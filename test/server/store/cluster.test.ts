import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import type { RunningServer } from '../../../src/server/server.ts';
import { slowLine } from '../support/faults/slow-line.ts';
import { newGuest, openClient } from '../support/guests.ts';
import { newFolder, openServer } from '../support/in-process.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const folder = newFolder();
let postgres: TestPostgres;
let databaseUrl: string;
const servers: RunningServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = postgres.newDatabase();
  for (let count = 0; count < 2; count++) servers.push(await openServer(folder, { databaseUrl }));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  postgres.stop();
  rmSync(folder, { recursive: true });
});

const until = (ready: () => boolean) => vi.waitUntil(ready, { timeout: 20_000, interval: 5 });

test('people at one table may be connected to different processes', async () => {
  const [ann, ben] = await Promise.all(servers.map(({ address }) => newGuest(() => address)));
  const room = await ann.newRoom({ game: 'agere', seats: ['me', 'open'] });
  const [one, two] = [ann.open(room), ben.open(room)];
  await until(() => one.room !== undefined && two.room !== undefined);
  await two.act({ do: 'sit' });
  await until(() => one.room?.status === 'playing');
  for (let ply = 0; ply < 6; ply++) {
    const mover = ply % 2 === 0 ? one : two;
    await until(() => mover.room?.ply === ply);
    const moves = legalTexts(mover.room?.match.position ?? expect.fail());
    expect(await mover.move(moves[ply])).toHaveProperty('seq');
  }
  await until(() => one.events.length === 8 && two.events.length === 8);
  expect(one.events).toEqual(two.events);
  await until(() => one.presence.seats.every(Boolean) && two.presence.seats.every(Boolean));
  await one.write('players', 'good luck');
  await until(() => two.chat.length === 1);
  expect(two.chat[0].text).toBe('good luck');
  two.close();
  await until(() => one.presence.seats[1] === false);
  one.close();
});

test('what was written while a process heard nothing of the others is told later', async () => {
  const line = await slowLine(databaseUrl);
  const deaf = await openServer(folder, { databaseUrl: line.url, workers: 0 });
  const [ann, ben] = await Promise.all([deaf, servers[0]].map(({ address }) => newGuest(() => address)));
  const room = await ann.newRoom({ game: 'agere', seats: ['me', 'open'] });
  const [one, two] = [ann.open(room), ben.open(room)];
  await until(() => one.room !== undefined && two.room !== undefined);
  await two.act({ do: 'sit' });
  line.cut('listening');
  await two.write('players', 'are you there?');
  await until(() => one.chat.length === 1);
  for (const client of [one, two]) client.close();
  await deaf.close();
  line.close();
});

test('a database that may forget what it confirmed is told of at the start', async () => {
  expect(servers[0].warnings).toEqual([]);
  const careless = postgres.newDatabase();
  const client = new pg.Client({ connectionString: careless });
  await client.connect();
  await client.query(`ALTER DATABASE ${new URL(careless).pathname.slice(1)} SET synchronous_commit = off`);
  await client.end();
  const server = await openServer(folder, { databaseUrl: careless, workers: 0 });
  expect(server.warnings).toEqual([expect.stringContaining('synchronous_commit')]);
  await server.close();
});

test('a computer moves whichever process takes its job', async () => {
  const ann = await newGuest(() => servers[0].address);
  const room = await ann.newRoom({ game: 'crosscut', options: { size: 5 }, seats: ['level:1', 'me'] });
  const far = openClient(
    () => servers[1].address,
    () => '',
    room,
  );
  await until(() => far.room?.ply === 1);
  expect(far.room?.made[0].seat).toBe(0);
  far.close();
});
