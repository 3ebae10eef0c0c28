import type { Page } from 'playwright-core';
import { newGuest } from '../../test/server/support/guests.ts';
import { addressed, type Screen } from './screen.ts';
import { LARGEST, SMALLEST } from './some-games.ts';
import { acting, enterAs, people, SLOW, sitting } from './tables.ts';

/** Accounts, what is known of people, and settings. */
export const PEOPLE: readonly Screen[] = [
  addressed('settings', 'settings'),
  addressed('account-nobody', 'account', '.people-form'),
  addressed('transfer', 'transfer', '.people-form'),
  addressed('bots-nobody', 'bots'),
  addressed('profile-nobody', 'p/nobody'),
  addressed('ratings', 'ratings', '.ranks'),
  {
    name: 'account-guest',
    async open({ page, address }) {
      await enterAs(page, await newGuest(() => address, 'Maria do Mar'), address);
      await page.goto(`${address}#/account`);
      await page.locator('.people .panel').nth(3).waitFor();
    },
  },
  { name: 'account-member', open: asMember('account', unfold) },
  { name: 'bots-member', open: asMember('bots', makeToken) },
  {
    name: 'profile-member',
    async open({ page, address }) {
      const who = await people(address, 2);
      for (const { id: game } of [LARGEST, SMALLEST, SMALLEST])
        await acting(await sitting(who, { game, clock: SLOW, rated: true }, 6), [1, { do: 'resign' }]);
      await page.goto(`${address}#/p/${who[0].user}`);
      await page.locator('.pool').nth(1).waitFor();
    },
  },
];

function asMember(word: string, then: (page: Page) => Promise<void>): Screen['open'] {
  return async ({ page, address }) => {
    const [, member] = await people(address, 2);
    await enterAs(page, member, address);
    await page.goto(`${address}#/${word}`);
    await page.locator('.people .panel').nth(1).waitFor();
    await then(page);
  };
}

async function unfold(page: Page): Promise<void> {
  await page.locator('main summary').nth(2).waitFor();
  for (let at = 0; at < 3; at++) await page.locator('main summary').nth(at).click();
}

async function makeToken(page: Page): Promise<void> {
  await page.getByLabel('Name of the bot').fill(`bot-${Date.now() % 100_000}`);
  await page.getByRole('button', { name: 'Create token' }).click();
}
