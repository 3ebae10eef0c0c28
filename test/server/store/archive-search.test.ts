import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { ArchiveQuery } from '../../../src/protocol/lobby.ts';
import { beginOf, streamsOf, windowOf } from '../../../src/server/archive/streams.ts';
import type { Host } from '../../../src/server/host.ts';
import { nameFrom } from '../../../src/server/store/secrets.ts';
import { databasesOfTests, KINDS, newAccount } from '../support/hosts.ts';

/** Games in the archive; GAMUT_ARCHIVED=1000000 is the long form, which reports how long it all takes. */
const COUNT = Number(process.env.GAMUT_ARCHIVED ?? 8000);
const IS_LONG = COUNT > 100_000;
const databases = databasesOfTests();
const AT_ONCE = 2000;
const NAMES = ['Ann', 'Ben', 'Gil', 'Guest'];
const ids = games.slice(0, 3).map(({ id }) => id);
const START = Date.UTC(2026, 0, 1);

interface Stored {
  readonly id: string;
  readonly game: string;
  readonly rated: boolean;
  readonly listed: boolean;
  readonly players: readonly [string, string];
  readonly results: readonly [string, string];
  readonly ended: number;
}

/** Always the same games: few rated, few shared, hardly any of one game. */
function storedGame(index: number): Stored {
  const draw = (index * 2654435761) >>> 0;
  const first = draw % 4;
  return {
    id: nameFrom(`archived ${index}`),
    game: ids[draw % 5000 === 7 ? 2 : draw % 2],
    rated: draw % 11 === 3,
    listed: draw % 7 !== 5,
    players: [NAMES[first], NAMES[(first + 1 + ((draw >>> 4) % 3)) % 4]],
    results: draw % 97 === 11 ? ['shared', 'shared'] : draw % 2 === 0 ? ['won', 'lost'] : ['lost', 'won'],
    // Several end in the same millisecond.
    ended: START + Math.floor(index / 3) * 1000,
  };
}

const FILTERS: ArchiveQuery[] = [];
for (const player of [undefined, 'Ann', 'gil', 'Nobody']) {
  for (const game of [undefined, ids[0], ids[2]]) {
    for (const result of [undefined, 'won', 'shared'] as const) {
      for (const rated of [undefined, 'yes', 'no'] as const) {
        for (const mine of [undefined, 'yes'] as const) {
          const given = Object.entries({ player, game, result, rated, mine }).filter(
            ([, value]) => value !== undefined,
          );
          FILTERS.push(Object.fromEntries(given));
        }
      }
    }
  }
}
const middle = String(START + Math.floor(COUNT / 6) * 1000);
const QUERIES = [
  ...FILTERS,
  ...FILTERS.filter((_, index) => index % 7 === 0).map((query) => ({ ...query, from: middle })),
  ...FILTERS.filter((_, index) => index % 5 === 0).map((query) => ({ ...query, until: middle })),
];

describe.each(KINDS)('on the %s database', (kind) => {
  let host: Host;
  const users = new Map<string, string>();
  beforeAll(async () => {
    host = await databases.open(databases.fresh(kind));
    for (const name of ['Ann', 'Ben']) users.set(name, (await newAccount(host, name)).id);
    for (const name of ['Gil', 'Guest']) users.set(name, (await host.sessions.welcome(name)).user.id);
    for (let from = 0; from < COUNT; from += AT_ONCE) await insert(host, users, from, Math.min(COUNT, from + AT_ONCE));
    if (kind === 'PostgreSQL') await sql.raw('ANALYZE').execute(host.store.db);
  }, 1_800_000);
  afterAll(() => host.close());

  const compare = async () => {
    const all = Array.from({ length: COUNT }, (_, index) => storedGame(index));
    all.sort((a, b) => b.ended - a.ended || (a.id < b.id ? 1 : -1));
    for (const asker of [undefined, 'Ann']) {
      for (const query of QUERIES) {
        const wanted = all.filter((game) => fits(game, query, asker)).slice(0, 100);
        const found: string[] = [];
        let after: string | null | undefined;
        while (after !== null && found.length < wanted.length) {
          const asked = { ...query, limit: '40', ...(after === undefined ? {} : { after }) };
          const page = await host.archive.search(asked, asker && users.get(asker));
          found.push(...page.games.map(({ id }) => id));
          after = page.after;
        }
        expect([query, found.slice(0, 100)]).toEqual([query, wanted.map(({ id }) => id)]);
      }
    }
  };
  if (!IS_LONG) test('whatever is asked, all of it is found in its order and nothing else', compare);

  test('every way to ask has an index that gives the newest first', async () => {
    for (const query of QUERIES) {
      for (const asker of [undefined, users.get('Ann')]) {
        const streams = await streamsOf(host.store.db, query, asker, undefined);
        for (const [number, stream] of streams.entries()) {
          for (const place of [beginOf(query), { ended_at: Number(middle), room: 'm' }]) {
            const plan = await planOf(host, windowOf(host.store.db, stream, place).compile(), kind);
            expect(plan, JSON.stringify(query)).toMatch(/SEARCH seats USING (COVERING )?INDEX|Index (Only )?Scan/);
            expect(plan, JSON.stringify(query)).not.toMatch(/SCAN seats|TEMP B-TREE|Seq Scan|Sort/);
            if (kind === 'embedded')
              expect(plan.match(/=\?/g), `${JSON.stringify(query)} ${plan}`).toHaveLength(fixed(query, number === 0));
          }
        }
      }
    }
  });

  const measure = async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const times: [number, string][] = [];
    for (const query of QUERIES) {
      for (const asker of [undefined, users.get('Ann')]) {
        delay.enable();
        const begun = performance.now();
        const page = await host.archive.search(query, asker);
        times.push([performance.now() - begun, `${JSON.stringify(query)} ${page.games.length} games`]);
        delay.disable();
      }
    }
    times.sort(([a], [b]) => b - a);
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    console.log(`${kind}, ${COUNT} games, ${times.length} questions: median ${ms(times[times.length >> 1][0])}`);
    console.log(
      `the slowest: ${times
        .slice(0, 3)
        .map(([took, what]) => `${ms(took)} ${what}`)
        .join('; ')}`,
    );
    console.log(`the thread was held for ${ms(delay.max / 1e6)} at most`);
  };
  if (IS_LONG) test('how long it takes', measure, 600_000);
});

