import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runBridge } from '../../../src/cli/online/bridge.ts';
import { legalTexts } from '../../../src/core/moves.ts';
import type { RoomClient } from '../../../src/protocol/room-client.ts';
import { root } from '../../../tools/node.mjs';
import { serverOfTests } from '../support/any-server.ts';
import { newBot } from '../support/bots.ts';
import { type Guest, newGuest } from '../support/guests.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-bridge-'));
/** An engine that dies at every third question. */
const mortal = join(folder, 'mortal.mjs');
writeFileSync(
  mortal,
  `import { createInterface } from 'node:readline';
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const words = line.split(' ');
  if (words[0] === 'ugi') console.log('id name Mortal\\noption name LegalMoves type check default true\\nugiok');
  if (words[0] === 'isready') console.log('readyok');
  if (words[0] === 'quit') process.exit(0);
  if (words[0] !== 'go') continue;
  if (++asked === 3) process.exit(3);
  console.log('bestmove ' + words[words.indexOf('searchmoves') + 1]);
}`,
);
const server = serverOfTests();
let ann: Guest;
const bridges: ChildProcess[] = [];
beforeAll(async () => {
  ann = await newGuest(server.address, 'Ann');
});
afterAll(() => {
  for (const bridge of bridges) bridge.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const until = (ready: () => boolean) => vi.waitUntil(ready, { timeout: 18_000, interval: 5 });

/** gamut bridge as a separate process, and its output so far. */
async function startBridge(...args: readonly string[]) {
  const words = [join(root, 'bin/gamut.mjs'), 'bridge', ...args, '--server', server.address()];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  bridges.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const ended = once(child, 'close').then(([status]) => status as number | null);
  return { child, ended, said: () => said };
}

async function open(room: string): Promise<RoomClient> {
  const client = ann.open(room);
  await until(() => client.room !== undefined);
  return client;
}

/** Plays first moves against the opponent until this many moves are made or the game is over. */
async function playFirst(client: RoomClient, most = 1000): Promise<void> {
  for (;;) {
    await until(() => {
      const { room, user } = client;
      return room?.status === 'over' || (room?.status === 'playing' && room.seatOf(user) === room.turn);
    });
    const { room } = client;
    if (room === undefined || room.status === 'over' || room.ply >= most) return;
    const { ply } = room;
    await client.move(legalTexts(room.match.position)[0]);
    await until(() => (client.room?.ply ?? 0) > ply);
  }
}

test('an engine that keeps dying plays two games at once, over a restart of the server, and a rematch', async () => {
  const bot = await newBot(server.address, ann, 'mortal');
  const bridge = await startBridge(`${process.execPath} ${mortal}`, '--token', bot.token, '--nodes=10', '--game=agere');
  await until(() => bridge.said().includes('mortal plays agere'));
  const wished = { game: 'agere', options: { size: 3 }, seats: ['me', 'bot:mortal'] };
  const [one, other] = [await open(await ann.newRoom(wished)), await open(await ann.newRoom(wished))];
  await Promise.all([playFirst(one, 2), playFirst(other, 2)]);
  await server.stop();
  await server.start();
  await Promise.all([playFirst(one), playFirst(other)]);
  for (const { room } of [one, other]) expect(room?.outcome?.reason).toBe('rules');
  expect(bridge.said()).toContain('the engine failed (ended with status 3)');
  await one.act({ do: 'agree', what: 'rematch' });
  await until(() => one.room?.next !== undefined);
  const again = await open(one.room?.next ?? '');
  await playFirst(again, 2);
  expect(again.room?.ply).toBeGreaterThanOrEqual(2);
  for (const client of [one, other, again]) client.close();
  bridge.child.kill('SIGTERM');
  await bridge.ended;
});

test('an engine that cannot play at all gives up the game, not the place', async () => {
  const bot = await newBot(server.address, ann, 'broken');
  const bridge = await startBridge(`${process.execPath} -e 0`, '--token', bot.token, '--game=agere');
  const client = await open(await ann.newRoom({ game: 'agere', seats: ['bot:broken', 'me'] }));
  await until(() => client.room?.status === 'over');
  expect(client.room?.outcome).toEqual({ reason: 'resignation', winners: [1], loser: 0 });
  expect(bridge.child.exitCode).toBeNull();
  // It does not start games that it does not play.
  const other = await open(await ann.newRoom({ game: 'crosscut', seats: ['bot:broken', 'me'] }));
  await until(() => other.room?.status === 'over');
  expect(other.room?.outcome?.reason).toBe('abandoned');
  other.close();
  client.close();
});

test('a wrong token, a missing program and a missing server are one sentence each', async () => {
  const flags = { server: server.address(), token: 'gamut_none', games: 1 };
  const engine = `${process.execPath} ${mortal}`;
  await expect(runBridge(engine, flags)).rejects.toThrow('The server does not know this token');
  const { token } = await newBot(server.address, ann, 'engineless');
  await expect(runBridge('no-such-engine', { ...flags, token })).rejects.toThrow('There is no program no-such-engine');
  await expect(runBridge(engine, { ...flags, server: '127.0.0.1:1' })).rejects.toThrow('does not answer');
  await expect(runBridge(engine, { server: flags.server, games: 1 })).rejects.toThrow('--token');
});
