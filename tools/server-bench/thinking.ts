import { availableParallelism } from 'node:os';
import { games } from '../../src/games/index.ts';
import { newGuest } from '../../test/server/support/guests.ts';
import { freePort } from '../../test/server/support/postgres.ts';
import type { Scale } from './scale.ts';
import { withEmbedded } from './servers.ts';
import { closeTables, playOn, sayWaits, setTables } from './tables.ts';

/** Tables at which people play meanwhile, a move a second each. */
const PEOPLE = 40;

/** How long the server's own thread is kept waiting while every engine worker is busy. */
export async function thinking({ seconds }: Scale): Promise<string> {
  const workers = availableParallelism();
  const metrics = await freePort();
  return withEmbedded(
    async (server) => {
      const guest = await newGuest(() => server.address);
      const strong = { game: games[0].id, seats: ['level:10', 'level:10'] };
      // Games between computers run only while somebody watches.
      const watching = [];
      for (let room = 0; room < 4 * workers; room++) watching.push(guest.open(await guest.newRoom(strong)));
      const tables = await setTables(server.address, PEOPLE);
      await delayOf(metrics); // resets with every question
      const begun = performance.now();
      const isOver = () => performance.now() - begun > seconds * 1000;
      const played = await Promise.all(tables.map((table) => playOn(table, isOver, 1000)));
      const delay = await delayOf(metrics);
      closeTables(tables);
      for (const client of watching) client.close();
      const waits = sayWaits(played.flatMap((one) => one.waits));
      return `${workers} workers think without a pause: event-loop delay p99 ${delay.toFixed(1)} ms, people wait ${waits}`;
    },
    ...['--workers', String(workers), '--metrics-port', String(metrics)],
  );
}

/** The 99th percentile of the event-loop delay since the last question, in milliseconds. */
async function delayOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
}
