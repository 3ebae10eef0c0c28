import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { databasesOfTests, KINDS, seatedRoom } from '../support/hosts.ts';

const databases = databasesOfTests();
const OPEN = { game: 'agere', seats: ['open', 'open'] };

test.each(KINDS)('on the %s database what many say at once is stored together, each once', async (kind) => {
  const host = await databases.open(databases.fresh(kind));
  const users = await Promise.all(
    Array.from({ length: 100 }, async () => (await host.sessions.welcome(undefined)).user),
  );
  const rooms = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const live = await host.rooms.find(await seatedRoom(host, [], OPEN));
      return live ?? expect.fail();
    }),
  );
  const heard: string[] = [];
  for (const live of rooms)
    host.hub.watch({ user: undefined, send: (text) => heard.push(text) }, { live, release() {} }, 0, []);
  const commits = vi.spyOn(DatabaseSync.prototype, 'exec');
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  // Each sends it twice, as over a connection that breaks.
  const say = (index: number) =>
    host.chats.say(rooms[index % 10], users[index], 'the-same-wish', 'spectators', `Message ${index}`);
  const answers = await Promise.all(users.flatMap((_, index) => [say(index), say(index)]));
  expect(new Set(answers)).toEqual(new Set([undefined]));
  const writes =
    kind === 'embedded'
      ? commits.mock.calls.filter(([text]) => text === 'COMMIT')
      : queries.mock.calls.filter((call) => JSON.stringify(call[0]).includes('into \\"chat\\"'));
  expect(writes.length).toBeLessThan(10);
  vi.restoreAllMocks();
  const stored = await host.store.db.selectFrom('chat').select('text').execute();
  expect(stored).toHaveLength(100);
  expect(heard.filter((text) => text.includes('"say":"chat"'))).toHaveLength(100);
  await host.close();
});

test('in a room in which many write, whoever writes again is asked to wait', async () => {
  const host = await databases.open(databases.fresh('embedded'));
  const live = (await host.rooms.find(await seatedRoom(host, [], OPEN))) ?? expect.fail();
  const users = await Promise.all(
    Array.from({ length: 40 }, async () => (await host.sessions.welcome(undefined)).user),
  );
  const say = (user: (typeof users)[number], id: string) => host.chats.say(live, user, id, 'spectators', 'Hello');
  expect(new Set(await Promise.all(users.map((user) => say(user, 'first-one'))))).toEqual(new Set([undefined]));
  const again = await Promise.all(users.map((user) => say(user, 'second-one')));
  expect(again).toContain('slow mode');
  // What was said stays said, also when it is sent again.
  expect(await say(users[0], 'first-one')).toBeUndefined();
  await host.close();
});
