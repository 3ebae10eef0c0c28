import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { serverOfTests } from '../support/any-server.ts';
import { type Asked, newAuthenticator } from '../support/authenticator.ts';
import { type Guest, newGuest } from '../support/guests.ts';

const server = serverOfTests({ workers: 0 });
const { address } = server;
const SECRET = 'correct horse battery';
const ASKED = { status: 403, body: { code: 'not proven' } };
let number = 0;

/** Everything that gives users or their programs new access. */
const waysIn = (name: string): readonly (readonly [path: string, body: object, status: number])[] => [
  ['/api/account/passkey/options', { name }, 200],
  ['/api/transfer', {}, 201],
  ['/api/tokens', { bot: `bot-${name.toLowerCase()}` }, 201],
];

/** As if everybody had signed in yesterday. */
function letTimePass(): void {
  const database = new DatabaseSync(join(server.folder, 'gamut.db'));
  database.exec('UPDATE sessions SET proven_at = 1');
  database.close();
}

let ann: Guest;
let name: string;
beforeEach(async () => {
  name = `Ann${++number}`;
  ann = await newGuest(address);
  await ann.post('/api/account/password', { name, password: SECRET });
});

test('whoever has just signed in makes new ways in; later they prove again who they are', async () => {
  for (const [path, body, status] of waysIn(name)) expect((await ann.post(path, body)).status, path).toBe(status);
  letTimePass();
  for (const [path, body] of waysIn(name)) expect(await ann.post(path, body), path).toEqual(ASKED);
  expect(await ann.post('/api/account/prove', { password: 'not this one' })).toMatchObject({ status: 403 });
  expect(await ann.post('/api/account/prove', {})).toMatchObject({ status: 403 });
  for (const [path, body] of waysIn(name)) expect(await ann.post(path, body), path).toEqual(ASKED);
  expect(await ann.post('/api/account/prove', { password: SECRET })).toEqual({ status: 200, body: {} });
  for (const [path, body, status] of waysIn(name)) expect((await ann.post(path, body)).status, path).toBe(status);
});

test('a passkey proves it too; a first password and the removal of a passkey need the proof', async () => {
  const origin = address().slice(0, -1);
  const ask = async (path: string, sent: object = {}) => (await ben.post(path, sent)).body.options as Asked;
  const ben = await newGuest(address);
  const device = newAuthenticator();
  const options = await ask('/api/account/passkey/options', { name: `Ben${number}` });
  await ben.post('/api/account/passkey', { name: `Ben${number}`, response: device.create(options, origin) });
  letTimePass();
  expect(await ben.post('/api/account/password', { password: SECRET })).toEqual(ASKED);
  expect(await ben.post('/api/account/passkey/remove', { id: device.id })).toEqual(ASKED);
  const response = device.sign(await ask('/api/sign-in/passkey/options'), origin);
  expect(await ann.post('/api/account/prove', { response })).toMatchObject({ status: 403 }); // another user's
  const again = device.sign(await ask('/api/sign-in/passkey/options'), origin);
  expect(await ben.post('/api/account/prove', { response: again })).toMatchObject({ status: 200 });
  expect(await ben.post('/api/account/password', { password: SECRET })).toMatchObject({ status: 200 });
  expect(await ben.post('/api/account/passkey/remove', { id: device.id })).toMatchObject({ status: 200 });
});

test('a passkey that was asked for before the proof ran out is not stored after it', async () => {
  const device = newAuthenticator();
  const { options } = (await ann.post('/api/account/passkey/options', { name })).body as { options: Asked };
  letTimePass();
  const response = device.create(options, address().slice(0, -1));
  expect(await ann.post('/api/account/passkey', { name, response })).toEqual(ASKED);
});

test('whoever came by a code has proven nothing yet', async () => {
  const { code } = (await ann.post('/api/transfer', {})).body;
  const desk = await newGuest(address);
  expect(await desk.post('/api/transfer/take', { code })).toMatchObject({ status: 200 });
  for (const [path, body] of waysIn(name)) expect(await desk.post(path, body), path).toEqual(ASKED);
});

test('guests have nothing to prove', async () => {
  const guest = await newGuest(address);
  letTimePass();
  for (const [path, body, status] of waysIn(`Guy${number}`)) {
    expect((await guest.post(path, body)).status, path).toBe(status);
  }
});

test('whoever guesses has to stop', async () => {
  const tries: number[] = [];
  for (let n = 0; n < 12; n++) tries.push((await ann.post('/api/account/prove', { password: 'a wrong one' })).status);
  expect(tries).toEqual([...new Array(10).fill(403), 429, 429]);
});

test('a new password tells what else lets in', async () => {
  await ann.post('/api/tokens', { bot: `bot-of-${number}` });
  const changed = await ann.post('/api/account/password', { before: SECRET, password: 'another horse battery' });
  expect(changed).toMatchObject({ status: 200, body: { user: { name }, passkeys: 0, tokens: 1 } });
});
