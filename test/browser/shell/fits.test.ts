import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { TEXTS_CUT } from '../support/boxes.ts';
import { LOOKING_MS, openPage, siteOfTests, takePicture } from '../support/browser.ts';

const site = siteOfTests();

const [first] = games;

const WIDTHS = [320, 390, 820, 1120, 1440, 2560, 3840];
const SCREENS = [
  '',
  `about/${first.id}`,
  'learn',
  `learn/${first.id}`,
  `rules/${first.id}`,
  'settings',
  'games',
  'nowhere',
] as const;

test.each(SCREENS)(
  'no text leaves its box: #/%s',
  async (address) => {
    for (const locale of ['en', 'pt']) {
      const { page, faults } = await openPage(site, { locale, reducedMotion: 'reduce' });
      await page.goto(`${site.address}#/${address}`);
      await page.locator('main h1').waitFor();
      if (address === '') await multiplyCards(page, 20);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: Math.round(width * (width < 700 ? 1.8 : 0.6)) });
        expect(await page.evaluate(TEXTS_CUT), `${address} in ${locale} at ${width}`).toEqual([]);
        const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
        expect(wide, `${address} in ${locale} at ${width}`).toBeLessThanOrEqual(width);
      }
      await takePicture(page, `fits-${address.replaceAll('/', '-') || 'home'}-${locale}`);
      expect(faults).toEqual([]);
      await page.context().close();
    }
  },
  LOOKING_MS,
);

test('a screen that one comes back to is where it was left', async () => {
  const { page, faults } = await openPage(site, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(site.address);
  const last = page.locator('.card').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate<number>('scrollY');
  expect(before).toBeGreaterThan(400);
  await last.getByRole('link').click();
  await page.locator('.about-game h1').waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.goBack();
  await last.waitFor();
  await expect.poll(() => page.evaluate('scrollY')).toBe(before);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** As if there were more games. */
async function multiplyCards(page: Page, count: number): Promise<void> {
  await page.locator('.card svg').last().waitFor();
  await page.evaluate(`{
    const list = document.querySelector('.cards');
    const cards = [...list.children];
    for (let at = cards.length; at < ${count}; at++) list.append(cards[at % cards.length].cloneNode(true));
  }`);
}
