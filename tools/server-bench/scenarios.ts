import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startProcess } from '../../test/server/fleet.ts';
import { newGuest } from '../../test/server/guests.ts';
import { startPostgres } from '../../test/server/postgres.ts';
import { Line } from './line.ts';
import { cpuMs, memoryMb, pause, percentile } from './measure.ts';
import { closeTables, inGroups, longKind, playTable, sayWaits, setTables, type Table } from './tables.ts';

/** How long and how large; the short form is a test that the bench works. */
export interface Scale {
  readonly seconds: number;
  readonly games: number;
  readonly live: number;
  readonly idle: number;
  readonly watchers: number;
  readonly returning: number;
  readonly stored: number;
}

/** A measurement: what it is called, and what came out in words. */
export type Scenario = readonly [name: string, run: (scale: Scale) => Promise<string>];

/** Between two moves at a table: the server cuts off sockets that say more than ten things a second. */
const PACE_MS = 110;
/** Microseconds of processor time for a message of the bare loop, in the same run. */
let bareUs = Number.NaN;

export const SCENARIOS: readonly Scenario[] = [
  ['bare message loop', bareLoop],
  ['moves, embedded', (scale) => withEmbedded((server) => moves(server, [server], scale))],
  ['moves, PostgreSQL and two processes', clusterMoves],
  ['live games, a move every 5 s', (scale) => withEmbedded((server) => liveGames(server, scale))],
  ['idle sockets', (scale) => withEmbedded((server) => idleSockets(server, scale))],
  ['spectators of one game', (scale) => withEmbedded((server) => spectators(server, scale))],
  ['back after a restart', comeBack],
  ['cost as games are stored', (scale) => withEmbedded((server) => storedGames(server, scale))],
  ['cost as games grow', (scale) => withEmbedded((server) => longGames(server, scale))],
];

async function bareLoop({ seconds }: Scale): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./echo.ts', import.meta.url))]);
  const address = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  const lines = await Promise.all(Array.from({ length: 100 }, () => Line.open(address, '')));
  const before = cpuMs(child.pid ?? 0);
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const room = 'a'.repeat(26);
  await Promise.all(
    lines.map(async (line) => {
      for (; performance.now() < end; count++) await line.move(room, 1, 'a1-b2');
    }),
  );
  bareUs = ((cpuMs(child.pid ?? 0) - before) / count) * 1000;
  child.kill();
  return `${Math.round(count / seconds)} messages/s, ${bareUs.toFixed(0)} µs of processor time each`;
}

async function moves(
  server: ServerProcess,
  servers: readonly ServerProcess[],
  { seconds, games }: Scale,
): Promise<string> {
  const tables = await setTables(server.address, games);
  const others = servers.length > 1 ? await setTables(servers[1].address, games) : [];
  const used = () => servers.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  const before = used();
  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * 1000;
  const played = await Promise.all([...tables, ...others].map((table) => playTable(table, 0, isOver, PACE_MS)));
  const passed = (performance.now() - begun) / 1000;
  const count = played.reduce((sum, { plies }) => sum + plies, 0);
  const us = ((used() - before) / count) * 1000;
  closeTables([...tables, ...others]);
  const waits = played.flatMap((one) => one.waits);
  return `${Math.round(count / passed)} durable moves/s over ${passed.toFixed(0)} s, ${sayWaits(waits)}, ${us.toFixed(0)} µs each (${(us / bareUs).toFixed(1)} × bare)`;
}

async function clusterMoves(scale: Scale): Promise<string> {
  const postgres = await startPostgres();
  try {
    const url = postgres.newDatabase();
    const servers = [await start('--database-url', url), await start('--database-url', url)];
    const said = await moves(servers[0], servers, { ...scale, games: Math.ceil(scale.games / 2) });
    for (const server of servers) await server.stop();
    return said;
  } finally {
    postgres.stop();
  }
}

async function liveGames(server: ServerProcess, { live, seconds }: Scale): Promise<string> {
  const tables = await setTables(server.address, live);
  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * 1000;
  const before = cpuMs(server.pid);
  const played = await Promise.all(
    tables.map(async (table) => {
      await pause(Math.random() * 5000);
      return playTable(table, 0, isOver, 5000);
    }),
  );
  const passed = performance.now() - begun;
  const busy = (100 * (cpuMs(server.pid) - before)) / passed;
  closeTables(tables);
  return `${live} games, ${sayWaits(played.flatMap((one) => one.waits))}, one core ${busy.toFixed(0)} % busy, ${memoryMb(server.pid).toFixed(0)} MB`;
}

