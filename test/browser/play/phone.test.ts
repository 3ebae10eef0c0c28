import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, siteOfTests, takePicture } from '../support/browser.ts';
import { listedMoves, middleOf, openGame, randomGame, waitForMoves } from '../support/play-table.ts';

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

test('moves are one line, the last one in view, and each shows the game as it was', async () => {
  const { page, faults } = await openPage(site, PHONE);
  const match = randomGame('azacru', {}, 3);
  await openGame(page, site.address, match, 20);
  expect(await isInside(page, 20), 'the last move is in view').toBe(true);
  const { names } = match.position.board;
  const before = await page.locator(`[data-cell="${names.indexOf('a1')}"]`).getAttribute('aria-label');
  const list = (await page.locator('ol.moves').boundingBox()) ?? { height: 999 };
  expect(list.height, 'one line').toBeLessThan(60);
  await page.locator('.moves li .move').nth(0).click();
  await page.getByText('After move 1 of 20.').waitFor();
  expect(await page.locator('.can-touch').count()).toBe(0);
  await page.getByRole('button', { name: 'Next move' }).tap();
  await page.getByText('After move 2 of 20.').waitFor();
  expect(await listedMoves(page)).toHaveLength(20);
  await page.locator('.moves li .move').nth(19).click();
  await page.locator('.can-touch').first().waitFor();
  expect(await page.locator(`[data-cell="${names.indexOf('a1')}"]`).getAttribute('aria-label')).toBe(before);
  await takePicture(page, 'play-moves-320');
  expect(faults).toEqual([]);
  await page.context().close();
});

function put(
  hand: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...touchPoints: { x: number; y: number }[]
) {
  return hand.send('Input.dispatchTouchEvent', { type, touchPoints });
}

function isInside(page: Page, count: number): Promise<boolean> {
  return page.evaluate(`(() => {
    const list = document.querySelector('ol.moves').getBoundingClientRect();
    const move = document.querySelectorAll('.moves .move')[${count - 1}].getBoundingClientRect();
    return move.left >= list.left && move.right <= list.right + 1;
  })()`);
}
