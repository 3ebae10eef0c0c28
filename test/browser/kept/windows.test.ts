import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, siteOfTests } from '../support/browser.ts';
import { listedMoves, waitForMoves } from '../support/play-table.ts';
import { AGERE, cell, press, shownMoves, study } from '../support/study-records.ts';

const site = siteOfTests();

const TOLD = 'Changed in another window. This is the latest version.';

/** Another window at the same address; deaf: it learns of others only when it stores something. */
async function secondWindow(page: Page, isDeaf = false): Promise<Page> {
  const other = await page.context().newPage();
  if (isDeaf) await other.addInitScript('globalThis.BroadcastChannel = class { postMessage() {} }');
  await other.goto(page.url());
  await other.locator('[role=gridcell]').first().waitFor();
  return other;
}

/** Waits until a study or a game in a window has a move. */
async function seen(page: Page, move: string): Promise<void> {
  await page.locator('.tree .move[aria-label], ol.moves > li', { hasText: move }).waitFor({ state: 'attached' });
}

async function newGame(page: Page, second: string): Promise<void> {
  await page.goto(`${site.address}#/new/agere`);
  await page.locator('option[value=human]').first().waitFor({ state: 'attached' });
  const selects = page.locator('select:has(option[value=human])');
  await selects.nth(0).selectOption('human');
  await selects.nth(1).selectOption(second);
  await page.locator('button.main').click();
  await cell(page, 'a1').waitFor();
}

describe('two windows on one study', () => {
  test('what is done in one is shown in the other, and both are kept', async () => {
    const { page: one, end } = await study(site, AGERE);
    const other = await secondWindow(one);
    await cell(one, 'd1').click();
    await seen(other, 'd1');
    await other.getByText(TOLD).waitFor();
    await cell(other, 'e1').click();
    await seen(one, 'e1');
    await one.getByText(TOLD).waitFor();
    // A change by the other window is a step like any other.
    await press(one, 'Control+z');
    expect(await shownMoves(one)).toEqual(['a1', 'b1', 'c1', 'c2', 'd1']);
    await press(one, 'Control+y');
    for (const page of [one, other]) {
      await page.reload();
      await page.locator('.tree').waitFor();
      expect(await shownMoves(page)).toEqual(['a1', 'b1', 'c1', 'c2', 'd1', 'e1']);
    }
    await end();
  });

  test('a window that knows nothing of the other does not overwrite it: it is told, and shows what is newer', async () => {
    const { page: one, end } = await study(site, AGERE);
    const other = await secondWindow(one, true);
    await cell(one, 'd1').click();
    await expect.poll(() => keptMoves(one)).toContain('"d1"');
    await cell(other, 'e1').click();
    await other.getByText(TOLD).waitFor();
    expect(await shownMoves(other)).toEqual(['a1', 'b1', 'c1', 'c2', 'd1']);
    expect(await keptMoves(one)).toContain('"d1"');
    // Nor is what was done here lost.
    await press(other, 'Control+z');
    await seen(other, 'e1');
    await end();
  });
});

describe('two windows on one game', () => {
  test('what is played in one is shown in the other', async () => {
    const { page: one, faults } = await openPage(site, { reducedMotion: 'reduce' });
    await newGame(one, 'human');
    await cell(one, 'a1').click();
    await seen(one, 'a1');
    const other = await secondWindow(one);
    await cell(other, 'b1').click();
    await seen(one, 'b1');
    await one.getByText(TOLD).waitFor();
    await cell(one, 'c1').click();
    await seen(other, 'c1');
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => listedMoves(one)).toEqual(['a1', 'b1']);
    for (const page of [one, other]) {
      await page.reload();
      await waitForMoves(page, 2);
      expect(await listedMoves(page)).toEqual(['a1', 'b1']);
    }
    expect(faults).toEqual([]);
    await one.context().close();
  });

  test('a computer that moves in both makes one move', async () => {
    const { page: one, faults } = await openPage(site, { reducedMotion: 'reduce' });
    await newGame(one, 'level:2');
    await cell(one, 'a1').click();
    await waitForMoves(one, 2);
    const other = await secondWindow(one);
    for (let moves = 2; moves < 8; moves += 2) {
      const page = moves % 4 === 0 ? one : other;
      await page.locator('[data-cell].can-touch[aria-label*="empty"]').first().click();
      for (const each of [one, other]) await waitForMoves(each, moves + 2);
      expect(await listedMoves(one)).toEqual(await listedMoves(other));
    }
    expect(faults).toEqual([]);
    await one.context().close();
  });
});

test('the list of games follows what other windows do', async () => {
  const { page: list } = await openPage(site, { reducedMotion: 'reduce' });
  await list.goto(`${site.address}#/games`);
  await list.getByText('No games yet').waitFor();
  const other = await list.context().newPage();
  await newGame(other, 'human');
  await cell(other, 'a1').click();
  await list.locator('.game-list li').waitFor();
  await list.context().close();
});

describe('a game begins with its first move', () => {
  test('until then it is not among my games, yet a reload finds it, and a double click makes one', async () => {
    const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
    await page.goto(`${site.address}#/about/agere`);
    await page.getByRole('button', { name: 'Play Agere now' }).waitFor();
    const before = await page.evaluate<number>('history.length');
    await page.getByRole('button', { name: 'Play Agere now' }).dblclick();
    await cell(page, 'a1').waitFor();
    expect(await page.evaluate('history.length')).toBe(before + 1);
    const address = page.url();
    await page.reload();
    await cell(page, 'a1').waitFor();
    expect(page.url()).toBe(address);
    await page.goto(`${site.address}#/games`);
    await page.getByText('No games yet').waitFor();
    await page.goBack();
    await cell(page, 'a1').click();
    await waitForMoves(page, 2);
    await page.goto(`${site.address}#/games`);
    await page.locator('.game-list li').waitFor();
    expect(await page.locator('.game-list li').count()).toBe(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

/** All moves of the studies that the browser has stored, in their stored form. */
function keptMoves(page: Page): Promise<string> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('gamut');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('studies').objectStore('studies').getAll();
      asked.onsuccess = () => resolve(asked.result.map(({ record }) => record).join());
    };
  })`);
}