async function idleSockets(server: ServerProcess, { idle }: Scale): Promise<string> {
  const before = memoryMb(server.pid);
  const lines: Line[] = [];
  await inGroups(idle, 100, async (index) => {
    lines.push(await Line.open(server.address, '', `127.0.0.${2 + (index % 8)}`));
  });
  await pause(3000);
  const after = memoryMb(server.pid);
  for (const line of lines) line.close();
  return `${idle} sockets in ${after.toFixed(0)} MB (${before.toFixed(0)} MB before), ${(((after - before) * 1024) / idle).toFixed(1)} KB each`;
}

async function spectators(server: ServerProcess, { watchers }: Scale): Promise<string> {
  const [table] = await setTables(server.address, 1);
  const delays: number[] = [];
  let sent = 0;
  const lines = await Promise.all(
    Array.from({ length: watchers }, async () => {
      const line = await Line.open(server.address, '');
      line.say({ say: 'watch', room: table.room });
      line.hear = ({ say }) => {
        if (say === 'events') delays.push(performance.now() - sent);
      };
      return line;
    }),
  );
  await pause(1000);
  for (const [ply, { seat, move }] of table.script.slice(0, 40).entries()) {
    sent = performance.now();
    await table.lines[seat].move(table.room, ply, move);
    await pause(250);
  }
  for (const line of lines) line.close();
  closeTables([table]);
  return `${watchers} see a move: p50 ${percentile(delays, 0.5).toFixed(1)} ms, p99 ${percentile(delays, 0.99).toFixed(1)} ms (${delays.length} of ${40 * watchers} told)`;
}

async function comeBack({ returning }: Scale): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'gamut-bench-'));
  let server = await start('--data', data);
  const { port } = new URL(server.address);
  const tables = await setTables(server.address, Math.max(1, Math.round(returning / 100)));
  const rooms = tables.map(({ room }) => room);
  const guest = await newGuest(() => server.address);
  const state = { open: 0, synced: 0 };
  const join1 = async (index: number): Promise<void> => {
    try {
      const line = await Line.open(server.address, guest.cookie(), `127.0.0.${2 + (index % 8)}`);
      line.hear = ({ say }) => {
        if (say === 'room') state.synced++;
      };
      line.say({ say: 'watch', room: rooms[index % rooms.length] });
      state.open++;
      line.closed = () => void join1(index);
    } catch {
      await pause(Math.random() * 1000);
      return join1(index);
    }
  };
  await inGroups(returning, 100, join1);
  await pause(500);
  closeTables(tables);
  state.synced = 0;
  await server.kill();
  const begun = performance.now();
  server = await start('--data', data, '--port', port);
  const up = performance.now() - begun;
  while (state.synced < returning && performance.now() - begun < 120_000) await pause(50);
  const passed = performance.now() - begun;
  await server.kill();
  rmSync(data, { recursive: true, force: true });
  return `${Math.min(state.synced, returning)} of ${returning} clients are back ${(passed / 1000).toFixed(1)} s after kill -9 (server up after ${(up / 1000).toFixed(1)} s)`;
}

async function storedGames(server: ServerProcess, { stored, seconds }: Scale): Promise<string> {
  const few = await costOf(server, await setTables(server.address, 10), 0, seconds / 4);
  const guest = await newGuest(() => server.address);
  await inGroups(stored, 50, async () => void (await guest.newRoom({ game: 'agere', seats: ['me', 'open'] })));
  const many = await costOf(server, await setTables(server.address, 10), 0, seconds / 4);
  return `${few.toFixed(0)} µs a move with 10 games stored, ${many.toFixed(0)} µs with ${stored}`;
}

async function longGames(server: ServerProcess, { seconds }: Scale): Promise<string> {
  const tables = await setTables(server.address, 10, [longKind()]);
  const short = await costOf(server, tables, 0, Number.POSITIVE_INFINITY, 40);
  await costOf(server, tables, 40, Number.POSITIVE_INFINITY, 340);
  const long = await costOf(server, tables, 340, seconds, 400);
  return `${short.toFixed(0)} µs a move up to ply 40, ${long.toFixed(0)} µs from ply 340 to 400`;
}

/** Microseconds of the server's processor time for a move. */
async function costOf(
  server: ServerProcess,
  tables: readonly Table[],
  from: number,
  seconds: number,
  to = 400,
): Promise<number> {
  const before = cpuMs(server.pid);
  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * 1000;
  const cut = tables.map((table) => ({ ...table, script: table.script.slice(0, to) }));
  const played = await Promise.all(cut.map((table) => playTable(table, from, isOver, PACE_MS)));
  const count = played.reduce((sum, { plies }) => sum + plies, 0);
  return ((cpuMs(server.pid) - before) / count) * 1000;
}

async function withEmbedded(work: (server: ServerProcess) => Promise<string>): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'gamut-bench-'));
  const server = await start('--data', data);
  try {
    return await work(server);
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

function start(...args: readonly string[]): Promise<ServerProcess> {
  return startProcess('--workers', '0', ...(args.includes('--port') ? args : ['--port', '0', ...args]));
}
