import type { ServerProcess } from '../../test/server/support/faults/fleet.ts';
import { newGuest } from '../../test/server/support/guests.ts';
import { sayCost } from './bare.ts';
import { Line } from './line.ts';
import { cpuMs, memoryMb, pause, percentile } from './measure.ts';
import type { Scale } from './scale.ts';
import { inFolder, start } from './servers.ts';
import { closeTables, inGroups, setTables } from './tables.ts';

/** One of several addresses: each has about 28,000 ports. */
const addressOf = (index: number) => `127.0.0.${2 + (index % 8)}`;

export async function idleSockets(server: ServerProcess, { idle }: Scale): Promise<string> {
  const before = memoryMb(server.pid);
  const usedBefore = cpuMs(server.pid);
  const lines: Line[] = [];
  await inGroups(idle, 100, async (index) => {
    lines.push(await Line.open(server.address, '', addressOf(index)));
  });
  const opening = ((cpuMs(server.pid) - usedBefore) / idle) * 1000;
  // Long enough for every socket to be pinged.
  const seconds = 20;
  const usedIdle = cpuMs(server.pid);
  await pause(seconds * 1000);
  const busy = (cpuMs(server.pid) - usedIdle) / (seconds * 10);
  const after = memoryMb(server.pid);
  const isWhole = lines.every(({ isOpen }) => isOpen) ? '' : ', but some were closed';
  for (const line of lines) line.close();
  return `${idle} sockets in ${after.toFixed(0)} MB (${before.toFixed(0)} MB before), ${(((after - before) * 1024) / idle).toFixed(1)} KB each, opened in ${await sayCost(opening)} each, one core ${busy.toFixed(0)} % busy while they are idle${isWhole}`;
}

export async function spectators(server: ServerProcess, { watchers }: Scale): Promise<string> {
  const [table] = await setTables(server.address, 1);
  const delays: number[] = [];
  let sent = 0;
  const lines: Line[] = [];
  await inGroups(watchers, 100, async () => {
    const line = await Line.open(server.address, '');
    line.say({ say: 'watch', room: table.room });
    line.hear = ({ say }) => {
      if (say === 'events') delays.push(performance.now() - sent);
    };
    lines.push(line);
  });
  await pause(1000);
  const before = cpuMs(server.pid);
  const plies = 40;
  for (const [ply, { seat, move }] of table.script.slice(0, plies).entries()) {
    sent = performance.now();
    await table.lines[seat].move(table.room, ply, move);
    await pause(250);
  }
  const us = ((cpuMs(server.pid) - before) / delays.length) * 1000;
  for (const line of lines) line.close();
  closeTables([table]);
  return `${watchers} see a move: p50 ${percentile(delays, 0.5).toFixed(1)} ms, p99 ${percentile(delays, 0.99).toFixed(1)} ms (${delays.length} of ${plies * watchers} told), ${await sayCost(us)} for each who is told`;
}

export function comeBack({ returning }: Scale): Promise<string> {
  return inFolder(async (data) => {
    let server = await start('--data', data);
    const { port } = new URL(server.address);
    const tables = await setTables(server.address, Math.max(1, Math.round(returning / 100)));
    const rooms = tables.map(({ room }) => room);
    const guest = await newGuest(() => server.address);
    const { address } = server;
    let synced = 0;
    let isOver = false;
    const come = async (index: number): Promise<void> => {
      try {
        const line = await Line.open(address, guest.cookie(), addressOf(index));
        line.hear = ({ say }) => {
          if (say === 'room') synced++;
        };
        line.closed = () => void come(index);
        line.say({ say: 'watch', room: rooms[index % rooms.length] });
      } catch {
        if (isOver) return;
        await pause(Math.random() * 1000);
        return come(index);
      }
    };
    await inGroups(returning, 100, come);
    while (synced < returning) await pause(50);
    closeTables(tables);
    synced = 0;
    await server.kill();
    const begun = performance.now();
    server = await start('--data', data, '--port', port);
    const up = performance.now() - begun;
    while (synced < returning && performance.now() - begun < 120_000) await pause(50);
    const passed = performance.now() - begun;
    const us = (cpuMs(server.pid) / returning) * 1000;
    isOver = true;
    await server.kill();
    return `${Math.min(synced, returning)} of ${returning} clients are back ${(passed / 1000).toFixed(1)} s after kill -9 (server up after ${(up / 1000).toFixed(1)} s), ${await sayCost(us)} each with the start`;
  });
}
