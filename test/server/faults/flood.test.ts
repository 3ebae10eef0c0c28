import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import { buildSite } from '../../../tools/build.ts';
import { memoryMb } from '../../../tools/server-bench/measure.ts';
import { findFaults } from '../support/faults/checker.ts';
import { newDuel } from '../support/faults/duel.ts';
import { startProcess } from '../support/faults/fleet.ts';
import { readStored } from '../support/faults/storm.ts';

/** The whole length is `npm run test:faults`; every test run has the short one. */
const COUNT = process.env.GAMUT_FAULTS === 'long' ? 10_000 : 2000;
const SOCKETS = 100;
/** All others come from 127.0.0.1. */
const FLOODER = '127.0.0.9';
/** What the server may need for it, in MB. */
const MOST_MEMORY = 150;

const folder = mkdtempSync(join(tmpdir(), 'gamut-flood-'));
beforeAll(buildSite, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Frames of a socket without content: is anybody there, and yes. */
const PING = Buffer.from([0x89, 0]);
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** What a connection sends: nothing at all, half a request that goes on for ever, or a request for a socket. */
type Talk = 'silent' | 'slow' | 'socket';

interface Flooder {
  readonly talk: Talk;
  readonly heard: () => string;
  readonly isClosed: () => boolean;
  readonly socket: Socket;
}

function flood(port: number, talk: Talk): Flooder {
  const socket = connect({ port, host: '127.0.0.1', localAddress: FLOODER });
  let heard = '';
  let isClosed = false;
  let drip: NodeJS.Timeout | undefined;
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1');
    if (bytes.includes(PING)) socket.write(PONG);
  });
  socket.on('close', () => {
    isClosed = true;
    clearInterval(drip);
  });
  socket.on('end', () => socket.end());
  if (talk === 'slow') {
    socket.write('POST /api/session HTTP/1.1\r\nHost: x\r\n');
    drip = setInterval(() => socket.writable && socket.write('a'), 500);
  } else if (talk === 'socket') {
    const origin = `127.0.0.1:${port}`;
    const key = 'dGhlIHNhbXBsZSBub25jZQ==';
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${origin}\r\nOrigin: http://${origin}\r\nConnection: Upgrade\r\n` +
        `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
  }
  return { talk, heard: () => heard, isClosed: () => isClosed, socket };
}

test(`${COUNT} connections from one address are cut to its limit, take bounded memory, and disturb no game`, async () => {
  const server = await startProcess(
    ...['--port', '0', '--workers', '0', '--data', folder, '--socket-limit', String(SOCKETS)],
  );
  const port = Number(new URL(server.address).port);
  const duel = await newDuel([() => server.address, () => server.address], null);
  await duel.play(2);
  const before = memoryMb(server.pid);
  const talks: readonly Talk[] = ['socket', 'silent', 'slow'];
  const flooders: Flooder[] = [];
  for (let index = 0; index < COUNT; index++) {
    flooders.push(flood(port, talks[index % talks.length]));
    if (index % 500 === 0) await duel.play(1);
  }
  const isOpen = ({ isClosed }: Flooder) => !isClosed();
  await expect.poll(() => flooders.filter(isOpen).length).toBeLessThanOrEqual(2 * SOCKETS);
  await duel.play(4);
  expect(memoryMb(server.pid) - before).toBeLessThan(MOST_MEMORY);
  // Connections that say nothing, or never finish, are cut off in time; sockets within the limit stay. Many get through
  // to the server only after the kernel has retried for them.
  const patience = { timeout: 60_000 };
  await expect.poll(() => flooders.filter(isOpen).every(({ talk }) => talk === 'socket'), patience).toBe(true);
  const open = flooders.filter(isOpen);
  expect(open.length).toBeGreaterThan(0);
  expect(open.length).toBeLessThanOrEqual(SOCKETS);
  expect(open.every(({ heard }) => heard().includes('"say":"welcome"'))).toBe(true);
  await duel.play(4);
  for (const { socket } of flooders) socket.destroy();
  // Its address is let in again.
  const again = flood(port, 'socket');
  await expect.poll(() => again.heard()).toContain('"say":"welcome"');
  again.socket.destroy();
  duel.close();
  expect(await server.stop()).toBe(0);
  const store = await openSqlite(join(folder, 'gamut.db'));
  expect(findFaults(await readStored(store), duel.acked, duel.seen())).toEqual([]);
  await store.close();
});
