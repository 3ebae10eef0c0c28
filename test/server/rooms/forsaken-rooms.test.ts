import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { speedOf } from '../../../src/protocol/setup.ts';
import { fischer, perMove } from '../../../src/protocol/usual-clocks.ts';
import type { Host } from '../../../src/server/host.ts';
import { makeRoom } from '../../../src/server/lobby/commands.ts';
import { listedRooms } from '../../../src/server/lobby/lobby.ts';
import { pair } from '../../../src/server/lobby/pairing.ts';
import { planRoom } from '../../../src/server/lobby/plan.ts';
import { roomRow } from '../../../src/server/rooms/rows.ts';
import { newName } from '../../../src/server/store/secrets.ts';
import { databasesOfTests, KINDS } from '../support/hosts.ts';

/** GAMUT_FORSAKEN=10000 is the long form. */
const COUNT = Number(process.env.GAMUT_FORSAKEN ?? 2000);
const databases = databasesOfTests();
const CLOCK = fischer(5, 5);
const game = 'agere';

describe.each(KINDS)('on the %s database', (kind) => {
  let host: Host;
  let now = Date.now();
  const asker = async (network: string) => ({ user: (await host.sessions.welcome(undefined)).user, network });
  type Asker = Awaited<ReturnType<typeof asker>>;
  const paired = async (who: Asker, clock = CLOCK) => {
    const found = await pair(host, { game, clock }, who);
    return 'code' in found ? expect.fail(found.code) : found.room;
  };
  const open = async (room: string, { user }: Asker) => {
    const held = (await host.rooms.hold(room)) ?? expect.fail();
    const listener = { user, send() {} };
    host.hub.watch(listener, held, 0, []);
    host.attendance.came(held.live, user);
    return () => host.hub.unwatch(listener, room);
  };
  /** Rooms with a sitter who never comes, as in the table. */
  const flood = async (count: number, clock: typeof CLOCK, made: number, networks: number) => {
    const { user } = await asker('flood');
    const planned = planRoom(host, { game, clock, seats: ['me', 'open'], listed: true }, user);
    if ('code' in planned) return expect.fail(planned.code);
    const rows = Array.from({ length: count }, (_, index) => {
      const maker = { opener: `ghost ${index}`, network: `network ${index % networks}` };
      return roomRow(newName(), host.games, planned.setup, made + (index % 1000), maker);
    });
    for (let from = 0; from < count; from += 500) {
      await host.store.db
        .insertInto('rooms')
        .values(rows.slice(from, from + 500))
        .execute();
    }
    return rows.map(({ id }) => id);
  };
  beforeAll(async () => {
    host = await databases.open(databases.fresh(kind), () => now);
    // What is to be deleted stays until a test wants it.
    await host.store.db
      .updateTable('jobs')
      .set({ due_at: now * 2 })
      .execute();
    await flood(COUNT, CLOCK, now - 20 * 60_000, 50);
    await flood(60, CLOCK, now - 1000, 1);
    await flood(COUNT / 10, perMove(3), now - 1000, 5);
  }, 180_000);
  afterAll(() => host.close());

  test.each([
    ['minutes', CLOCK],
    ['days', perMove(3)],
  ])('two who want the same meet, whatever stands there forsaken (%s)', async (_, clock) => {
    expect(speedOf(clock)).not.toBe('none');
    for (let round = 0; round < 3; round++) {
      const [ann, ben] = [await asker(`home of Ann ${round}`), await asker(`home of Ben ${round}`)];
      const room = await paired(ann, clock);
      const leave = await open(room, ann);
      now += 20_000;
      expect(await paired(ben, clock)).toBe(room);
      leave();
      now += 11 * 60_000;
    }
  });

  test('the room of somebody who is there is among those shown, though thousands are newer', async () => {
    const ann = await asker('where Ann lives');
    const planned = planRoom(host, { game, clock: CLOCK, seats: ['me', 'open'], listed: true }, ann.user);
    if ('code' in planned) return expect.fail(planned.code);
    const room = (await makeRoom(host, planned, ann, undefined)) ?? expect.fail();
    now += 2000;
    await flood(COUNT / 4, CLOCK, now - 1000, 3);
    const shown = await listedRooms(host, 'waiting');
    expect(shown.length).toBeLessThanOrEqual(100);
    expect(shown.map(({ id }) => id)).toContain(room);
    expect(shown[0]).not.toHaveProperty('network');
  });

  test('rooms end by themselves: quick ones soon, those of days later, and not while somebody is there', async () => {
    const [ann, ben, cy] = [await asker('a'), await asker('b'), await asker('c')];
    const there = await paired(ann, fischer(7, 5));
    const leave = await open(there, ann);
    const [gone, slow] = [await paired(ben, fischer(8, 5)), await paired(cy, perMove(5))];
    await vi.waitUntil(async () => (await row(there)).attended_at === now, { timeout: 30_000 });
    now += 11 * 60_000;
    // As the timer would.
    host.attendance.came((await host.rooms.find(there)) ?? expect.fail(), ann.user);
    await vi.waitUntil(async () => (await row(there)).attended_at === now, { timeout: 30_000 });
    const statuses = async () => [(await row(there)).status, (await row(gone)).status, (await row(slow)).status];
    await clear();
    expect(await statuses()).toEqual(['waiting', 'over', 'waiting']);
    leave();
    now += 15 * 86_400_000;
    await clear();
    expect(await statuses()).toEqual(['over', 'over', 'over']);
    const waiting = host.store.db.selectFrom('rooms').select('id').where('status', '=', 'waiting');
    expect(await waiting.execute()).toEqual([]);
    const shown = await host.rooms.find(gone);
    expect(shown?.room.outcome?.reason).toBe('abandoned');
  });

  const row = (id: string) =>
    host.store.db.selectFrom('rooms').select(['status', 'attended_at']).where('id', '=', id).executeTakeFirstOrThrow();
  /** Until nothing is left to do; time stands still. */
  const clear = async () => {
    const { db } = host.store;
    const job = db.updateTable('jobs').where('kind', '=', 'clear');
    await job.set({ due_at: now, body: '{"at":0,"id":""}' }).execute();
    const isDone = async () => {
      const [{ due_at, tries }] = await db.selectFrom('jobs').selectAll().where('kind', '=', 'clear').execute();
      if (due_at - now === 250) await job.set({ due_at: now }).execute();
      return due_at - now === 60_000 && tries === 0;
    };
    await vi.waitUntil(isDone, { timeout: 120_000, interval: 20 });
  };
});

