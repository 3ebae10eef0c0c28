import { expect, test } from 'vitest';
import { makeGame, onlineOfTests, sitDown, somebody } from '../support/online-rooms.ts';
import { byName, faultsOf, makeAccount, openAccount, SECRET, withPasskeys } from '../support/people-screens.ts';

const numbered = onlineOfTests();
const online = byName(numbered);

test('somebody gets an account by a passkey, signs out, and comes back by it', async () => {
  const ann = await withPasskeys(online);
  const { page } = ann;
  await openAccount(ann, online);
  await page.getByLabel('Name').fill('Ann');
  await page.keyboard.press('Enter');
  await page.getByText('You are signed in as Ann.').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
  await page.getByText('Passkey 1').waitFor();
  await page.getByRole('button', { name: 'Remove passkey 1' }).click();
  await page.getByText('This is your only way to sign in').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('This device already has a passkey for your account.').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You are signed out.').waitFor();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('You are signed in as Ann.').waitFor();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await page.getByRole('heading', { name: 'Ann', level: 1 }).waitFor();
  await page.getByText('This is your profile.').waitFor();
  expect(faultsOf(ann)).toEqual([]);
});

test('where passkeys are not possible a password does it, and every refusal has its sentence', async () => {
  const ben = await somebody(numbered);
  const { page } = ben;
  await page.goto(`${numbered.address}#/account`);
  await page.getByText('Passkeys need HTTPS.').first().waitFor();
  const make = page.locator('section', { has: page.getByRole('heading', { name: 'Create an account' }) });
  const enter = page.locator('section', { has: page.getByRole('heading', { name: 'Sign in' }) });
  const send = async (name: string, password: string, sentence: string) => {
    await make.getByLabel('Name').fill(name);
    await make.getByLabel('Password').fill(password);
    await make.getByRole('button').click();
    await page.getByText(sentence).waitFor();
  };
  await send('<b>', SECRET, 'A name has 2 to 24 letters');
  await send('Ben', 'password', 'This password is too easy to guess');
  await send('Ben', SECRET, 'You are signed in as Ben.');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You are signed out.').waitFor();
  await send('bEN', SECRET, 'This name is taken');
  const signIn = async (password: string, sentence: string) => {
    await enter.getByLabel('Name').fill('ben');
    await enter.getByLabel('Password').fill(password);
    await enter.getByRole('button').click();
    await page.getByText(sentence).waitFor();
  };
  await signIn('wrong horse', 'Wrong name or password.');
  await signIn(SECRET, 'You are signed in as Ben.');

  await page.getByText('Change password').first().click();
  await page.getByLabel('Current password').fill('wrong horse');
  await page.getByLabel('New password').fill('another horse battery');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The current password is wrong.').waitFor();
  await page.getByLabel('Current password').fill(SECRET);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();

  await page.getByText('Change name').first().click();
  await page.getByLabel('New name').fill('Benedict');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByText('You are signed in as Benedict.').waitFor();
  expect(faultsOf(ben)).toEqual([]);
});

test('whoever came by a code confirms that it is them before there is another way in', async () => {
  const [desk, phone] = [await somebody(online), await somebody(online)];
  await makeAccount(desk, online, 'Prudence');
  await desk.page.getByRole('button', { name: 'Show code' }).click();
  const code = await desk.page.locator('.code strong').innerText();
  const { page } = phone;
  await page.goto(`${online.address}#/transfer/${code}`);
  await page.getByRole('button', { name: 'Use this code' }).click();
  await page.getByText('You are now Prudence on this device.').waitFor();
  await openAccount(phone, online);
  await page.getByRole('button', { name: 'Show code' }).click();
  const asked = page.getByRole('region', { name: 'Confirm that it is you' });
  await asked.getByLabel('Password').fill('wrong horse');
  await asked.getByRole('button', { name: 'Confirm', exact: true }).click();
  await asked.getByText('Incorrect. Please try again.').waitFor();
  await asked.getByLabel('Password').fill(SECRET);
  await page.keyboard.press('Enter');
  await page.locator('.code strong').waitFor();
  expect(await asked.count()).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  expect((await download).suggestedFilename()).toBe('gamut-account.json');
  expect(faultsOf(phone)).toEqual([]);
});

test('a seat goes to another device by a code, from where the first is signed out', async () => {
  const [phone, desk] = [await somebody(online), await somebody(online)];
  const link = await makeGame(phone, online, { game: 'agere', name: 'Gil' });
  await phone.page.goto(`${online.address}#/account`);
  await phone.page.getByText('You are Gil, a guest in this browser.').waitFor();
  await phone.page.getByRole('button', { name: 'Show code' }).click();
  const code = await phone.page.locator('.code strong').innerText();
  expect(await phone.page.getByLabel('Address for the other device').inputValue()).toContain(`#/transfer/${code}`);
  await phone.page.locator('.qr path[d^=M]').waitFor();

  await desk.page.goto(`${online.address}#/transfer`);
  const type = async (typed: string) => {
    await desk.page.getByLabel('Code from the other device').fill(typed);
    await desk.page.getByRole('button', { name: 'Use this code' }).click();
  };
  await type('aaaaa-bbbbb');
  await desk.page.getByText('This code is invalid or has expired').waitFor();
  await type(code.toUpperCase().replace('-', ' '));
  await desk.page.getByText('You are now Gil on this device.').waitFor();
  await desk.page.goto(link);
  await desk.page.locator('.seats.own', { hasText: /Gil.*you/ }).waitFor();

  await desk.page.goto(`${online.address}#/account`);
  await desk.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await desk.page.getByText('Other devices were signed out.').waitFor();
  await phone.page.reload();
  await phone.page.getByText('You can play without an account.').waitFor();
  for (const person of [phone, desk]) expect(faultsOf(person)).toEqual([]);
});

