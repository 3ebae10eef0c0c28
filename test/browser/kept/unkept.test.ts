import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessFaults, openPage, playNow, siteOfTests, takePicture } from '../support/browser.ts';
import { listedMoves, waitForMoves } from '../support/play-table.ts';
import { cell, shownMoves } from '../support/study-records.ts';

const site = siteOfTests();

const SENTENCE = 'This browser cannot save. What you do here lasts until you close or reload this page.';

/** Makes a browser refuse to store anything, as in some private windows. */
const REFUSE = `
  const refuse = () => { throw new DOMException('refused', 'SecurityError'); };
  IDBFactory.prototype.open = refuse;
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: refuse });
  globalThis.BroadcastChannel = class { constructor() { refuse(); } };
`;

/** Plays a move against the computer, starting from the first page. */
async function play(page: Page): Promise<void> {
  await playNow(page, { id: 'agere', name: 'Agere' });
  await cell(page, 'a1').click();
  await waitForMoves(page, 2);
}

async function goHome(page: Page): Promise<void> {
  await page.goto(`${site.address}#/`);
  await page.locator('.card').first().waitFor();
}

describe('where the browser refuses to keep anything', () => {
  test('all can be played, studied and learned while the page is open, and one sentence says so', async () => {
    const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
    await page.addInitScript(REFUSE);
    await page.goto(site.address);
    await page.getByText(SENTENCE).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await takePicture(page, 'unkept');
    await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
    expect(await page.getByText(SENTENCE).count()).toBe(0);
    await play(page);
    const moves = await listedMoves(page);
    await goHome(page);
    await page.locator('.continue a').click();
    await waitForMoves(page, 2);
    expect(await listedMoves(page)).toEqual(moves);
    await page.goto(`${site.address}#/analyse/agere`);
    await cell(page, 'a1').click();
    await page.locator('.notes textarea').fill('a corner');
    await goHome(page);
    await page.goBack();
    await page.locator('.tree').waitFor();
    expect(await shownMoves(page)).toEqual(['a1']);
    expect(await page.locator('.notes textarea').inputValue()).toBe('a corner');
    await page.goto(`${site.address}#/games`);
    await page.locator('.game-list li').nth(1).waitFor();
    await page
      .getByRole('button', { name: /^Delete Agere/ })
      .first()
      .click();
    await page.getByText(/^Deleted:/).waitFor();
    expect(await page.locator('.game-list li').count()).toBe(1);
    await page.locator('.told').getByRole('button', { name: 'Undo' }).click();
    await page.locator('.game-list li').nth(1).waitFor();
    await goHome(page);
    await page.locator('.foot').getByRole('button', { name: 'Dark' }).click();
    await page.goto(`${site.address}#/rules/agere`);
    await goHome(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goto(`${site.address}#/learn/agere`);
    await page.locator('.lesson [role=grid]').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('where the disk is full', () => {
  test('it is said, and what could not be stored is stored as soon as there is room', async () => {
    const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
    await page.goto(site.address);
    await page.locator('.card').first().waitFor();
    const session = await page.context().newCDPSession(page);
    const origin = new URL(site.address).origin;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await play(page);
    await page.getByText(SENTENCE).waitFor();
    expect(await listedMoves(page)).toHaveLength(2);
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await goHome(page);
    await play(page);
    await page.getByText(SENTENCE).waitFor({ state: 'detached' });
    await page.goto(`${site.address}#/games`);
    await page.reload();
    await page.locator('.game-list li').nth(1).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
