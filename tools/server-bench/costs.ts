import { games } from '../../src/games/index.ts';
import type { ServerProcess } from '../../test/server/support/faults/fleet.ts';
import { newGuest } from '../../test/server/support/guests.ts';
import { sayCost } from './bare.ts';
import { cpuMs, pause } from './measure.ts';
import type { Scale } from './scale.ts';
import { closeTables, inGroups, longKind, PACE_MS, playTable, setTables, type Table } from './tables.ts';

const TABLES = 40;
/** Plies at each table that are measured. */
const SPAN = 50;

/** What a move costs with few and with many games in the database. */
export async function storedGames(server: ServerProcess, { stored }: Scale): Promise<string> {
  const kinds = [longKind()];
  const measure = async () => {
    const tables = await setTables(server.address, TABLES, kinds);
    await costOf(server, tables, 0, 10);
    const us = await costOf(server, tables, 10, 10 + SPAN);
    closeTables(tables);
    return us;
  };
  await measure(); // warm-up
  const few = await measure();
  const guest = await newGuest(() => server.address);
  await inGroups(stored, 20, async () => void (await guest.newRoom({ game: games[0].id, seats: ['me', 'open'] })));
  await pause(2000);
  const many = await measure();
  return `a move costs ${await sayCost(few)} with ${2 * TABLES} games stored, ${await sayCost(many)} with ${stored} more: ${(many / few).toFixed(2)} ×`;
}

/** What a move costs early and late in a game. */
export async function longGames(server: ServerProcess): Promise<string> {
  const kinds = [longKind()];
  const warm = await setTables(server.address, TABLES, kinds);
  await costOf(server, warm, 0, 100);
  closeTables(warm);
  const tables = await setTables(server.address, TABLES, kinds);
  await costOf(server, tables, 0, 10);
  const early = await costOf(server, tables, 10, 10 + SPAN);
  await costOf(server, tables, 10 + SPAN, 400 - SPAN);
  const late = await costOf(server, tables, 400 - SPAN, 400);
  closeTables(tables);
  return `a move costs ${await sayCost(early)} from ply 10, ${await sayCost(late)} up to ply 400: ${(late / early).toFixed(2)} ×`;
}

/** Microseconds of the server's processor time for a move, from one ply to another at all these tables. */
async function costOf(server: ServerProcess, tables: readonly Table[], from: number, to: number): Promise<number> {
  const cut = tables.map((table) => ({ ...table, script: table.script.slice(0, to) }));
  const before = cpuMs(server.pid);
  const played = await Promise.all(cut.map((table) => playTable(table, from, () => false, PACE_MS)));
  const count = played.reduce((sum, { plies }) => sum + plies, 0);
  return ((cpuMs(server.pid) - before) / count) * 1000;
}
