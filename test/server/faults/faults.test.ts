import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../../src/core/random.ts';
import { openPostgres } from '../../../src/server/store/postgres.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import { buildSite } from '../../../tools/build.ts';
import { findFaults } from '../support/faults/checker.ts';
import { DEEDS, type Deed, SLOW_DEEDS } from '../support/faults/nemesis.ts';
import { Observer } from '../support/faults/observer.ts';
import { Phoenix } from '../support/faults/phoenix.ts';
import { slowLine } from '../support/faults/slow-line.ts';
import { playThrough, readStored, watchDatabase } from '../support/faults/storm.ts';
import { startPostgres } from '../support/postgres.ts';

/** The whole length is `npm run test:faults`; every test run has the short one. */
const isLong = process.env.GAMUT_FAULTS === 'long';
const SIZES = isLong
  ? { games: 300, rounds: 8, embeddedKills: 200, embeddedGames: 100, minutes: 60 }
  : { games: 12, rounds: 1, embeddedKills: 4, embeddedGames: 8, minutes: 10 };
const THINK_MS = isLong ? 4000 : 700;
const WEATHER = { cut: 0.01, twice: 0.1, late: 0.1, lateMs: 150 };
const SEED = 20;

const folder = mkdtempSync(join(tmpdir(), 'gamut-faults-'));
beforeAll(buildSite, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'the embedded server is killed again and again while it writes: nothing is lost, and nobody stays deaf',
  async () => {
    const random = new Random(SEED);
    const observer = new Observer();
    const server = await Phoenix.start('--data', folder);
    let kills = 0;
    const playing = playThrough({
      ...{ games: SIZES.embeddedGames, seed: SEED, weather: WEATHER, thinkMs: THINK_MS, servers: [server], observer },
      isEnding: () => kills === SIZES.embeddedKills,
    });
    for (; kills < SIZES.embeddedKills; kills++) {
      await pause(200 + random.below(600));
      await server.die();
    }
    const { acked, seen, faults } = await playing;
    expect(await server.stop()).toBe(0);
    const store = await openSqlite(join(folder, 'gamut.db'));
    const stored = await readStored(store);
    await store.close();
    expect([...faults, ...findFaults(stored, acked, seen), ...observer.findDeaf()]).toEqual([]);
    // A user whose room was made, but who was not told so, made another.
    expect(stored.length).toBeGreaterThanOrEqual(SIZES.embeddedGames);
    expect(acked.length).toBeGreaterThan(SIZES.embeddedGames * 5);
    console.log(`embedded: ${acked.length} moves in ${stored.length} games, ${kills} kills, none lost, nobody deaf`);
  },
  SIZES.minutes * 60_000,
);

test(
  'two servers, their database and all lines are harmed at random: nothing is lost, and nobody stays deaf',
  async () => {
    const random = new Random(SEED + 1);
    const observer = new Observer();
    const database = await startPostgres();
    const url = database.newDatabase();
    const lines = [await slowLine(url), await slowLine(url)];
    const servers: Phoenix[] = [];
    try {
      for (const line of lines) servers.push(await Phoenix.start('--database-url', line.url));
      const stopWatching = watchDatabase(url, observer);
      let isEnding = false;
      const playing = playThrough({
        ...{ games: SIZES.games, seed: SEED, weather: WEATHER, thinkMs: THINK_MS, servers, observer },
        isEnding: () => isEnding,
      });
      const victims = { servers, lines, database, observer, random };
      for (let round = 0; round < SIZES.rounds; round++) {
        for (const deed of shuffled(deeds(), random)) {
          await pause(300 + random.below(isLong ? 3000 : 500));
          await deed(victims, random.below(servers.length));
        }
      }
      isEnding = true;
      const { acked, seen, faults } = await playing;
      await stopWatching();
      for (const server of servers) expect(await server.stop()).toBe(0);
      const store = await openPostgres(url);
      const stored = await readStored(store);
      await store.close();
      expect([...faults, ...findFaults(stored, acked, seen), ...observer.findDeaf()]).toEqual([]);
      expect(stored.length).toBeGreaterThanOrEqual(SIZES.games);
      expect(acked.length).toBeGreaterThan(SIZES.games * 5);
      const done = SIZES.rounds * deeds().length;
      console.log(`cluster: ${acked.length} moves in ${stored.length} games, ${done} deeds, none lost, nobody deaf`);
    } finally {
      for (const line of lines) line.close();
      database.stop();
    }
  },
  SIZES.minutes * 60_000,
);

function deeds(): Deed[] {
  return [...Object.values(DEEDS), ...(isLong ? Object.values(SLOW_DEEDS) : [])];
}

function shuffled<T>(all: readonly T[], random: Random): T[] {
  const left = [...all];
  return all.map(() => left.splice(random.below(left.length), 1)[0]);
}