test('a device is signed out from another one', async () => {
  const [here, there] = [await somebody(online), await somebody(online, { userAgent: 'Firefox on a Windows' })];
  await makeAccount(here, online, 'Dana');
  await there.page.goto(`${online.address}#/account`);
  const enter = there.page.locator('section', { has: there.page.getByRole('heading', { name: 'Sign in' }) });
  await enter.getByRole('button', { name: 'Use a password instead' }).click();
  await enter.getByLabel('Name').fill('Dana');
  await enter.getByLabel('Password').fill(SECRET);
  await enter.getByRole('button', { name: 'Sign in with a password' }).click();
  await there.page.getByText('You are signed in as Dana.').waitFor();
  await here.page.reload();
  await here.page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await here.page.getByText('Firefox on Windows was signed out.').waitFor();
  await there.page.reload();
  await there.page.getByText('You can play without an account.').waitFor();
});

test('a token is made, shown once, used by a program, and revoked', async () => {
  const cy = await somebody(online);
  const { page } = cy;
  await makeAccount(cy, online, 'Cy');
  await page.getByRole('link', { name: 'Your bots' }).click();
  const make = async (name: string) => {
    await page.getByLabel('Name of the bot').fill(name);
    await page.getByRole('button', { name: 'Create token' }).click();
  };
  await make('My Bot');
  await page.getByText('A bot name has 2 to 24 lowercase letters').waitFor();
  await make('my-bot');
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'agere', seats: ['me', 'open'] });
  const use = () => fetch(`${numbered.address}api/rooms`, { method: 'POST', headers, body });
  const { room } = (await (await use()).json()) as { room: string };
  const aborted = await fetch(`${numbered.address}api/bot/rooms/${room}/abort`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  expect(aborted.status).toBe(200);
  await page.reload();
  await page.getByRole('link', { name: 'my-bot' }).waitFor();
  expect(await page.getByText(token).count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke a token for my-bot' }).click();
  await page.getByRole('button', { name: 'Yes, revoke' }).click();
  await page.getByText('Token for my-bot revoked.').waitFor();
  expect((await use()).status).toBe(401);
  await page.goto(`${online.address}#/p/bot:my-bot`);
  await page.locator('h1 .badge', { hasText: 'bot' }).waitFor();
  expect(faultsOf(cy)).toEqual([]);
});

test('where a game cannot be rated, it is said why', async () => {
  const gil = await withPasskeys(online);
  const { page } = gil;
  await makeAccount(gil, online, 'Gil');
  await page.goto(`${online.address}#/invite/crosscut`);
  await page.selectOption('select[name=size]', '5');
  await page.getByLabel('Rated (account needed)').check();
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.getByText('Games on a board this small are not rated.').waitFor();
  expect(faultsOf(gil)).toEqual([]);
});

test('whoever deletes their account is gone, and the game stays with the other', async () => {
  const [eve, fay] = [await withPasskeys(online), await withPasskeys(online)];
  await makeAccount(eve, online, 'Evelina');
  const link = await makeGame(eve, online, { game: 'agere' });
  await sitDown(fay, link, 'Fay');
  await fay.page.getByRole('link', { name: 'Evelina' }).click();
  await fay.page.getByRole('heading', { name: 'Evelina', level: 1 }).waitFor();
  expect(fay.page.url()).toContain('#/p/Evelina');
  await fay.page.goto(link);
  await fay.page.getByRole('link', { name: 'Evelina' }).waitFor();
  await openAccount(eve, online);
  await eve.page.getByText('Delete account').click();
  await eve.page.getByLabel('Type “Evelina” to confirm').fill('Eve');
  await eve.page.getByLabel('Password', { exact: true }).fill(SECRET);
  await eve.page.getByRole('button', { name: 'Delete permanently' }).click();
  await eve.page.getByText('Nothing was deleted').waitFor();
  await eve.page.getByLabel('Type “Evelina” to confirm').fill('Evelina');
  await eve.page.getByRole('button', { name: 'Delete permanently' }).click();
  await eve.page.getByText('Your account was deleted.').waitFor();
  // A browser that has the game open shows it as well. A job does this, which on a busy machine may have to be retried
  // a minute later.
  const patience = { timeout: 120_000 };
  await fay.page.locator('.seat-row', { hasText: 'Deleted account' }).waitFor(patience);
  await fay.page.getByText('resigned').first().waitFor(patience);
  await fay.page.goto(`${online.address}#/p/Evelina`);
  await fay.page.getByText('There is no player named Evelina.').waitFor();
  for (const person of [eve, fay]) expect(faultsOf(person)).toEqual([]);
});
