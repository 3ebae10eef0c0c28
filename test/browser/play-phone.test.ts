import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, siteOfTests, takePicture } from './browser.ts';
import { listedMoves, middleOf, openGame, randomGame, waitForMoves } from './play-table.ts';

const PHONE = { viewport: { width: 320, height: 568 }, hasTouch: true, reducedMotion: 'reduce' } as const;

const site = siteOfTests();

test('where cells are smaller than a finger, a magnifier shows what it covers, and lifting it touches that cell', async () => {
  const { page, faults } = await openPage(site, PHONE);
  const match = randomGame('epaminondas', {}, 3);
  await openGame(page, site.address, match, 0);
  const { names } = match.position.board;
  const at = (name: string) => middleOf(page, `[data-cell="${names.indexOf(name)}"]`);
  const hand = await page.context().newCDPSession(page);
  // The finger comes down beside the piece, moves to it, and is lifted there.
  await put(hand, 'touchStart', await at('b3'));
  await page.locator('.magnifier').waitFor();
  const before = await page.locator('.magnifier').getAttribute('viewBox');
  await put(hand, 'touchMove', await at('c2'));
  await page.waitForFunction(`document.querySelector('.magnifier').getAttribute('viewBox') !== '${before}'`);
  await takePicture(page, 'play-magnifier-320');
  await put(hand, 'touchEnd');
  await page.locator('.magnifier').waitFor({ state: 'detached' });
  expect(await page.locator('.edge.chosen').count(), 'the piece that was lifted upon').toBe(1);
  for (const _ of ['shown', 'played']) {
    await put(hand, 'touchStart', await at('c3'));
    await put(hand, 'touchEnd');
  }
  await waitForMoves(page, 1);
  expect(await listedMoves(page)).toEqual(['c2-c3']);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('moves lie in a sheet that is pulled up, pushed down, tapped and opened by keys', async () => {
  const { page, faults } = await openPage(site, PHONE);
  const match = randomGame('azacru', {}, 3);
  await openGame(page, site.address, match, 20);
  const handle = page.locator('.sheet .handle');
  const list = page.locator('.sheet .moves');
  expect(await handle.textContent()).toBe(`Moves 20. ${match.moves[19]}`);
  expect(await list.isVisible()).toBe(false);
  await handle.tap();
  await list.waitFor();
  const hand = await page.context().newCDPSession(page);
  await pull(page, hand, 60);
  await list.waitFor({ state: 'hidden' });
  await pull(page, hand, -60);
  await list.waitFor();
  expect(await isInside(page), 'the last move is in view').toBe(true);
  await takePicture(page, 'play-moves-320');
  await handle.press('Enter');
  await list.waitFor({ state: 'hidden' });
  expect(await handle.getAttribute('aria-expanded')).toBe('false');
  await page.setViewportSize({ width: 1440, height: 900 });
  await list.waitFor();
  expect(await handle.isVisible(), 'beside the board there is room for them').toBe(false);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Grabs the sheet by its handle and moves it this many pixels down. */
async function pull(page: Page, hand: CDPSession, way: number): Promise<void> {
  const { x, y } = await middleOf(page, '.sheet .handle');
  await put(hand, 'touchStart', { x, y });
  for (const part of [0.3, 0.6, 1]) await put(hand, 'touchMove', { x, y: y + way * part });
  await put(hand, 'touchEnd');
}

function put(
  hand: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...touchPoints: { x: number; y: number }[]
) {
  return hand.send('Input.dispatchTouchEvent', { type, touchPoints });
}

function isInside(page: Page): Promise<boolean> {
  return page.evaluate(`(() => {
    const list = document.querySelector('.sheet .moves').getBoundingClientRect();
    const last = document.querySelector('.sheet .moves li:last-child').getBoundingClientRect();
    return last.top >= list.top && last.bottom <= list.bottom + 1;
  })()`);
}
