import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Codes } from '../../../src/server/accounts/codes.ts';
import type { Host } from '../../../src/server/host.ts';
import { Attempts } from '../../../src/server/limits/attempts.ts';
import { networkOf } from '../../../src/server/limits/network.ts';
import { withLock } from '../../../src/server/store/lock.ts';
import { hashOf } from '../../../src/server/store/secrets.ts';
import { databasesOfTests, KINDS, newAccount } from '../support/hosts.ts';

const databases = databasesOfTests();

const HOUR = 3_600_000;

describe.each(KINDS)('on the %s database', (kind) => {
  let host: Host;
  beforeAll(async () => {
    host = await databases.open(databases.fresh(kind));
  });
  afterAll(() => host.close());

  test('of many who want one name at once one gets it', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => host.sessions.welcome(undefined)));
    const nothing = () => host.store.db.selectFrom('users').select('id').limit(1);
    const names = ['Wanted', 'WANTED', 'wanted'];
    const made = await Promise.all(
      guests.map(({ user }, index) => host.accounts.upgrade(user, names[index % names.length], nothing())),
    );
    expect(made.filter((one) => !('code' in one))).toHaveLength(1);
    expect(made.filter((one) => 'code' in one && one.code === 'name taken')).toHaveLength(7);
  });

  test('of many who want a bot of one name at once one owns it, and nothing is left of the others', async () => {
    const owners = await Promise.all(Array.from({ length: 6 }, () => host.sessions.welcome(undefined)));
    const made = await Promise.all(owners.map(({ user }) => host.bots.newToken(user, 'wanted-bot')));
    const tokens = made.filter((one) => typeof one !== 'string');
    expect(tokens).toHaveLength(1);
    expect(made.filter((one) => one === 'not allowed')).toHaveLength(5);
    expect(await host.bots.find(tokens[0].token)).toMatchObject({ user: { name: 'wanted-bot' } });
    const users = await host.store.db.selectFrom('users').select('id').where('name', '=', 'wanted-bot').execute();
    expect(users).toHaveLength(1);
  });

  test('a name can be changed to one that is free, and is free again afterwards', async () => {
    const [ann, ben] = [await newAccount(host, 'Ann'), await newAccount(host, 'Ben')];
    expect(await host.accounts.rename(ben, 'ANN')).toEqual({ code: 'name taken' });
    expect(await host.accounts.rename(ann, 'ann')).toMatchObject({ id: ann.id, name: 'ann' });
    expect(await host.accounts.rename(ann, 'Anna')).toMatchObject({ name: 'Anna' });
    expect(await host.accounts.rename(ben, 'Ann')).toMatchObject({ name: 'Ann' });
    expect(await host.accounts.find('aNN')).toMatchObject({ id: ben.id });
  });

  test('a new session takes the place of the one before; others can be listed and ended', async () => {
    const { user, token } = await host.sessions.welcome(undefined, 'a phone');
    const next = await host.sessions.begin(user.id, 'a desk', hashOf(token));
    expect(await host.sessions.find(token)).toBeUndefined();
    const other = await host.sessions.begin(user.id, 'a shelf', undefined);
    const devices = (await host.sessions.list(user.id)).map(({ device }) => device);
    expect(devices.sort()).toEqual(['a desk', 'a shelf']);
    expect(await host.sessions.end('somebody else', hashOf(other))).toBe(false);
    await host.sessions.endOthers(user.id, hashOf(next));
    expect(await host.sessions.find(other)).toBeUndefined();
    expect(await host.sessions.find(next)).toEqual(user);
  });

  test('lines of sessions that ended elsewhere are cut', async () => {
    const { user, token } = await host.sessions.welcome(undefined);
    const close = vi.fn();
    const line = { close, on: () => {} };
    host.sessionSockets.hold(hashOf(token), line);
    await host.sessionSockets.sweep(host.store);
    expect(close).not.toHaveBeenCalled();
    await host.store.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await host.sessionSockets.sweep(host.store);
    expect(close).toHaveBeenCalledOnce();
  });

  test('a code is good once, for its purpose, and not for long', async () => {
    let now = 1_000_000;
    const codes = new Codes(host.store, () => now);
    await codes.issue('transfer', 'one', 'ann', 1000);
    expect(await codes.take('passkey', 'one')).toBeUndefined();
    const takers = await Promise.all([1, 2, 3].map(() => codes.take('transfer', 'one')));
    expect(takers.filter((taken) => taken !== undefined)).toEqual([{ user: 'ann' }]);
    await codes.issue('transfer', 'two', 'ann', 1000);
    now += 1001;
    expect(await codes.take('transfer', 'two')).toBeUndefined();
  });

  test('attempts are counted together, and forgotten after a while', async () => {
    let now = Date.now();
    const attempts = new Attempts(host.store, () => now);
    const all = await Promise.all(Array.from({ length: 12 }, () => attempts.allow('door', 10)));
    expect(all.filter(Boolean)).toHaveLength(10);
    expect(await attempts.allowAll([['other door', 10]])).toBe(true);
    expect(
      await attempts.allowAll([
        ['door', 10],
        ['other door', 10],
      ]),
    ).toBe(false);
    now += HOUR;
    expect(await attempts.allow('door', 10)).toBe(true);
    const rows = await host.store.db.selectFrom('tries').select('what').execute();
    expect(rows).toEqual([{ what: hashOf('door') }]);
  });

  test('what is locked is done by one at a time, also when one fails', async () => {
    let inside = 0;
    const work = async (fails: boolean) => {
      expect(++inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 3));
      inside--;
      if (fails) throw new Error('failed');
    };
    const done = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => withLock(host.store, host.now, 'door', () => work(index % 2 === 0))),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });
});

test('a session that ends in one process loses its lines in another', async () => {
  const where = databases.fresh('PostgreSQL');
  const [here, there] = [await databases.openHearing(where), await databases.openHearing(where)];
  const { user, token } = await here.sessions.welcome(undefined);
  const close = vi.fn();
  there.sessionSockets.hold(hashOf(token), { close, on: () => {} });
  await here.sessions.end(user.id, hashOf(token));
  await vi.waitUntil(() => close.mock.calls.length === 1, { timeout: 20_000 });
  await here.close();
  await there.close();
});

test('an address of the newer kind counts with its network', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
});
