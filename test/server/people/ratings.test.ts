import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { defaultOptions } from '../../../src/core/options.ts';
import { games } from '../../../src/games/index.ts';
import { LEAST_MOVES, MOST_A_DAY } from '../../../src/protocol/fairness.ts';
import type { NewRoom } from '../../../src/protocol/messages.ts';
import { KNOWN_DEVIATION } from '../../../src/protocol/setup.ts';
import type { User } from '../../../src/server/accounts/sessions.ts';
import type { Host } from '../../../src/server/host.ts';
import { planRoom, sitterOf } from '../../../src/server/lobby/plan.ts';
import { computerMove } from '../../../src/server/rooms/acts.ts';
import { act, bareRooms, databasesOfTests, KINDS, newAccount, playSome, seatedRoom } from '../support/hosts.ts';

const databases = databasesOfTests();

const MINUTES = { start: 300_000, increment: 0, cap: 300_000 };
const measured = games.find(({ engine: { ladders } }) => ladders.some(({ players }) => players === 2)) ?? games[0];
const many = games.find(({ options }) => options.players.includes(3)) ?? games[0];
const RATED = { game: measured.id, seats: ['open', 'open'], rated: true, clock: MINUTES };

const settled = (host: Host) =>
  vi.waitUntil(
    async () =>
      (await host.store.db.selectFrom('jobs').select('key').where('kind', '=', 'finish').execute()).length === 0,
    { timeout: 20_000, interval: 20 },
  );

/** A rated game in which everybody has made enough moves for it to count. */
async function begun(host: Host, users: readonly User[], setup: NewRoom = RATED): Promise<string> {
  const room = await seatedRoom(host, users, setup);
  await playSome(host, room, users, LEAST_MOVES * users.length);
  return room;
}

