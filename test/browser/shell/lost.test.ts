import type { Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkScreen, LOOKING_MS, openPage, siteOfTests } from '../support/browser.ts';

const site = siteOfTests();

/** Addresses of the server that do not exist: cut off, mistyped, or of a page that never was. */
const PATHS = [
  'nope',
  'room',
  'lost',
  'r/xyz',
  'r/',
  'r/abcdefghijklmnopqrstuvwxyz/more',
  'a/b/c',
  'index.html/',
  'nope?x=1#/games',
];

/** Addresses within the page. */
const HASHES = [
  '#/nope',
  '#/game/unknown',
  '#/game/',
  '#/play/unknowngame',
  '#/new/unknowngame',
  '#/invite/unknowngame',
  '#/rules/unknowngame',
  '#/learn/unknowngame',
  '#/analyse/unknown',
  '#/analyse/unknown/more',
  '#/room/xyz',
  '#/p',
  '#/settings/more',
  '#/%E0%A4%A',
  '#nonsense',
];

/** Checks that there are words and a link that leads somewhere. */
async function expectWords(page: Page, what: string): Promise<void> {
  await page.locator('main h1').waitFor();
  await expect.poll(async () => (await page.locator('main').innerText()).length, { message: what }).toBeGreaterThan(30);
  expect(await page.locator('main a[href]').count(), what).toBeGreaterThan(0);
}

async function expectLost(page: Page, what: string, sentence = 'There is nothing at this address.'): Promise<void> {
  await expectWords(page, what);
  expect(await page.locator('h1').innerText(), what).toBe(sentence);
  const home = page.getByRole('link', { name: /^(All games|Todos os jogos)$/ });
  const target = await home.evaluate((link) => (link as unknown as { readonly href: string }).href);
  expect(target, what).toMatch(new RegExp(`^${site.address}(#/)?$`));
}

async function followHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^(All games|Todos os jogos)$/ }).click();
  await page.locator('.card').first().waitFor();
  expect(page.url()).toMatch(new RegExp(`^${site.address}(#/)?$`));
}

describe('an address at which nothing is has a page with words and a way on', () => {
  test('at the first visit, with status 404', async () => {
    const { page } = await openPage(site);
    for (const path of PATHS) {
      const response: Response | null = await page.goto(`${site.address}${path}`);
      expect(response?.status(), path).toBe(404);
      await expectLost(page, path);
    }
    await followHome(page);
    await page.context().close();
  });

  test('in the language of the reader', async () => {
    const { page } = await openPage(site, { locale: 'pt-PT' });
    await page.goto(`${site.address}r/xyz`);
    await expectLost(page, 'r/xyz', 'Não há nada neste endereço.');
    await page.context().close();
  });

  test('where the page was kept for times without internet, and without internet', async () => {
    const { page } = await openPage(site, { serviceWorkers: 'allow' });
    await page.goto(site.address);
    await page.evaluate('navigator.serviceWorker.ready');
    await page.reload();
    for (const isOffline of [false, true]) {
      await page.context().setOffline(isOffline);
      for (const path of PATHS) {
        await page.goto(`${site.address}${path}`);
        await expectLost(page, `${path}, ${isOffline ? 'offline' : 'online'}`);
      }
      await followHome(page);
    }
    // The page itself is still there, whatever is requested.
    await page.goto(`${site.address}?from=mail#/rules/agere`);
    await page.getByRole('heading', { level: 1, name: 'Agere' }).waitFor();
    await page.context().close();
  });

  test('within the page', async () => {
    const { page, faults } = await openPage(site);
    for (const hash of HASHES) {
      await page.goto('about:blank');
      await page.goto(`${site.address}${hash}`);
      await expectWords(page, hash);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

test(
  'everybody can use these pages, in every language, theme and window',
  async () => {
    const { page } = await openPage(site);
    await page.goto(`${site.address}r/xyz`);
    await page.locator('main h1').waitFor();
    await checkScreen(page, 'lost');
    await page.goto(`${site.address}#/game/unknown`);
    await page.locator('main h1').waitFor();
    await checkScreen(page, 'lost-game');
    await page.context().close();
  },
  LOOKING_MS,
);
