import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeLink } from '../../src/record/link.ts';
import { accessFaults, openPage, openSite, type Site, takePicture, WINDOWS } from './browser.ts';
import { gameNamed, press, someRecord } from './study-records.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(async () => {
  await site?.close();
});

const LINK = writeLink(someRecord(gameNamed('Shacru'), 9, 3));

/** Screens by address, and what is done there before they are looked at. */
const SCREENS: Readonly<Record<string, readonly [string, (page: Page) => Promise<unknown>]>> = {
  analysis: [`#${LINK}`, (page) => press(page, 'a', 'l').then(() => page.locator('.engine li').nth(1).waitFor())],
  editor: [`#${LINK}`, (page) => page.locator('.tools button').last().click()],
  choose: ['#/analyse', async () => {}],
};

test.each(Object.keys(SCREENS).flatMap((name) => [[name, 'en', 'light'] as const, [name, 'pt', 'dark'] as const]))(
  'everybody can use the screen %s in %s and %s, at every width',
  async (name, locale, colorScheme) => {
    const [address, act] = SCREENS[name];
    const { page, faults } = await openPage(site, { locale, colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${site.address}${address}`);
    await page.locator('main h1').waitFor();
    await act(page);
    await takePictures(page, `${name}-${locale}-${colorScheme}`);
    expect(await accessFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

/** In every window; nothing may reach beyond it. Ends in the widest. */
async function takePictures(page: Page, name: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width, `width of ${name} in a window of ${size.width}`).toBeLessThanOrEqual(size.width);
    await takePicture(page, `${name}-${size.width}`);
  }
}
