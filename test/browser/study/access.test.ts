import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { writeLink } from '../../../src/record/link.ts';
import { checkScreen, LOOKING_MS, openPage, siteOfTests } from '../support/browser.ts';
import { gameNamed, more, press, shareSheet, someRecord } from '../support/study-records.ts';

const site = siteOfTests();

/** Several lines of the engine, then a lens; a running engine would only slow down the checks. */
async function thinkAndLook(page: Page): Promise<void> {
  await press(page, 'l');
  await page.locator('.engine li').nth(1).waitFor();
  await press(page, 'l', 'a');
}

const LINK = writeLink(someRecord(gameNamed('Shacru'), 9, 3));

/** Screens by address, and what is done there before they are checked. */
const SCREENS: Readonly<Record<string, readonly [string, (page: Page) => Promise<unknown>]>> = {
  analysis: [`#${LINK}`, (page) => thinkAndLook(page)],
  editor: [`#${LINK}`, (page) => more(page, 'Set up a position')],
  share: [`#${LINK}`, (page) => shareSheet(page)],
  choose: ['#/analyse', async () => {}],
};

test.each(Object.entries(SCREENS))(
  'everybody can use the screen %s, in every language, theme and window',
  async (name, [address, act]) => {
    const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
    await page.goto(`${site.address}${address}`);
    await page.locator('main h1').waitFor();
    await act(page);
    await checkScreen(page, name);
    expect(faults).toEqual([]);
    await page.context().close();
  },
  LOOKING_MS,
);
