import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { readAnything } from '../../../src/record/detect.ts';
import { isRecordFault } from '../../../src/record/fault.ts';
import { writeRecordJson } from '../../../src/record/record-json.ts';
import { writeRecordText } from '../../../src/record/record-text.ts';
import type { User } from '../../../src/server/accounts/sessions.ts';
import type { Host } from '../../../src/server/host.ts';
import { profileOf } from '../../../src/server/people/profile.ts';
import { act, databasesOfTests, KINDS, newAccount, playSome, seatedRoom } from '../support/hosts.ts';

const databases = databasesOfTests();

const CLOCK = { start: 600_000, increment: 5000, cap: 900_000 };
const two = games.filter(({ options }) => options.players.includes(2));
const many = games.find(({ options }) => options.players.includes(3)) ?? games[0];

describe.each(KINDS)('on the %s database', (kind) => {
  let host: Host;
  let ann: User;
  let ben: User;
  let gil: User;
  const rooms = new Map<string, string>();
  /** Names given above, of the games that were found. */
  const found = async (query: Parameters<Host['archive']['search']>[0], asker?: User) => {
    const { games: page } = await host.archive.search(query, asker?.id);
    return page.map(({ id }) => [...rooms].find(([, room]) => room === id)?.[0]);
  };
  const finished = (count: number) =>
    vi.waitUntil(
      async () =>
        (await host.store.db.selectFrom('seats').select('room').where('seat', '=', 0).execute()).length >= count,
      { timeout: 20_000, interval: 20 },
    );

  beforeAll(async () => {
    let now = Date.UTC(2026, 0, 1);
    host = await databases.open(databases.fresh(kind), () => now);
    [ann, ben] = [await newAccount(host, 'Ann'), await newAccount(host, 'Ben')];
    ({ user: gil } = await host.sessions.welcome('Gil'));
    const setup = (game: string) => ({ game, seats: ['open', 'open'], listed: true });
    const play = async (name: string, users: User[], wished: Parameters<typeof seatedRoom>[2], loser?: User) => {
      now += 1000;
      const room = await seatedRoom(host, users, wished);
      await playSome(host, room, users, 6);
      if (loser !== undefined) await act(host, room, loser, { do: 'resign' });
      rooms.set(name, room);
      await finished(rooms.size - (rooms.has('running') ? 1 : 0));
    };
    await play('listed', [ann, ben], { ...setup(two[0].id), clock: CLOCK }, ben);
    await play('rated', [ann, ben], { ...setup(two[1].id), rated: true }, ann);
    await play('private', [ann, gil], { ...setup(two[0].id), listed: false }, gil);
    await play('guests', [gil, ben], setup(two[0].id), ben);
    await play('running', [ann, ben], setup(two[0].id));
  }, 60_000);
  afterAll(() => host.close());

  test('everybody finds finished games that are listed, the newest first', async () => {
    expect(await found({})).toEqual(['guests', 'rated', 'listed']);
    const [newest] = (await host.archive.search({}, undefined)).games;
    expect(newest).toMatchObject({ game: two[0].id, players: 2, rated: false, moves: 6 });
    expect(newest.seats).toEqual([
      { name: 'Gil', kind: 'guest', result: 'won' },
      { name: 'Ben', kind: 'person', result: 'lost', user: ben.id },
    ]);
    expect(newest.outcome).toMatchObject({ reason: 'resignation', winners: [0] });
  });

  test('private games are found by those who sat in them', async () => {
    expect(await found({}, ann)).toEqual(['guests', 'private', 'rated', 'listed']);
    expect(await found({}, ben)).toEqual(['guests', 'rated', 'listed']);
    expect(await found({ mine: 'yes' }, gil)).toEqual(['guests', 'private']);
    expect(await found({ mine: 'yes' })).toEqual([]);
  });

  test('by player, game, result, time and whether rated', async () => {
    expect(await found({ player: 'ANN' })).toEqual(['rated', 'listed']);
    expect(await found({ player: 'gil' })).toEqual(['guests']);
    expect(await found({ player: 'Nobody' })).toEqual([]);
    expect(await found({ player: 'Ann', result: 'lost' })).toEqual(['rated']);
    expect(await found({ player: 'Ann', result: 'won' })).toEqual(['listed']);
    expect(await found({ result: 'shared' })).toEqual([]);
    expect(await found({ game: two[1].id })).toEqual(['rated']);
    expect(await found({ rated: 'yes' })).toEqual(['rated']);
    expect(await found({ rated: 'no' })).toEqual(['guests', 'listed']);
    const { games: all } = await host.archive.search({}, undefined);
    const middle = String(all[1].ended_at);
    expect(await found({ from: middle })).toEqual(['guests', 'rated']);
    expect(await found({ until: middle })).toEqual(['listed']);
  });

  test('page after page', async () => {
    const first = await host.archive.search({ limit: '2' }, ann.id);
    expect(first.games).toHaveLength(2);
    const second = await host.archive.search({ limit: '2', after: first.after ?? '' }, ann.id);
    expect(second.games).toHaveLength(2);
    expect(second.after).toBeNull();
    expect(new Set([...first.games, ...second.games].map(({ id }) => id)).size).toBe(4);
  });

  test('a record tells who played, how it ended and the clocks, and reads back', async () => {
    const record = await host.archive.record(rooms.get('listed') ?? '');
    if (record === undefined) expect.fail('no record');
    expect(record.tags).toMatchObject({ Player1: 'Ann', Player2: 'Ben', TimeControl: '600+5', Rated: 'no' });
    expect(record.line).toHaveLength(6);
    expect(record.line.every(({ clock }) => clock !== undefined && clock >= CLOCK.start)).toBe(true);
    for (const text of [writeRecordText(record), writeRecordJson(record)]) {
      const read = readAnything(games, text);
      if (isRecordFault(read)) expect.fail(read.what);
      expect(read.record.line.map(({ move }) => move)).toEqual(record.line.map(({ move }) => move));
      expect(read.record.outcome).toEqual({ reason: 'resignation', winners: [0], loser: 1 });
    }
    expect(await host.archive.record('a'.repeat(26))).toBeUndefined();
  });

  test('everything comes game after game, and nothing that the asker may not see', async () => {
    const count = async (asker?: User) => {
      const texts: string[] = [];
      for await (const record of host.archive.records({ limit: '1' }, asker?.id)) texts.push(writeRecordJson(record));
      return new Set(texts).size;
    };
    expect(await count()).toBe(3);
    expect(await count(gil)).toBe(4);
  });

  test('a profile has results, ratings and games, and names no private room', async () => {
    const profile = await profileOf(host, 'ann', ben.id);
    expect(profile).toMatchObject({ name: 'Ann', kind: 'person', results: { won: 2, lost: 1 } });
    expect(profile?.games.map(({ id }) => id)).toEqual([rooms.get('rated'), rooms.get('listed')]);
    expect(profile?.ratings).toEqual([expect.objectContaining({ game: two[1].id, speed: 'none', games: 1 })]);
    expect(profile?.history).toEqual([expect.objectContaining({ room: rooms.get('rated'), place: 2 })]);
    expect(JSON.stringify(profile)).not.toContain(rooms.get('private'));
    expect(await profileOf(host, 'Gil', ben.id)).toBeUndefined();
  });

  test('who was replaced by a computer stands in the record', async () => {
    const three = [ann, ben, gil];
    const room = await seatedRoom(host, three, {
      game: many.id,
      options: { players: 3 },
      seats: ['open', 'open', 'open'],
    });
    await playSome(host, room, three, 4);
    await act(host, room, gil, { do: 'resign' });
    expect((await host.archive.record(room))?.tags.StandIn3).toBe('level:5 from move 5');
  });
});
