import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { ServerMessage } from '../../../src/protocol/messages.ts';
import { GONE_NAME } from '../../../src/protocol/names.ts';
import type { Host } from '../../../src/server/host.ts';
import { deleteUser } from '../../../src/server/people/deletion.ts';
import { profileOf } from '../../../src/server/people/profile.ts';
import type { Tables } from '../../../src/server/store/tables.ts';
import { serverOfTests } from '../support/any-server.ts';
import { type Asked, newAuthenticator } from '../support/authenticator.ts';
import { newGuest } from '../support/guests.ts';
import { act, databasesOfTests, KINDS, newAccount, playSome, seatedRoom } from '../support/hosts.ts';

const databases = databasesOfTests();

const [game] = games;
const many = games.find(({ options }) => options.players.includes(3)) ?? game;
const TWO = { game: game.id, seats: ['open', 'open'], listed: true };
const HOUR = 3_600_000;

describe.each(KINDS)('on the %s database', (kind) => {
  let host: Host;
  let ahead = 0;
  let where: string;
  beforeAll(async () => {
    where = databases.fresh(kind);
    host = await databases.open(where, () => Date.now() + ahead);
  });
  afterAll(() => host.close());

  /** Everything stored that could contain a name. */
  const stored = async () => {
    const tables: (keyof Tables)[] = ['users', 'events', 'rooms', 'seats', 'chat', 'challenges', 'jobs', 'bots'];
    const rows = await Promise.all(tables.map((table) => host.store.db.selectFrom(table).selectAll().execute()));
    return JSON.stringify(rows);
  };
  const jobs = async (of: string) =>
    (await host.store.db.selectFrom('jobs').select('tries').where('kind', '=', of).execute()).map(({ tries }) => tries);

  test('whoever is deleted leaves games without a name, and no way in', async () => {
    const ann = await newAccount(host, 'Annabella');
    const [ben, cy] = [await newAccount(host, 'Ben'), await newAccount(host, 'Cy')];
    const token = await host.sessions.begin(ann.id, 'a phone', undefined);
    const made = await host.bots.newToken(ann, `bot-of-${kind.length}`);
    if (typeof made === 'string') expect.fail(made);
    const ended = await seatedRoom(host, [ann, ben], { ...TWO, rated: true });
    await playSome(host, ended, [ann, ben], 4);
    await act(host, ended, ben, { do: 'resign' });
    await vi.waitUntil(async () => (await jobs('finish')).length === 0, { timeout: 20_000 });
    const running = await seatedRoom(host, [ben, ann], TWO);
    await playSome(host, running, [ann, ben], 3);
    const three = await seatedRoom(host, [ann, ben, cy], {
      ...{ game: many.id, options: { players: 3 }, seats: ['open', 'open', 'open'] },
    });
    const [alone, shared] = [await seatedRoom(host, [ann], TWO), await seatedRoom(host, [], TWO)];
    const wide = await seatedRoom(host, [cy, ann], {
      ...{ game: many.id, options: { players: 3 }, seats: ['open', 'open', 'open'] },
    });
    const live = await host.rooms.find(running);
    if (live !== undefined) await host.chats.say(live, ann, 'wish-1', 'players', 'I live in Lisbon');
    if (live !== undefined)
      await host.chats.say(live, ben, 'wish-2', 'players', 'Hello annabella! No Annabellas here.');
    const asked = { room: ended, user_id: ann.id, status: 'done', plies: 0, done: 0, created_at: 1, updated_at: 1 };
    await host.store.db.insertInto('analyses').values(asked).execute();
    expect(await stored()).toContain('Annabella');

    await deleteUser(host, ann);
    expect(await host.sessions.find(token)).toBeUndefined();
    expect(await host.bots.find(made.token)).toBeUndefined();
    expect(await profileOf(host, 'Annabella', undefined)).toBeUndefined();
    await vi.waitUntil(async () => !/Annabella\b/.test(await stored()), { timeout: 20_000 });
    expect(await stored()).not.toContain('Lisbon');
    expect(live === undefined ? [] : await host.chats.read(live)).toMatchObject([
      { text: `Hello ${GONE_NAME}! No Annabellas here.` },
    ]);
    const owners = await host.store.db.selectFrom('bots').select('owner').execute();
    const askers = await host.store.db.selectFrom('analyses').select('user_id').execute();
    expect(JSON.stringify([owners, askers])).not.toContain(ann.id);

    const status = async (room: string) => (await host.rooms.find(room))?.room.status;
    const rooms = [ended, running, three, alone, wide, shared];
    expect(await Promise.all(rooms.map(status))).toEqual(['over', 'over', 'playing', 'over', 'waiting', 'waiting']);
    expect(live?.room.outcome).toMatchObject({ reason: 'resignation', winners: [0] });
    expect(live?.room.seats[1].sitter).toMatchObject({ name: GONE_NAME, isGuest: true });
    expect((await host.rooms.find(three))?.room.seats[0].standIn).toMatch(/^level:/);
    // All that is stored about the others still adds up.
    await act(host, three, ben, { do: 'resign' });
    await vi.waitUntil(async () => (await jobs('finish')).length === 0, { timeout: 20_000 });
    const found = await host.archive.search({ player: 'Ben' }, ben.id);
    expect(found.games.map(({ seats }) => seats.map(({ name }) => name))).toEqual(
      expect.arrayContaining([
        ['Ben', GONE_NAME],
        [GONE_NAME, 'Ben'],
      ]),
    );
    expect((await host.archive.record(running))?.tags).toMatchObject({ Player1: 'Ben', Player2: GONE_NAME });
    expect(await host.ratings.of(ann.id)).toEqual([]);
    expect(await host.ratings.of(ben.id)).toHaveLength(1);
    expect(await newAccount(host, 'annabella')).toMatchObject({ name: 'annabella' });

    // Once more after a while, and then no more.
    expect(await jobs('forget')).toEqual([1]);
    ahead += HOUR;
    await vi.waitUntil(async () => (await jobs('forget')).length === 0, { timeout: 20_000 });
    // Nor is it left in files.
    if (kind !== 'embedded') return;
    const files = () => [where, `${where}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
    await vi.waitUntil(() => !/Annabella\b|Lisbon/.test(files()), { timeout: 20_000 });
  });
});

test('a process that has a game in memory forgets the name as well, and plays on', async () => {
  const where = databases.fresh('PostgreSQL');
  const [here, there] = [await databases.openHearing(where), await databases.openHearing(where)];
  const [ann, ben, cy] = await Promise.all(['Annabella', 'Ben', 'Cy'].map((name) => newAccount(here, name)));
  const three = { game: many.id, options: { players: 3 }, seats: ['open', 'open', 'open'] };
  const room = await seatedRoom(here, [ann, ben, cy], three);
  const held = await there.rooms.hold(room);
  if (held === undefined) expect.fail('no room');
  const { live } = held;
  await there.chats.say(live, ann, 'wish-1', 'players', 'I live in Lisbon');
  await there.chats.say(live, ben, 'wish-2', 'players', 'I do not');
  const heard: ServerMessage[] = [];
  there.hub.watch({ user: ben, send: (text) => heard.push(JSON.parse(text)) }, held, 0, await there.chats.read(live));
  expect(JSON.stringify(heard)).toMatch(/Annabella.*Lisbon/);
  await deleteUser(here, ann);
  await vi.waitUntil(() => live.events.some((event) => event.kind === 'resign'), { timeout: 20_000 });
  await vi.waitUntil(() => !JSON.stringify(live.events).includes('Annabella'), { timeout: 20_000 });
  // Listeners are told everything again.
  const retold = await vi.waitUntil(() => heard.slice(1).find(({ say }) => say === 'room'), { timeout: 20_000 });
  expect(retold).toMatchObject({ since: 0, events: live.events, chat: [{ name: 'Ben', text: 'I do not' }] });
  expect(JSON.stringify(retold)).not.toMatch(/Annabella|Lisbon/);
  await act(there, room, ben, { do: 'resign' });
  const { names } = await there.store.db.selectFrom('rooms').select('names').executeTakeFirstOrThrow();
  expect(JSON.parse(names)).toEqual([GONE_NAME, 'Ben', 'Cy']);
  await here.close();
  await there.close();
});

describe('over HTTP', () => {
  const { address } = serverOfTests({ workers: 0 });
  const SECRET = 'correct horse battery';
  const WRONG = { status: 403, body: { code: 'wrong' } };

  test('an account is deleted by whoever writes its name and knows its password', async () => {
    const dora = await newGuest(address);
    await dora.post('/api/account/password', { name: 'Dora', password: SECRET });
    const remove = (body: object) => dora.post('/api/account/delete', body);
    expect(await remove({ name: 'Dora' })).toEqual(WRONG);
    expect(await remove({ name: 'Dora', password: 'another' })).toEqual(WRONG);
    expect(await remove({ name: 'Dana', password: SECRET })).toEqual(WRONG);
    expect(await remove({ name: 'Dora', password: SECRET, all: true })).toMatchObject({ status: 400 });
    expect(await remove({ name: 'dora', password: SECRET })).toEqual({ status: 200, body: {} });
    expect(await dora.get('/api/session')).toEqual({ status: 200, body: { user: null } });
    expect(await remove({ name: 'dora', password: SECRET })).toMatchObject({ status: 401 });
    expect(await dora.get('/api/users/Dora')).toMatchObject({ status: 404 });
  });

  test('a passkey proves it as well, but only their own', async () => {
    const withPasskey = async (name: string) => {
      const guest = await newGuest(address);
      const device = newAuthenticator();
      const origin = address().slice(0, -1);
      const options = (await guest.post('/api/account/passkey/options', { name })).body.options as Asked;
      await guest.post('/api/account/passkey', { name, response: device.create(options, origin) });
      const proof = async () =>
        device.sign((await guest.post('/api/sign-in/passkey/options', {})).body.options as Asked, origin);
      return { guest, proof };
    };
    const [eve, fay] = [await withPasskey('Eve'), await withPasskey('Fay')];
    const remove = async (response: unknown) => eve.guest.post('/api/account/delete', { name: 'Eve', response });
    expect(await remove(await fay.proof())).toEqual(WRONG);
    expect(await remove(await eve.proof())).toMatchObject({ status: 200 });
  });

  test('guests may go too; whoever guesses has to stop', async () => {
    const gil = await newGuest(address, 'Gil');
    for (let guess = 0; guess < 10; guess++) {
      expect(await gil.post('/api/account/delete', { name: 'x' })).toEqual(WRONG);
    }
    expect(await gil.post('/api/account/delete', { name: 'Gil' })).toMatchObject({ status: 429 });
    const hal = await newGuest(address, 'Hal');
    expect(await hal.post('/api/account/delete', { name: 'Hal' })).toMatchObject({ status: 200 });
  });
});