test('nobody has many rooms open at a time, nor has a network', async () => {
  const limits = { waiting: 3, thinking: 2, ofNetwork: 5 };
  const host = await databases.open(databases.fresh('embedded'), undefined, limits);
  const user = async () => (await host.sessions.welcome(undefined)).user;
  const make = async (who: Awaited<ReturnType<typeof user>>, network: string, seats: string[]) => {
    const planned = planRoom(host, { game, seats }, who);
    return 'code' in planned ? expect.fail(planned.code) : makeRoom(host, planned, { user: who, network }, undefined);
  };
  const [ann, ben, cy] = [await user(), await user(), await user()];
  const WAITING = ['me', 'open'];
  // All at once, as an attacker would.
  const made = await Promise.all(Array.from({ length: 8 }, () => make(ann, 'one', WAITING)));
  const rooms = made.filter((room) => room !== undefined);
  expect(rooms.length).toBeLessThanOrEqual(3);
  while ((await make(ann, 'one', WAITING)) !== undefined) rooms.push('more');
  expect(rooms.length).toBe(3);
  expect(await make(ben, 'one', WAITING)).toBeDefined();
  expect(await make(ben, 'one', WAITING)).toBeDefined();
  expect(await make(ben, 'one', WAITING)).toBeUndefined();
  expect(await make(ben, 'two', WAITING)).toBeDefined();
  // A game that has begun waits for nobody.
  expect(await make(cy, 'one', ['me', 'level:1'])).toBeDefined();
  expect(await make(cy, 'one', ['level:1', 'level:1'])).toBeDefined();
  expect(await make(cy, 'one', ['me', 'level:1'])).toBeUndefined();
  expect(await pair(host, { game }, { user: ann, network: 'one' })).toEqual({ code: 'too many rooms' });
  await host.close();
});
