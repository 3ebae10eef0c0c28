import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../src/server/server.ts';
import { type Lines, openLines } from '../support/bots.ts';
import { type Guest, newGuest } from '../support/guests.ts';
import { newFolder, openServer } from '../support/in-process.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const SECRET = 'correct horse battery';
const folder = newFolder();
let postgres: TestPostgres;
const servers: RunningServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = postgres.newDatabase();
  for (let count = 0; count < 2; count++) servers.push(await openServer(folder, { databaseUrl, workers: 0 }));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  postgres.stop();
  rmSync(folder, { recursive: true });
});

const [near, far] = [() => servers[0].address, () => servers[1].address];

/** An account with a browser at each server, and a stream that the far one has opened by its cookie. */
async function atTwoServers(name: string): Promise<{ here: Guest; there: Guest; stream: Lines; kept: Lines }> {
  const here = await newGuest(near);
  await here.post('/api/account/password', { name, password: SECRET });
  const there = await newGuest(far);
  await there.post('/api/sign-in/password', { name, password: SECRET });
  const room = await there.newRoom({ game: 'agere', seats: ['me', 'open'] });
  const open = async (address: string, guest: Guest) => {
    const stream = await openLines(`${address}api/bot/rooms/${room}/stream`, { cookie: guest.cookie() });
    await stream.until('state');
    return stream;
  };
  const stranger = await newGuest(far);
  return { here, there, stream: await open(far(), there), kept: await open(far(), stranger) };
}

/** Reads until nothing more comes; what never ends runs into the limit of the test. */
async function toItsEnd(stream: Lines): Promise<void> {
  while ((await stream.next()) !== undefined);
}

test.each<[string, string, (here: Guest, there: Guest, name: string) => Promise<{ status: number }>]>([
  ['signed out', 'Ann', (_, there) => there.post('/api/sign-out', {})],
  [
    'ended from another server',
    'Ben',
    async (here) => {
      const { sessions } = (await here.get('/api/account')).body as { sessions: { id: string; isHere: boolean }[] };
      return here.post('/api/account/sessions/end', { id: sessions.find(({ isHere }) => !isHere)?.id });
    },
  ],
  ['ended with all others', 'Cid', (here) => here.post('/api/account/sessions/end-others', {})],
  [
    'ended by a new password',
    'Dan',
    (here) => here.post('/api/account/password', { password: 'another horse battery', before: SECRET }),
  ],
  ['ended by deletion', 'Eve', (here, _, name) => here.post('/api/account/delete', { name, password: SECRET })],
])(
  'a stream ends with its session: %s',
  async (_, name, end) => {
    const { here, there, stream, kept } = await atTwoServers(name);
    expect((await end(here, there, name)).status).toBe(200);
    await toItsEnd(stream);
    // Another user's stays until its reader closes it.
    kept.close();
    await expect(toItsEnd(kept)).rejects.toThrow(/abort/i);
  },
  60_000,
);
