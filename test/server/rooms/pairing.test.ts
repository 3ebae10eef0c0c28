import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { Pairing } from '../../../src/protocol/lobby.ts';
import type { User } from '../../../src/server/accounts/sessions.ts';
import type { Host } from '../../../src/server/host.ts';
import { pair } from '../../../src/server/lobby/pairing.ts';
import { databasesOfTests, KINDS, newAccount, seatedRoom } from '../support/hosts.ts';

const databases = databasesOfTests();

const game = games[0].id;
const CLOCK = { start: 300_000, increment: 3000, cap: 600_000 };
const many = games.find(({ options }) => options.players.includes(3)) ?? games[0];

describe.each(KINDS)('on the %s database', (kind) => {
  let host: Host;
  let hosts: readonly Host[];
  let now = Date.now();
  const guest = async (name?: string): Promise<User> => (await host.sessions.welcome(name)).user;
  const paired = async (wished: Pairing, user: User, at = host) => {
    const found = await pair(at, wished, { user, network: null });
    if ('code' in found) expect.fail(found.code);
    return found.room;
  };
  beforeAll(async () => {
    const where = databases.fresh(kind);
    host = await databases.open(where, () => now);
    hosts = kind === 'embedded' ? [host] : [host, await databases.open(where, () => now)];
  });
  afterAll(async () => {
    for (const one of hosts) await one.close();
  });

  test('two who want the same play with each other; whoever asks again is where they were', async () => {
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    const room = await paired({ game, clock: CLOCK }, ann);
    expect(await paired({ game, clock: CLOCK }, ann)).toBe(room);
    expect(await paired({ game, clock: CLOCK }, ben)).toBe(room);
    const live = await host.rooms.find(room);
    expect(live?.room.status).toBe('playing');
    expect(live?.room.setup).toMatchObject({ listed: true, clock: CLOCK });
  });

  test('the oldest comes first, and only what fits', async () => {
    const rooms: string[] = [];
    const wishes: Pairing[] = [
      { game },
      { game, clock: CLOCK },
      { game, clock: { ...CLOCK, increment: 0 } },
      { game: many.id, options: { players: 3 } },
    ];
    for (const wished of wishes) rooms.push(await paired(wished, await guest()));
    expect(new Set(rooms).size).toBe(4);
    const older = rooms[1];
    now += 1000;
    const listed = { game, clock: CLOCK, listed: true };
    await seatedRoom(host, [], { ...listed, seats: ['open', 'open'] });
    expect(await paired({ game, clock: CLOCK }, await guest())).toBe(older);
    expect(await paired({ game, options: {}, clock: null }, await guest())).toBe(rooms[0]);
  });

  test('rated rooms are for accounts', async () => {
    expect(await pair(host, { game, rated: true }, { user: await guest(), network: null })).toEqual({ code: 'guest' });
    const room = await paired({ game, rated: true }, await newAccount(host, 'Cy'));
    expect(await paired({ game, rated: true }, await newAccount(host, 'Di'))).toBe(room);
  });

  test('nobody is sent to somebody who went away long ago', async () => {
    const clock = { ...CLOCK, start: 60_000 };
    const room = await paired({ game, clock }, await guest());
    now += 3_600_000;
    expect(await paired({ game, clock }, await guest())).not.toBe(room);
  });

  test('what makes no sense is refused by name', async () => {
    const asker = { user: await guest(), network: null };
    expect(await pair(host, { game: 'chess' }, asker)).toEqual({ code: 'bad input' });
    expect(await pair(host, { game, options: { players: 9 } }, asker)).toEqual({ code: 'bad input' });
  });

  test('of many who come at once all find somebody, wherever they ask', async () => {
    const clock = { ...CLOCK, increment: 1000 };
    const users = await Promise.all(Array.from({ length: 10 }, () => guest()));
    const rooms = await Promise.all(
      users.map((user, index) => paired({ game, clock }, user, hosts[index % hosts.length])),
    );
    const counts = new Map<string, number>();
    for (const room of rooms) counts.set(room, (counts.get(room) ?? 0) + 1);
    expect([...counts.values()]).toEqual([2, 2, 2, 2, 2]);
  });
});
