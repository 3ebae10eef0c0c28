import { expect, test } from 'vitest';
import { Random } from '../../../src/core/random.ts';
import { checkBoxes } from '../support/boxes.ts';
import { accessFaults, checkScreen, LOOKING_MS, WINDOWS } from '../support/browser.ts';
import { makeGame, onlineOfTests, playAny, sitDown, somebody } from '../support/online-rooms.ts';
import { byName, counted, inEnglish, makeAccount, openAccount, withPasskeys } from '../support/people-screens.ts';

const online = byName(onlineOfTests());

test(
  'everybody can use the account of nobody, of a guest and of a member',
  async () => {
    const ann = await withPasskeys(online);
    const { page } = ann;
    await openAccount(ann, online);
    await page.getByText('You can play without an account').waitFor();
    await page.getByRole('button', { name: 'Use a password instead' }).last().click();
    expect(await accessFaults(page)).toEqual([]);
    await makeGame(ann, online, { game: 'agere', name: 'Ann-Kathrin Lindemann' });
    await openAccount(ann, online);
    await page.getByText('You are Ann-Kathrin Lindemann').waitFor();
    await page.getByText('You have 1 game as a guest').waitFor();
    await page.getByRole('button', { name: 'Show code' }).click();
    await page.locator('.qr path[d^=M]').waitFor();
    await checkScreen(page, 'people-guest');
    await checkBoxes(page, 'people-guest');
    await inEnglish(page);
    await page.getByRole('button', { name: 'Create account with a passkey' }).click();
    await page.getByText('Passkey 1').waitFor();
    for (const closed of ['Change name', 'Set a password', 'Delete account']) {
      await page.locator('summary', { hasText: closed }).click();
    }
    await page.getByRole('button', { name: 'Remove passkey 1' }).click();
    await page.getByText('This is your only way to sign in').waitFor();
    await checkScreen(page, 'people-member');
    await checkBoxes(page, 'people-member');
  },
  LOOKING_MS,
);

test(
  'everybody can use the place for codes, and bots',
  async () => {
    const { page, faults } = await somebody(online);
    await page.goto(`${online.address}#/transfer`);
    await page.getByLabel('Code from the other device').waitFor();
    await checkScreen(page, 'people-transfer');
    await checkBoxes(page, 'people-transfer');
    await inEnglish(page);
    await makeAccount({ page, faults }, online, 'Bea');
    await page.goto(`${online.address}#/bots`);
    for (const bot of ['first-bot', 'a-bot-with-a-longer-name']) {
      await page.getByLabel('Name of the bot').fill(bot);
      await page.getByRole('button', { name: 'Create token' }).click();
      await page.getByRole('link', { name: bot }).waitFor();
    }
    await page.getByRole('button', { name: 'Revoke a token for first-bot' }).click();
    await checkScreen(page, 'people-bots');
    await checkBoxes(page, 'people-bots');
    expect(faults).toEqual([]);
  },
  LOOKING_MS,
);

test(
  'everybody can read a profile and a rating list',
  async () => {
    const [cy, dan] = [await somebody(online), await somebody(online)];
    await makeAccount(cy, online, 'Cyrill the Careful');
    await makeAccount(dan, online, 'Dan');
    const ticks = ['Show in the public list', 'Rated'];
    for (let game = 0; game < 2; game++) {
      const link = await makeGame(cy, online, { game: 'agere', clock: '5 min + 5 s per move', ticks });
      await sitDown(dan, link);
      await dan.page.setViewportSize(WINDOWS[0]);
      expect(await accessFaults(dan.page)).toEqual([]);
      // Enough moves for the game to count.
      for (const player of [cy, dan, cy, dan]) await playAny(player, { game: 'agere', options: {} }, new Random(game));
      await dan.page.getByRole('button', { name: 'Resign' }).click();
      await dan.page.locator('.choices .danger').click();
      await dan.page.getByText('resigned').first().waitFor();
      // What the game did to both ratings is said at its end.
      for (const { page } of [cy, dan]) {
        await page
          .locator('.rating-changes li', { hasText: 'Dan' })
          .getByText(game === 0 ? 'first rating' : /^−\d+$/)
          .waitFor();
      }
    }
    await counted(cy.page, 'Cyrill the Careful', 2);
    await cy.page.goto(`${online.address}#/p/cyrill the careful`);
    await cy.page.getByText('2 games won').waitFor();
    await cy.page.getByText('provisional').first().waitFor();
    await checkScreen(cy.page, 'people-profile');
    await checkBoxes(cy.page, 'people-profile');
    await cy.page.goto(`${online.address}#/ratings/agere/quick/2`);
    await cy.page.locator('.ranks').waitFor();
    await checkScreen(cy.page, 'people-ratings');
    await checkBoxes(cy.page, 'people-ratings');
    for (const { faults } of [cy, dan]) expect(faults).toEqual([]);
  },
  LOOKING_MS,
);