describe.each(KINDS)('on the %s database', (kind) => {
  let where: string;
  let host: Host;
  let ann: User;
  let ben: User;
  beforeAll(async () => {
    where = databases.fresh(kind);
    host = await databases.open(where);
    ann = await newAccount(host, 'Ann');
    ben = await newAccount(host, 'Ben');
  });
  afterAll(() => host.close());

  test('a rated game changes the ratings of both, in its own pool', async () => {
    const room = await begun(host, [ann, ben]);
    await act(host, room, ben, { do: 'resign' });
    await settled(host);
    const [[won], [lost]] = await Promise.all([host.ratings.of(ann.id), host.ratings.of(ben.id)]);
    expect(won).toMatchObject({ game: measured.id, speed: 'quick', players: 2, games: 1 });
    expect(won.rating).toBeGreaterThan(1500);
    expect(won.rating + lost.rating).toBeCloseTo(3000, -1);
    expect(await host.ratings.history(ann.id)).toEqual([expect.objectContaining({ place: 1, room: null })]);
    const first = { user: ann.id, before: null, after: won.rating };
    expect(await host.ratings.changesBy(room)).toEqual(expect.arrayContaining([first]));
    const again = await begun(host, [ann, ben]);
    expect(await host.ratings.changesBy(again)).toEqual([]);
    await act(host, again, ben, { do: 'resign' });
    await settled(host);
    const changes = await host.ratings.changesBy(again);
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual({
      user: ann.id,
      before: won.rating,
      after: (await host.ratings.of(ann.id))[0].rating,
    });
  });

  test('games that are not rated, called off or given up by all change nothing', async () => {
    const before = await host.ratings.history(ann.id);
    const free = await seatedRoom(host, [ann, ben], { ...RATED, rated: false });
    await act(host, free, ann, { do: 'resign' });
    const off = await seatedRoom(host, [ann, ben], RATED);
    await act(host, off, ann, { do: 'abort' });
    const agreed = await seatedRoom(host, [ann, ben], RATED);
    for (const user of [ann, ben]) await act(host, agreed, user, { do: 'agree', what: 'abort' });
    await settled(host);
    expect(await host.ratings.history(ann.id)).toEqual(before);
  });

  test('guests are refused by name, and so are computers that nobody has measured', async () => {
    const { user: guest } = await host.sessions.welcome('Gil');
    expect(planRoom(host, { ...RATED, seats: ['me', 'open'] }, guest)).toEqual({ code: 'guest' });
    expect(planRoom(host, { ...RATED, seats: ['me', 'level:3'] }, ann)).toHaveProperty('setup');
    const [bot] = measured.engine.museum;
    if (bot !== undefined) {
      expect(planRoom(host, { ...RATED, seats: ['me', `museum:${bot.id}`] }, ann)).toEqual({ code: 'not measured' });
    }
    const other = { ...RATED, options: { pie: true } };
    expect(planRoom(host, { ...other, seats: ['me', 'open'] }, ann)).toHaveProperty('setup');
    expect(planRoom(host, { ...other, seats: ['me', 'level:3'] }, ann)).toEqual({ code: 'not measured' });
    const open = planRoom(host, { ...RATED, seats: ['me', 'open'] }, ann);
    if ('code' in open) expect.fail(open.code);
    const id = 'a'.repeat(26);
    await host.eventLog.create(id, open.setup, open.sitters);
    const refused = await host.acts.act(id, sitterOf(guest), { id: 'wish-1234', act: { do: 'sit' } }, 0);
    expect(refused).toEqual({ code: 'guest' });
  });

  test('on a board that a computer plays perfectly no game is rated', () => {
    const small = games.find(
      ({ options, engine }) => engine.solvable?.({ ...defaultOptions(options), size: 3 }) === true,
    );
    if (small === undefined) expect.fail('no such game');
    const wished = { ...RATED, game: small.id, options: { size: 3 } };
    expect(planRoom(host, wished, ann)).toEqual({ code: 'too small' });
    expect(planRoom(host, { ...wished, rated: false }, ann)).toHaveProperty('setup');
  });

  test('a computer is an opponent of known strength that stays as it is', async () => {
    const cy = await newAccount(host, 'Cy');
    const room = await seatedRoom(host, [cy], { ...RATED, seats: ['open', 'level:1'] });
    for (let ply = 0; ply < 2 * LEAST_MOVES; ply += 2) {
      await playSome(host, room, [cy], 1);
      const [move] = legalTexts((await host.rooms.find(room))?.room.match.position ?? expect.fail());
      await computerMove(host, { room, epoch: 0, ply: ply + 1 }, move);
    }
    await act(host, room, cy, { do: 'resign' });
    await settled(host);
    const [lost] = await host.ratings.of(cy.id);
    expect(lost.rating).toBeLessThan(1400);
    const rows = await host.store.db.selectFrom('rating_events').select('user_id').where('room', '=', room).execute();
    expect(rows).toEqual([{ user_id: cy.id }]);
  });

  test('many games of the same people that end at once count once each, whoever tries how often', async () => {
    const hosts = kind === 'embedded' ? [host] : [host, await databases.open(where)];
    const [dan, eve] = [await newAccount(host, 'Dan'), await newAccount(host, 'Eve')];
    const rooms = await Promise.all(Array.from({ length: MOST_A_DAY }, () => begun(host, [dan, eve])));
    await Promise.all(
      rooms.map((room, index) => act(hosts[index % hosts.length], room, index % 3 === 0 ? dan : eve, { do: 'resign' })),
    );
    await settled(host);
    // As if the process that did it had died before the job was deleted.
    const again = rooms.map((room) => ({
      ...{ key: `finish ${room}`, kind: 'finish', body: JSON.stringify(room) },
      ...{ created_at: 1, due_at: 1, tries: 1 },
    }));
    await host.store.db.insertInto('jobs').values(again).execute();
    await settled(host);
    for (const user of [dan, eve]) {
      const events = await host.store.db
        .selectFrom('rating_events')
        .select(['room', 'number'])
        .where('user_id', '=', user.id)
        .orderBy('number')
        .execute();
      expect(events.map(({ number }) => number)).toEqual(rooms.map((_, index) => index + 1));
      expect(new Set(events.map(({ room }) => room)).size).toBe(MOST_A_DAY);
    }
    for (const other of hosts.slice(1)) await other.close();
  });

  test('ratings cannot be farmed: what did not count is told, and why', async () => {
    const [kim, lee] = [await newAccount(host, `Kim ${kind.length}`), await newAccount(host, `Lee ${kind.length}`)];
    const botOf = async (owner: User, name: string): Promise<User> => {
      const made = await host.bots.newToken(owner, `${name}-${kind.length}`);
      if (typeof made === 'string') expect.fail(made);
      return (await host.bots.find(made.token))?.user ?? expect.fail();
    };
    const [one, two, other] = [await botOf(kim, 'one'), await botOf(kim, 'two'), await botOf(lee, 'other')];
    const ended = async (users: readonly User[], plies: number) => {
      const room = await seatedRoom(host, users, RATED);
      await playSome(host, room, users, plies);
      await act(host, room, users[1], { do: 'resign' });
      await settled(host);
      return (await host.rooms.find(room))?.room.unrated;
    };
    const enough = 2 * LEAST_MOVES;
    expect(await ended([kim, one], enough)).toBe('own bot');
    expect(await ended([one, two], enough)).toBe('own bot');
    expect(await ended([kim, lee], 0)).toBe('few moves');
    expect(await ended([kim, lee], enough - 1)).toBe('few moves');
    expect(await host.ratings.of(kim.id)).toEqual([]);
    // An owner and their bots count as one.
    for (let game = 0; game < MOST_A_DAY; game++) {
      expect(await ended([game % 2 === 0 ? kim : one, game % 3 === 0 ? other : lee], enough)).toBeUndefined();
    }
    expect(await ended([kim, lee], enough)).toBe('same pair');
    expect(await ended([two, other], enough)).toBe('same pair');
    const [rating] = await host.ratings.of(kim.id);
    expect(rating.games).toBe(MOST_A_DAY / 2);
  }, 60_000);

  test('a pool has its best people, and our computers beside them', async () => {
    const pool = { game: measured.id, speed: 'quick', players: 2 } as const;
    const best = await host.ratings.best(pool);
    // Only those are listed whose strength is known: it depends on the order in which games that ended at once count.
    const last = await host.store.db
      .selectFrom('rating_events')
      .innerJoin('users', 'users.id', 'rating_events.user_id')
      .select(['users.name', 'rating_events.deviation'])
      .where('users.name', 'in', ['Dan', 'Eve'])
      .where('rating_events.number', '=', MOST_A_DAY)
      .execute();
    expect(last).toHaveLength(2);
    const known = last.filter(({ deviation }) => deviation < KNOWN_DEVIATION).map(({ name }) => `${name} person`);
    expect(best?.people.map(({ name, kind: who }) => `${name} ${who}`).toSorted()).toEqual(known.toSorted());
    const ratings = best?.people.map(({ rating }) => rating) ?? [];
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    expect(best?.computers[0].rating).toBeGreaterThan(best?.computers.at(-1)?.rating ?? Number.NaN);
    expect(await host.ratings.best({ ...pool, game: 'chess' })).toBeUndefined();
  });

  test('a server that died before it counted a game counts it when it is back', async () => {
    const [fay, gus] = [await newAccount(host, 'Fay'), await newAccount(host, 'Gus')];
    const room = await begun(host, [fay, gus]);
    await host.close();
    // A process that has stored the end of the game, and did nothing more.
    const store = await databases.openStore(where);
    await bareRooms(store).acts.act(room, sitterOf(gus), { id: 'wish-1234', act: { do: 'resign' } }, 0);
    await store.close();
    host = await databases.open(where);
    await settled(host);
    expect(await host.ratings.of(fay.id)).toEqual([expect.objectContaining({ games: 1 })]);
  });

  test('among three whoever leaves comes last, and a computer of their strength plays on', async () => {
    const three = await Promise.all(['Hal', 'Ida', 'Jon'].map((name) => newAccount(host, `${name} ${kind.length}`)));
    const setup = { game: many.id, options: { players: 3 }, seats: ['open', 'open', 'open'], rated: true };
    const room = await begun(host, three, setup);
    await act(host, room, three[1], { do: 'resign' });
    expect((await host.rooms.find(room))?.room.seats[1].standIn).toBe('level:5');
    await host.eventLog.happen(room, 'draw', () => ({ kind: 'agree', seat: 0, what: 'draw' }));
    await host.eventLog.happen(room, 'draw too', () => ({ kind: 'agree', seat: 2, what: 'draw' }));
    await settled(host);
    const ratings = await Promise.all(three.map(async ({ id }) => (await host.ratings.of(id))[0].rating));
    expect(ratings[0]).toBe(ratings[2]);
    expect(ratings[1]).toBeLessThan(1500);
    expect(ratings[0]).toBeGreaterThan(1500);
  });
});
