import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../../src/server/store/postgres.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import type { NewEvent, Store } from '../../../src/server/store/store.ts';
import type { RoomSummary } from '../../../src/server/store/tables.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-store-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => {
  postgres.stop();
  rmSync(folder, { recursive: true });
});

const SUMMARY: RoomSummary = {
  status: 'playing',
  moves: 0,
  position: '',
  names: '[]',
  deadline: null,
  outcome: null,
  updated_at: 1,
};

function entry(seq: number, ply: number, wish: string | null = null, room = 'r'): NewEvent {
  const event = { room, seq, at: 1, kind: 'move', user_id: null, epoch: 0, ply, wish, body: '{}' };
  return { event, summary: { ...SUMMARY, moves: ply + 1 } };
}

async function addRoom(store: Store, id = 'r'): Promise<void> {
  const setup = { game: 'g', players: 2, speed: 'none', listed: 0, rated: 0, setup: '{}', version: 0, created_at: 1 };
  await store.batch([store.db.insertInto('rooms').values({ id, ...setup, ...SUMMARY })]);
}

describe.each(['embedded', 'PostgreSQL'])('the %s store', (kind) => {
  let store: Store;
  let where: string;
  const open = () => (kind === 'embedded' ? openSqlite(where) : openPostgres(where));
  beforeAll(async () => {
    where = kind === 'embedded' ? join(folder, 'store.db') : postgres.newDatabase();
    store = await open();
    await addRoom(store);
  });
  afterAll(() => store.close());

  test('keeps what was appended, in order, after it was closed and opened again', async () => {
    expect(await store.append(entry(1, 0, 'a'))).toEqual({ kind: 'stored' });
    expect(await store.append(entry(2, 1, 'b'))).toEqual({ kind: 'stored' });
    await store.close();
    store = await open();
    const rows = await store.db.selectFrom('events').select(['seq', 'ply', 'at']).orderBy('seq').execute();
    expect(rows).toEqual([
      { seq: 1, ply: 0, at: 1 },
      { seq: 2, ply: 1, at: 1 },
    ]);
    const room = await store.db.selectFrom('rooms').select(['version', 'moves']).executeTakeFirst();
    expect(room).toEqual({ version: 2, moves: 2 });
  });

  test('knows a wish again, and whoever comes too late', async () => {
    expect(await store.append(entry(3, 2, 'b'))).toEqual({ kind: 'again', seq: 2 });
    expect(await store.append(entry(2, 1, 'c'))).toEqual({ kind: 'stale' });
    expect(await store.append(entry(9, 2, 'c'))).toEqual({ kind: 'stale' });
  });

  test('of many who race for a ply one wins', async () => {
    const racers = Array.from({ length: 32 }, (_, racer) => store.append(entry(3, 2, `racer${racer}`)));
    const kinds = (await Promise.all(racers)).map((appended) => appended.kind);
    expect(kinds.filter((one) => one === 'stored')).toHaveLength(1);
    expect(kinds.filter((one) => one === 'stale')).toHaveLength(31);
  });

  test('events of many rooms at once are stored each for itself, with their jobs', async () => {
    const rooms = Array.from({ length: 40 }, (_, number) => `many${number}`);
    for (const room of rooms) await addRoom(store, room);
    const job = (room: string) => ({ key: room, kind: 'many', body: '{}', created_at: 1, due_at: 1, tries: 0 });
    const appended = await Promise.allSettled(
      rooms.map((room, number) => {
        // One is too late, one wants a room that does not exist, and one contains what a database cannot store.
        if (number === 20) return store.append(entry(7, 0, null, room));
        if (number === 21) return store.append(entry(1, 0, null, 'nowhere'));
        const one = { ...entry(1, 0, `wish ${room}`, room), job: job(room) };
        return store.append(number === 22 ? { ...one, event: { ...one.event, epoch: 2 ** 40 } } : one);
      }),
    );
    const kinds = appended.map((one) => (one.status === 'fulfilled' ? one.value.kind : 'refused'));
    const odd = kind === 'embedded' ? 'stored' : 'refused';
    expect(kinds).toEqual(rooms.map((_, number) => ({ 20: 'stale', 21: 'stale', 22: odd })[number] ?? 'stored'));
    const versions = await store.db
      .selectFrom('rooms')
      .select(['id', 'version'])
      .where('id', 'like', 'many%')
      .execute();
    const advanced = versions.filter(({ version }) => version === 1).map(({ id }) => id);
    const jobs = await store.db.selectFrom('jobs').select('key').where('kind', '=', 'many').execute();
    const events = await store.db.selectFrom('events').select('room').where('room', 'like', 'many%').execute();
    expect(advanced).toHaveLength(kinds.filter((one) => one === 'stored').length);
    expect(jobs.map(({ key }) => key).sort()).toEqual(advanced.sort());
    expect(events.map(({ room }) => room).sort()).toEqual(advanced);
  });

  test('two who write to the same rooms in opposite order do not wait for each other in a circle', async () => {
    const rooms = Array.from({ length: 30 }, (_, number) => `circle${number}`);
    for (const room of rooms) await addRoom(store, room);
    const other = kind === 'embedded' ? store : await open();
    const racers = [rooms, [...rooms].reverse()].flatMap((order, racer) =>
      order.map((room) => [store, other][racer].append(entry(1, 0, `${racer}`, room))),
    );
    const kinds = (await Promise.all(racers)).map((appended) => appended.kind);
    expect(kinds.filter((one) => one === 'stored')).toHaveLength(30);
    expect(kinds.filter((one) => one === 'stale')).toHaveLength(30);
    if (other !== store) await other.close();
  });

  test('a batch happens whole or not at all', async () => {
    const user = { id: 'u', kind: 'guest', name: 'n', created_at: 1, handle: null, skeleton: null };
    const insert = () => store.db.insertInto('users').values(user);
    await expect(store.batch([insert(), insert()])).rejects.toThrow();
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await store.batch([insert()]);
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([user]);
  });

  test('gives every job to one taker, and again when the taker died', async () => {
    const job = { key: 'k', kind: 'move', body: '{}', created_at: 1, due_at: 10, tries: 0 };
    expect(await store.append({ ...entry(4, 3), job })).toEqual({ kind: 'stored' });
    expect(await store.take('move', 9, 99)).toBeUndefined();
    const takers = await Promise.all([1, 2, 3, 4].map(() => store.take('move', 10, 99)));
    expect(takers.filter((taken) => taken !== undefined)).toMatchObject([{ ...job, due_at: 99, tries: 1 }]);
    expect(await store.take('move', 99, 200)).toMatchObject({ key: 'k', tries: 2 });
    expect(await store.take('other', 99, 200)).toBeUndefined();
  });

  test('a database of a newer Gamut is left alone', async () => {
    await store.db
      .insertInto('kysely_migration' as never)
      .values({ name: '9999-later', timestamp: '1' } as never)
      .execute();
    await expect(open()).rejects.toThrow('newer Gamut');
  });
});
