import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Host } from '../../../src/server/host.ts';
import { act, databasesOfTests, KINDS, playSome, seatedRoom } from '../support/hosts.ts';

const databases = databasesOfTests();
const DAY = 86_400_000;
const OPEN = { game: 'agere', seats: ['open', 'open'] };

describe.each(KINDS)('on the %s database', (kind) => {
  const where = databases;
  let place: string;
  let host: Host;
  let now = Date.UTC(2026, 0, 1);
  /** Lets time pass while no server runs, and waits until nothing is left to be deleted. */
  const pass = async (ms: number) => {
    await host.close();
    now += ms;
    host = await where.open(place, () => now);
    await cleared();
  };
  const cleared = async () => {
    const { db } = host.store;
    await db.updateTable('jobs').set({ due_at: now, body: '{"at":0,"id":""}' }).where('kind', '=', 'clear').execute();
    const isDone = async () => {
      const [job] = await db.selectFrom('jobs').selectAll().where('kind', '=', 'clear').execute();
      // The next step is due at once as long as there is more; time stands still here.
      if (job.due_at - now === 250)
        await db.updateTable('jobs').set({ due_at: now }).where('kind', '=', 'clear').execute();
      return job.due_at - now === 60_000 && job.tries === 0;
    };
    await vi.waitUntil(isDone, { timeout: 60_000, interval: 20 });
  };
  const count = async (
    table: 'rooms' | 'events' | 'chat' | 'users' | 'sessions' | 'heartbeats' | 'tries' | 'codes',
  ) => {
    const all = host.store.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    return Number((await all.executeTakeFirstOrThrow()).count);
  };
  beforeAll(async () => {
    place = where.fresh(kind);
    host = await where.open(place, () => now);
  });
  afterAll(() => host.close());

  test('what has grown old is cleared away, and games that were played stay', async () => {
    const [ann, ben, gus] = [
      (await host.sessions.welcome('Ann')).user,
      (await host.sessions.welcome('Ben')).user,
      (await host.sessions.welcome('Gus')).user,
    ];
    const played = await seatedRoom(host, [ann, ben], OPEN);
    await playSome(host, played, [ann, ben], 4);
    await act(host, played, ann, { do: 'resign' });
    const running = await seatedRoom(host, [ann, ben], OPEN);
    const called = await seatedRoom(host, [ann], OPEN);
    await act(host, called, ann, { do: 'abort' });
    for (const room of [played, called]) {
      const live = (await host.rooms.find(room)) ?? expect.fail();
      await host.chats.say(live, ann, 'chat-of-ann', 'players', 'Hello');
    }
    await host.attempts.allow('anything', 3);
    await host.transfers.issue(gus.id);
    expect([await count('users'), await count('sessions'), await count('chat')]).toEqual([3, 3, 2]);

    await pass(29 * DAY);
    // Codes and attempts last for minutes.
    expect([await count('tries'), await count('codes')]).toEqual([0, 0]);
    expect([await count('users'), await count('sessions'), await count('rooms')]).toEqual([3, 3, 3]);

    await pass(2 * DAY);
    expect([await count('sessions'), await count('rooms'), await count('chat')]).toEqual([0, 2, 1]);
    // Gus left nothing; the others are in games that stay.
    const left = await host.store.db.selectFrom('users').select('name').orderBy('name').execute();
    expect(left).toEqual([{ name: 'Ann' }, { name: 'Ben' }]);
    const rooms = await host.store.db.selectFrom('rooms').select('id').execute();
    expect(new Set(rooms.map(({ id }) => id))).toEqual(new Set([played, running]));
    expect(await host.rooms.find(called)).toBeUndefined();

    await pass(150 * DAY);
    expect(await count('chat')).toBe(0);
    expect((await host.rooms.find(played))?.room.ply).toBe(4);
    expect(await count('heartbeats')).toBe(1);
    const makers = host.store.db.selectFrom('rooms').select('id').where('opener', 'is not', null);
    expect(await makers.where('status', '=', 'over').execute()).toEqual([]);
  });

  test('many are cleared away step by step', async () => {
    const rows = Array.from({ length: 350 }, (_, index) => ({
      ...{ id: `old ${index}`, kind: 'guest', name: 'Old', created_at: now - 40 * DAY - index, handle: null },
    }));
    for (let from = 0; from < rows.length; from += 500) {
      await host.store.db
        .insertInto('users')
        .values(rows.slice(from, from + 500))
        .execute();
    }
    await cleared();
    const old = await host.store.db.selectFrom('users').select('id').where('name', '=', 'Old').execute();
    expect(old).toEqual([]);
  });

  test('a clock that leaps by years clears nothing away at once', async () => {
    await host.sessions.welcome('Hal');
    const isThere = async () => {
      const hal = host.store.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('name');
      return (await hal.where('name', '=', 'Hal').execute()).length > 0;
    };
    await cleared();
    const { db } = host.store;
    const job = () => db.selectFrom('jobs').selectAll().where('kind', '=', 'clear').executeTakeFirstOrThrow();
    now += 3650 * DAY;
    await vi.waitUntil(async () => (await job()).due_at === now + DAY, { timeout: 30_000 });
    expect(await isThere()).toBe(true);
    // One that stays so is believed.
    now += DAY;
    await vi.waitUntil(async () => !(await isThere()), { timeout: 30_000 });
  });
});
