import { expect, test } from 'vitest';
import { legalMoves, writeMove } from '../../../src/core/moves.ts';
import { games } from '../../../src/games/index.ts';
import { openPage, playNow, siteOfTests } from '../support/browser.ts';
import { finger, keyboard, mouse } from '../support/play-inputs.ts';
import {
  enter,
  gameOf,
  listedMoves,
  middleOf,
  openGame,
  randomGame,
  startOf,
  waitForMoves,
} from '../support/play-table.ts';

const site = siteOfTests();

test('a game against the computer goes on after a reload, and ends', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  const game = gameOf('crosscut');
  const start = randomGame(game.id, { size: 5 }, 1);
  await openGame(page, site.address, start, 0, ['human', 'level:2']);
  let turns = 0;
  for (;;) {
    await page.waitForSelector('.ending, .can-touch');
    const match = startOf(start);
    for (const move of await listedMoves(page)) expect(match.play(move)).toBeUndefined();
    if (match.position.over) break;
    const [move] = legalMoves(match.position);
    await enter(page, match, writeMove(match.position, move), mouse);
    await waitForMoves(page, match.moves.length + 1);
    if (++turns === 2) {
      await page.waitForSelector('.ending, .can-touch');
      const before = await listedMoves(page);
      await page.reload();
      await page.waitForSelector('[role=gridcell]');
      expect(await listedMoves(page)).toEqual(before);
    }
  }
  expect(turns).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('moves are dragged, typed, refused with the rule, taken back and played again', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  const match = randomGame('epaminondas', { files: 8, ranks: 8 }, 2);
  await openGame(page, site.address, match, 0);
  const { names } = match.position.board;
  const at = (name: string) => middleOf(page, `[data-cell="${names.indexOf(name)}"]`);
  const from = await at('c2');
  const to = await at('c3');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  expect(await page.locator('.dragged').count()).toBe(1);
  await page.mouse.up();
  await waitForMoves(page, 1);
  await page.fill('.typed input', 'c7-c3');
  await page.keyboard.press('Enter');
  expect(await page.locator('.message').textContent()).not.toBe('');
  await page.fill('.typed input', 'C7 c6');
  await page.keyboard.press('Enter');
  await waitForMoves(page, 2);
  expect(await listedMoves(page)).toEqual(['c2-c3', 'c7-c6']);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await listedMoves(page)).toEqual(['c2-c3']);
  await page.keyboard.press('y');
  expect(await listedMoves(page)).toEqual(['c2-c3', 'c7-c6']);
  await page.getByRole('button', { name: 'Resign' }).click();
  expect(await page.locator('.ending').count()).toBe(0);
  await page.locator('.choices .danger').click();
  expect(await page.locator('.ending').count()).toBe(1);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the first touch shows a move, a touch elsewhere cancels it, and pieces are told in words', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce', hasTouch: true });
  const match = randomGame('crosscut', { size: 5 }, 2);
  await openGame(page, site.address, match, 0);
  const { names } = match.position.board;
  const tap = (name: string) => finger.touch(page, names.indexOf(name));
  await tap('c3');
  await page.waitForSelector('.ghost');
  await tap('a1');
  expect(await page.locator('.ghost').count()).toBe(0);
  await tap('c3');
  await tap('c3');
  await waitForMoves(page, 1);
  await keyboard.touch(page, names.indexOf('c3'));
  expect(await page.locator('.message').textContent()).not.toBe('');
  await page.keyboard.press('p');
  expect(await page.locator('.told').textContent()).toContain('Red: c3.');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('what a move changes is moved on the board, unless a person wants it still', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page } = await openPage(site, { reducedMotion });
    const match = randomGame('shacru', {}, 4);
    await openGame(page, site.address, match, 6);
    // Animations are counted as they begin: they may be over before anybody looks.
    await page.evaluate(`{
      globalThis.begun = 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) { begun++; return animate.apply(this, given); };
    }`);
    const before = startOf(match);
    for (const move of match.moves.slice(0, 6)) before.play(move);
    await enter(page, before, match.moves[6], mouse);
    await waitForMoves(page, 7);
    const begun = await page.evaluate('begun');
    if (reducedMotion === 'reduce') expect(begun).toBe(0);
    else expect(begun).toBeGreaterThan(0);
    await page.context().close();
  }
});

test('the second click of a slow double click on Play is no move on the board that has come meanwhile', async () => {
  const { page } = await openPage(site);
  await page.goto(site.address);
  await playNow(page, games[0]);
  const cell = page.locator('[data-cell].can-touch').first();
  await cell.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await page.locator('ol.moves > li').count()).toBe(0);
  expect(await page.locator('[aria-selected="true"]').count()).toBe(0);
  await cell.click();
  await page.locator('ol.moves > li, [aria-selected="true"]').first().waitFor({ state: 'attached' });
  await page.context().close();
});
