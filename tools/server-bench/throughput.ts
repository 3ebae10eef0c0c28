import type { ServerProcess } from '../../test/server/support/faults/fleet.ts';
import { startPostgres } from '../../test/server/support/postgres.ts';
import { measureBare, sayCost } from './bare.ts';
import { cpuMs, memoryMb, pause } from './measure.ts';
import type { Scale } from './scale.ts';
import { start } from './servers.ts';
import { closeTables, PACE_MS, playOn, playTable, sayWaits, setTables } from './tables.ts';

export async function bareLoop({ seconds }: Scale): Promise<string> {
  const { perSecond, us } = await measureBare(Math.min(seconds, 10));
  return `${Math.round(perSecond)} messages/s, ${us.toFixed(0)} µs of processor time each`;
}

/** Moves at tables that are spread over all these servers, as many per second as the tables make. */
export async function moves(servers: readonly ServerProcess[], games: number, seconds: number): Promise<string> {
  const share = Math.ceil(games / servers.length);
  const tables = (await Promise.all(servers.map(({ address }) => setTables(address, share)))).flat();
  const used = () => servers.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  const before = used();
  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * 1000;
  const played = await Promise.all(
    tables.map(async (table, index) => {
      await pause((PACE_MS * index) / tables.length);
      return playOn(table, isOver, PACE_MS);
    }),
  );
  const passed = (performance.now() - begun) / 1000;
  const count = played.reduce((sum, { plies }) => sum + plies, 0);
  const us = ((used() - before) / count) * 1000;
  closeTables(tables);
  const offered = Math.round((1000 / PACE_MS) * tables.length);
  const waits = sayWaits(played.flatMap((one) => one.waits));
  return `${Math.round(count / passed)} durable moves/s of ${offered} offered over ${passed.toFixed(0)} s, ${waits}, ${await sayCost(us)} each`;
}

export async function clusterMoves({ clusterGames, seconds }: Scale): Promise<string> {
  const postgres = await startPostgres();
  try {
    const url = postgres.newDatabase();
    const servers = [await start('--database-url', url), await start('--database-url', url)];
    const said = await moves(servers, clusterGames, seconds);
    for (const server of servers) await server.stop();
    return said;
  } finally {
    postgres.stop();
  }
}

export async function liveGames(server: ServerProcess, { live, seconds }: Scale): Promise<string> {
  const every = 5000;
  const tables = await setTables(server.address, live);
  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * 1000;
  const before = cpuMs(server.pid);
  const played = await Promise.all(
    tables.map(async (table, index) => {
      await pause((every * index) / tables.length);
      return playTable(table, 0, isOver, every);
    }),
  );
  const passed = performance.now() - begun;
  const used = cpuMs(server.pid) - before;
  const count = played.reduce((sum, { plies }) => sum + plies, 0);
  closeTables(tables);
  const waits = sayWaits(played.flatMap((one) => one.waits));
  return `${live} games, ${waits}, ${await sayCost((used / count) * 1000)} each, one core ${((100 * used) / passed).toFixed(0)} % busy, ${memoryMb(server.pid).toFixed(0)} MB`;
}
