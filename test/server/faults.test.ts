import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../src/core/random.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { buildSite } from '../../tools/build.ts';
import { findFaults } from './checker.ts';
import { type ServerProcess, startProcess } from './fleet.ts';
import { freePort, startPostgres } from './postgres.ts';
import { playThrough, readStored } from './storm.ts';

/** The whole length is `npm run test:faults`; every test run has the short one. */
const isLong = process.env.GAMUT_FAULTS === 'long';
const SIZES = isLong
  ? { games: 1000, serverKills: 40, databaseKills: 5, embeddedKills: 200, embeddedGames: 100, minutes: 60 }
  : { games: 16, serverKills: 3, databaseKills: 1, embeddedKills: 6, embeddedGames: 8, minutes: 3 };
/** So long that games outlast the killing. */
const THINK_MS = isLong ? 8000 : 700;
const WEATHER = { cut: 0.01, twice: 0.1, late: 0.1, lateMs: 150 };
const SEED = 20;

const folder = mkdtempSync(join(tmpdir(), 'gamut-faults-'));
beforeAll(buildSite, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server that is started again whenever it was killed, at the same address. */
class Phoenix {
  private readonly args: readonly string[];
  private server: ServerProcess;

  constructor(server: ServerProcess, args: readonly string[]) {
    this.server = server;
    this.args = args;
  }

  static async start(...args: readonly string[]): Promise<Phoenix> {
    const all = ['--port', String(await freePort()), '--workers', '0', ...args];
    return new Phoenix(await startProcess(...all), all);
  }

  get address(): string {
    return this.server.address;
  }

  async die(): Promise<void> {
    await this.server.kill();
    // Where the database is away too, it takes a few tries.
    for (;;) {
      try {
        this.server = await startProcess(...this.args);
        return;
      } catch {
        await pause(200);
      }
    }
  }

  stop(): Promise<number> {
    return this.server.stop();
  }
}

test(
  'the embedded server is killed again and again while it writes, and loses nothing',
  async () => {
    const random = new Random(SEED);
    const server = await Phoenix.start('--data', folder);
    const storm = {
      games: SIZES.embeddedGames,
      seed: SEED,
      weather: WEATHER,
      thinkMs: THINK_MS,
      plies: isLong ? 60 : 24,
    };
    let isOver = false;
    const playing = playThrough({ ...storm, address: () => server.address }).finally(() => {
      isOver = true;
    });
    let kills = 0;
    while (!isOver && kills < SIZES.embeddedKills) {
      await pause(200 + random.below(600));
      await server.die();
      kills++;
    }
    const { acked, seen, faults } = await playing;
    expect(await server.stop()).toBe(0);
    const store = await openSqlite(join(folder, 'gamut.db'));
    const stored = await readStored(store);
    await store.close();
    expect(faults).toEqual([]);
    expect(findFaults(stored, acked, seen)).toEqual([]);
    // Somebody whose room was made, but not told so, made another.
    expect(stored.length).toBeGreaterThanOrEqual(storm.games);
    expect(acked.length).toBeGreaterThan(storm.games * 5);
    expect(kills).toBeGreaterThanOrEqual(isLong ? SIZES.embeddedKills : 3);
    console.log(`embedded: ${acked.length} moves in ${storm.games} games, ${kills} kills, none lost`);
  },
  SIZES.minutes * 60_000,
);

test(
  'two servers and their database are killed at random, and lose nothing',
  async () => {
    const random = new Random(SEED + 1);
    const postgres = await startPostgres();
    try {
      const url = postgres.newDatabase();
      const servers = [await Phoenix.start('--database-url', url), await Phoenix.start('--database-url', url)];
      const storm = { games: SIZES.games, seed: SEED, weather: WEATHER, thinkMs: THINK_MS, plies: isLong ? 40 : 24 };
      let isOver = false;
      const playing = playThrough({ ...storm, address: () => servers[random.below(2)].address }).finally(() => {
        isOver = true;
      });
      const deeds = [
        ...new Array<number>(SIZES.serverKills).fill(0),
        ...new Array<number>(SIZES.databaseKills).fill(1),
      ].sort(() => random.below(3) - 1);
      let done = 0;
      for (const deed of deeds) {
        await pause(500 + random.below(isLong ? 4000 : 1000));
        if (isOver) break;
        if (deed === 0) await servers[random.below(2)].die();
        else {
          postgres.crash();
          await pause(random.below(500));
          postgres.start();
        }
        done++;
      }
      const { acked, seen, faults } = await playing;
      for (const server of servers) expect(await server.stop()).toBe(0);
      const store = await openPostgres(url);
      const stored = await readStored(store);
      await store.close();
      expect(faults).toEqual([]);
      expect(findFaults(stored, acked, seen)).toEqual([]);
      expect(stored.length).toBeGreaterThanOrEqual(storm.games);
      expect(done).toBeGreaterThan(1);
      console.log(`cluster: ${acked.length} moves in ${storm.games} games, ${done} kills, none lost`);
    } finally {
      postgres.stop();
    }
  },
  SIZES.minutes * 60_000,
);
