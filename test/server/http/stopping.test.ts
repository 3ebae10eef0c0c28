import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import { buildSite } from '../../../tools/build.ts';
import { newDuel } from '../support/faults/duel.ts';
import { startProcess, startProcessIn } from '../support/faults/fleet.ts';
import { slowLine } from '../support/faults/slow-line.ts';
import { readStored } from '../support/faults/storm.ts';
import { newGuest } from '../support/guests.ts';
import { startPostgres } from '../support/postgres.ts';

const STEPPING_CLOCK = new URL('../support/stepping-clock.ts', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'gamut-stopping-'));
beforeAll(buildSite, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOCKET =
  'GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** A connection that sends this and nothing more, and never hangs up; resolves when it is open, or answered. */
async function hang(address: string, text: string, isAnswered: boolean): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text.replaceAll('127.0.0.1\r', `${host}\r`));
  if (isAnswered) await once(socket, 'data');
  return socket;
}

test('told to stop, a server ends whatever hangs on its lines, and nobody loses on time by it', async () => {
  const data = ['--data', join(folder, 'lines'), '--workers', '1'];
  let server = await startProcess('--port', '0', ...data);
  const { port } = new URL(server.address);
  const address = () => server.address;
  const duel = await newDuel([address, address], { start: 60_000, increment: 0, cap: 60_000 });
  // Both have moved: from now on a clock runs.
  await duel.play(2);
  const guest = await newGuest(address);
  // Longer than any server waits for it.
  await guest.newRoom({ game: 'pacru', seats: ['level:10', 'me'] });
  const hanging = [
    await hang(server.address, '', false),
    await hang(server.address, 'GET /api/health HTTP/1.1\r\nHo', false),
    await hang(server.address, 'POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{', false),
    await hang(server.address, SOCKET, true),
    await hang(
      server.address,
      `GET /api/bot/rooms/${duel.room}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${guest.cookie()}\r\n\r\n`,
      true,
    ),
  ];
  duel.close();
  expect(await server.stop()).toBe(0);
  for (const socket of hanging) socket.destroy();
  // An hour later their time would have been up long ago.
  const later = { NODE_OPTIONS: `--import ${STEPPING_CLOCK}`, GAMUT_TEST_STEPS: '3600000' };
  server = await startProcessIn(later, '--port', port, ...data);
  expect(await server.stop()).toBe(0);
  const store = await openSqlite(join(folder, 'lines', 'gamut.db'));
  const stored = (await readStored(store)).find(({ id }) => id === duel.room);
  expect(stored?.status).toBe('playing');
  expect(stored?.events.map(({ kind }) => kind)).toContain('credit');
  await store.close();
});

test('told to stop, a server ends though its database does not answer', async () => {
  const postgres = await startPostgres();
  try {
    const line = await slowLine(postgres.newDatabase());
    const server = await startProcess('--port', '0', '--workers', '1', '--database-url', line.url);
    const guest = await newGuest(() => server.address);
    await guest.newRoom({ game: 'agere', seats: ['level:10', 'me'] });
    line.stop();
    expect(await server.stop()).toBe(0);
    line.close();
  } finally {
    postgres.stop();
  }
});