/** Columns that the index must match before it orders by time. */
function fixed({ player, game, result, mine }: ArchiveQuery, isEverybodys: boolean): number {
  if (player !== undefined || mine !== undefined || !isEverybodys) return 2;
  return 1 + (game === undefined ? 0 : 1) + (result === undefined ? 0 : 1);
}

function fits({ game, rated, listed, players, results, ended }: Stored, query: ArchiveQuery, asker?: string): boolean {
  const seat = players.findIndex((name) => name.toLowerCase() === query.player?.toLowerCase());
  const isIn = asker !== undefined && players.includes(asker);
  return (
    (listed || isIn) &&
    (query.mine === undefined || isIn) &&
    (query.player === undefined || seat >= 0) &&
    (query.game === undefined || game === query.game) &&
    (query.rated === undefined || rated === (query.rated === 'yes')) &&
    (query.from === undefined || ended >= Number(query.from)) &&
    (query.until === undefined || ended < Number(query.until)) &&
    (query.result === undefined ||
      (query.player === undefined ? results.includes(query.result) : results[seat] === query.result))
  );
}

async function insert({ store }: Host, users: ReadonlyMap<string, string>, from: number, until: number): Promise<void> {
  const stored = Array.from({ length: until - from }, (_, index) => storedGame(from + index));
  const rooms = stored.map(({ id, game, rated, listed, ended }) => ({
    ...{ id, game, players: 2, speed: 'none', listed: listed ? 1 : 0, rated: rated ? 1 : 0, setup: '{}', version: 2 },
    ...{ status: 'over', moves: 20, position: '', names: '[]', outcome: null, created_at: ended, updated_at: ended },
  }));
  const seats = stored.flatMap(({ id, game, rated, listed, players, results, ended }) =>
    players.map((name, seat) => ({
      ...{ room: id, seat, user_id: users.get(name) ?? '', handle: name.toLowerCase(), name, kind: 'person' },
      ...{ result: results[seat], ended_at: ended, game, rated: rated ? 1 : 0, listed: listed ? 1 : 0 },
    })),
  );
  await store.batch([
    ...chunks(rooms).map((part) => store.db.insertInto('rooms').values(part)),
    ...chunks(seats).map((part) => store.db.insertInto('seats').values(part)),
  ]);
}

/** As many rows as a statement may have. */
function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / 1000) }, (_, index) =>
    rows.slice(index * 1000, index * 1000 + 1000),
  );
}

/** The database's plan for a statement; PostgreSQL would read a small table as a whole, were it allowed to. */
async function planOf({ store: { db } }: Host, query: CompiledQuery, kind: (typeof KINDS)[number]): Promise<string> {
  const explain = (how: string) => ({ ...query, sql: `${how} ${query.sql}` });
  if (kind === 'embedded') {
    const { rows } = await db.executeQuery<{ detail: string }>(explain('EXPLAIN QUERY PLAN'));
    return rows.map(({ detail }) => detail).join('\n');
  }
  return db.connection().execute(async (one) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await sql.raw(`SET enable_${way} = off`).execute(one);
    const { rows } = await one.executeQuery<{ 'QUERY PLAN': string }>(explain('EXPLAIN'));
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await sql.raw(`SET enable_${way} = on`).execute(one);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
