import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { NewRoom } from '../../../src/protocol/messages.ts';
import type { Host } from '../../../src/server/host.ts';
import { Computers } from '../../../src/server/jobs/computers.ts';
import { makeRoom } from '../../../src/server/lobby/commands.ts';
import { planRoom } from '../../../src/server/lobby/plan.ts';
import { MOVE_JOB, type MoveJob } from '../../../src/server/rooms/rows.ts';
import type { Thinks } from '../../../src/session/seats.ts';
import { act, databasesOfTests, KINDS, playSome } from '../support/hosts.ts';

const databases = databasesOfTests();
const ALONE: NewRoom = { game: 'agere', seats: ['level:10', 'level:10'] };
const TABLE: NewRoom = { game: 'agere', seats: ['me', 'level:3'] };

describe.each(KINDS)('on the %s database', (kind) => {
  let host: Host;
  let now = Date.now();
  beforeAll(async () => {
    host = await databases.open(databases.fresh(kind), () => now);
  });
  afterAll(() => host.close());

  const guest = async (network: string) => ({ user: (await host.sessions.welcome(undefined)).user, network });
  const make = async (wished: NewRoom, asker: Awaited<ReturnType<typeof guest>>): Promise<string> => {
    now++;
    const planned = planRoom(host, wished, asker.user);
    if ('code' in planned) expect.fail(planned.code);
    return (await makeRoom(host, planned, asker, undefined)) ?? expect.fail('no room');
  };
  const roomOf = (body: string): string => (JSON.parse(body) as MoveJob).room;
  /** Takes the next job as a worker would, and completes it. */
  const take = async (): Promise<string | undefined> => {
    const job = await host.store.takeInTurn(MOVE_JOB, now, now + 60_000);
    if (job !== undefined) await host.store.db.deleteFrom('jobs').where('key', '=', job.key).execute();
    return job && roomOf(job.body);
  };
  const jobs = async () => {
    const rows = await host.store.db.selectFrom('jobs').select('body').where('kind', '=', MOVE_JOB).execute();
    return rows.map(({ body }) => roomOf(body));
  };
  const emptyQueue = () => host.store.db.deleteFrom('jobs').execute();

  test('beside 260 rooms from one address somebody elsewhere waits for one job', async () => {
    const many = await Promise.all(Array.from({ length: 26 }, () => guest('attacker')));
    for (const asker of many) for (let n = 0; n < 10; n++) await make(ALONE, asker);
    const ann = await guest('somewhere');
    now += 1000;
    for (let round = 0; round < 3; round++) {
      expect(await take()).toBeDefined();
      const room = await make(TABLE, ann);
      await playSome(host, room, [ann.user], 1);
      expect([await take(), await take()]).toContain(room);
    }
    await emptyQueue();
  });

  test('of one address everybody has a turn, and everybody first', async () => {
    const [greedy, modest] = [await guest('school'), await guest('school')];
    const first = [await make(ALONE, greedy), await make(ALONE, greedy), await make(ALONE, greedy)];
    const one = await make(ALONE, modest);
    expect([await take(), await take()]).toEqual([first[0], one]);
    await emptyQueue();
  });

  describe('computers that think', () => {
    /** Rooms that were thought about, in this order; nobody thinks until released. */
    const thought: string[] = [];
    let letThink = () => {};
    const isLet = new Promise<void>((resolve) => {
      letThink = resolve;
    });
    const thinker: Thinks = {
      async think({ game, position }) {
        await isLet;
        thought.push(position);
        throw new Error(`no answer for ${game}`);
      },
      async close() {},
    } as Partial<Thinks> as Thinks;
    const start = () => {
      const { store, rooms, eventLog } = host;
      return new Computers({ store, rooms, eventLog, games, makeThinker: () => thinker, workers: 1, now: () => now });
    };
    const watch = async (room: string): Promise<() => void> => {
      const held = (await host.rooms.hold(room)) ?? expect.fail();
      const listener = { user: undefined, send() {} };
      host.hub.watch(listener, held, 0, []);
      host.attendance.came(held.live, undefined);
      return () => host.hub.unwatch(listener, room);
    };

    test('among themselves they stop when nobody watches, and go on when somebody does', async () => {
      const asker = await guest('home');
      const room = await make(ALONE, asker);
      now += 61_000;
      const computers = start();
      computers.wake();
      await vi.waitUntil(async () => (await jobs()).length === 0, { timeout: 30_000 });
      expect(thought).toEqual([]);
      const leave = await watch(room);
      await vi.waitUntil(async () => (await jobs()).includes(room), { timeout: 30_000 });
      letThink();
      computers.wake();
      await vi.waitUntil(() => thought.length > 0, { timeout: 30_000 });
      leave();
      await computers.close();
      await emptyQueue();
    });

    test('with people they answer whoever moved and left, but not for ever', async () => {
      const ann = await guest('home');
      const room = await make(TABLE, ann);
      await playSome(host, room, [ann.user], 1);
      thought.length = 0;
      now += 60_000;
      let computers = start();
      computers.wake();
      await vi.waitUntil(() => thought.length > 0, { timeout: 30_000 });
      await computers.close();
      await host.store.db.updateTable('jobs').set({ due_at: now }).execute();
      now += 11 * 60_000;
      thought.length = 0;
      computers = start();
      computers.wake();
      await vi.waitUntil(async () => (await jobs()).length === 0, { timeout: 30_000 });
      expect(thought).toEqual([]);
      await computers.close();
      // Once back, the answer is thought about.
      const live = (await host.rooms.find(room)) ?? expect.fail();
      host.attendance.came(live, ann.user);
      await vi.waitUntil(async () => (await jobs()).includes(room), { timeout: 30_000 });
      await act(host, room, ann.user, { do: 'resign' });
      await emptyQueue();
    });
  });
});
