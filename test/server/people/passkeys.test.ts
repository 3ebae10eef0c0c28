import { expect, test } from 'vitest';
import { serverOfTests } from '../support/any-server.ts';
import { type Asked, newAuthenticator } from '../support/authenticator.ts';
import { type Guest, newGuest } from '../support/guests.ts';

const { address } = serverOfTests({ workers: 0 });

const origin = () => address().slice(0, -1);
const ask = async (guest: Guest, path: string, body: unknown = {}) =>
  (await guest.post(path, body)).body.options as Asked;

/** A guest with a name and a passkey, and the device that has it. */
async function withPasskey(name: string) {
  const guest = await newGuest(address);
  const device = newAuthenticator();
  const options = await ask(guest, '/api/account/passkey/options', { name });
  const made = await guest.post('/api/account/passkey', { name, response: device.create(options, origin()) });
  expect(made).toMatchObject({ status: 201, body: { user: { id: guest.user, kind: 'person', name } } });
  return { guest, device };
}

const WRONG = { status: 403, body: { code: 'wrong' } };

test('a guest becomes somebody by a name and a passkey, and signs in elsewhere with it', async () => {
  const { guest, device } = await withPasskey('Ann');
  const browser = await newGuest(address);
  const options = await ask(browser, '/api/sign-in/passkey/options');
  const signed = await browser.post('/api/sign-in/passkey', { response: device.sign(options, origin()) });
  expect(signed).toMatchObject({ status: 200, body: { user: { id: guest.user, name: 'Ann' } } });
  const { passkeys, hasPassword } = (await browser.get('/api/account')).body;
  expect(passkeys).toEqual([expect.objectContaining({ id: device.id })]);
  expect(hasPassword).toBe(false);
});

test('a signature is good once, here, and for what was asked', async () => {
  const { device } = await withPasskey('Ben');
  const browser = await newGuest(address);
  const post = (response: unknown) => browser.post('/api/sign-in/passkey', { response });
  const options = await ask(browser, '/api/sign-in/passkey/options');
  const elsewhere = device.sign(options, 'https://elsewhere.example');
  expect(await post(elsewhere)).toEqual(WRONG);
  const proof = device.sign(await ask(browser, '/api/sign-in/passkey/options'), origin());
  expect(await post({ ...proof, response: { ...proof.response, signature: elsewhere.response.signature } })).toEqual(
    WRONG,
  );
  expect(await post(proof)).toEqual(WRONG); // that challenge is used up
  expect(await post(device.sign({ ...options, challenge: 'made-up' }, origin()))).toEqual(WRONG);
  const stranger = newAuthenticator().sign(await ask(browser, '/api/sign-in/passkey/options'), origin());
  expect(await post(stranger)).toEqual(WRONG);
  expect(await post({ ...stranger, id: device.id, rawId: device.id })).toEqual(WRONG);
  const good = device.sign(await ask(browser, '/api/sign-in/passkey/options'), origin());
  expect(await post(good)).toMatchObject({ status: 200 });
  expect(await post(good)).toEqual(WRONG);
});

test('a copy of a device that counts is noticed', async () => {
  const { device } = await withPasskey('Cy');
  const browser = await newGuest(address);
  const [first, second] = [
    device.sign(await ask(browser, '/api/sign-in/passkey/options'), origin()),
    device.sign(await ask(browser, '/api/sign-in/passkey/options'), origin()),
  ];
  expect(await browser.post('/api/sign-in/passkey', { response: second })).toMatchObject({ status: 200 });
  expect(await browser.post('/api/sign-in/passkey', { response: first })).toEqual(WRONG);
});

test('what one was asked, another cannot answer; a name that is taken stays so', async () => {
  const [mallory, dora] = [await newGuest(address), await newGuest(address)];
  const options = await ask(dora, '/api/account/passkey/options', { name: 'Dora' });
  const response = newAuthenticator().create(options, origin());
  expect(await mallory.post('/api/account/passkey', { name: 'Dora', response })).toEqual(WRONG);
  const [emil, emma] = [await newGuest(address), 'emma'];
  const early = await ask(emil, '/api/account/passkey/options', { name: emma });
  await withPasskey('Emma');
  const late = newAuthenticator().create(early, origin());
  const taken = { status: 409, body: { code: 'name taken' } };
  expect(await emil.post('/api/account/passkey', { name: emma, response: late })).toEqual(taken);
  expect(await emil.post('/api/account/passkey/options', { name: emma })).toEqual(taken);
  expect(await emil.post('/api/account/passkey/options', { name: '<b>' })).toMatchObject({
    body: { code: 'bad name' },
  });
});

test('somebody may have several, and keeps the last way in', async () => {
  const { guest, device } = await withPasskey('Fay');
  const other = newAuthenticator();
  const options = await ask(guest, '/api/account/passkey/options', { name: 'Fay' });
  const added = await guest.post('/api/account/passkey', { response: other.create(options, origin()) });
  expect(added).toMatchObject({ status: 200, body: { user: { name: 'Fay' } } });
  const remove = (id: string) => guest.post('/api/account/passkey/remove', { id });
  expect(await remove(device.id)).toMatchObject({ status: 200 });
  expect(await remove(device.id)).toEqual(WRONG);
  expect(await remove(other.id)).toEqual({ status: 409, body: { code: 'last key' } });
  expect(await guest.post('/api/account/password', { password: 'correct horse battery' })).toMatchObject({
    status: 200,
  });
  expect(await remove(other.id)).toMatchObject({ status: 200 });
});
