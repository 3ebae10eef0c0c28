import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { writeLink } from '../../../src/record/link.ts';
import { inEveryLook, LOOKING_MS, openPage, siteOfTests } from '../support/browser.ts';
import { gameNamed, more, someRecord } from '../support/study-records.ts';

const site = siteOfTests();

const LINK = String(writeLink(someRecord(gameNamed('Azacru'), 30, 4)));

const WINDOWS = [
  [360, 780],
  [640, 900],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;

async function boxOf(page: Page, selector: string) {
  return (await page.locator(selector).first().boundingBox()) ?? expect.fail(selector);
}

/** The board covers nothing that is known about it, and stays within the window. */
async function checkPlaces(page: Page, name: string): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const [board, title] = [await boxOf(page, '.study .board'), await boxOf(page, '.study-name')];
    const isApart = board.y + board.height <= title.y || board.x + board.width <= title.x;
    expect(isApart, `board of ${name} at ${width}`).toBe(true);
    expect(board.x, `board of ${name} at ${width}`).toBeGreaterThanOrEqual(0);
    expect(board.y + board.height, `board of ${name} at ${width}`).toBeLessThanOrEqual(height);
    // In the middle of its place, as far as half a letter.
    if (height > width) expect(Math.abs(board.x + board.width / 2 - width / 2), `${name} at ${width}`).toBeLessThan(8);
  }
}

test(
  'board, names and panels have places of their own in every window',
  async () => {
    const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
    await page.goto(`${site.address}#${LINK}`);
    await page.locator('.study .tree').waitFor();
    await inEveryLook(page, async ({ language }) => checkPlaces(page, `study in ${language}`));
    await more(page, 'Montar uma posição');
    await page.locator('.editor').waitFor();
    await checkPlaces(page, 'editor');
    expect(faults).toEqual([]);
    await page.context().close();
  },
  LOOKING_MS,
);

test('the moves of four players take one line each on a phone, and further actions open above their button', async () => {
  const { page, faults } = await openPage(site, { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });
  await page.goto(`${site.address}#${LINK}`);
  await page.locator('.study .tree').waitFor();
  for (const one of await page.locator('.turn-row .move').all()) {
    expect((await one.boundingBox())?.height).toBeLessThan(40);
  }
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const button = await boxOf(page, '.study-walk > button:last-of-type');
    await page.locator('.study-walk > button').last().click();
    await page.locator('.study-walk .menu').waitFor();
    const menu = await boxOf(page, '.study-walk .menu');
    expect(menu.y + menu.height, `menu at ${width}`).toBeLessThanOrEqual(button.y);
    expect(Math.abs(menu.x + menu.width - button.x - button.width), `menu at ${width}`).toBeLessThan(48);
    await page.keyboard.press('Escape');
    await page.locator('.study-walk .menu').waitFor({ state: 'hidden' });
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
