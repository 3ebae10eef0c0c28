import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/core/options.ts';
import { startPosition } from '../../../src/core/position.ts';
import { Random } from '../../../src/core/random.ts';
import { type Kind, makeGame, onlineOfTests, playAny, sitDown, somebody } from '../support/online-rooms.ts';
import { gameOf } from '../support/play-table.ts';

const online = onlineOfTests();

const KIND: Kind = { game: 'crosscut', options: { size: 5 } };
const OPTIONS = { game: KIND.game, name: 'Ann', options: { size: '5' } };

test('new messages are counted at the tab and in the title until they are read', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  await sitDown(ben, await makeGame(ann, online, OPTIONS), 'Ben');
  const tab = (of: typeof ann) => of.page.locator('.side-tabs').getByRole('button', { name: 'Chat' });
  await tab(ann).click();
  await ann.page.getByLabel('Write a message').fill('Good luck!');
  await ann.page.getByRole('button', { name: 'Send' }).click();
  await tab(ben).filter({ hasText: '1 new message' }).waitFor();
  await expect.poll(() => ben.page.title()).toBe('(1) Crosscut · Gamut');
  await tab(ben).click();
  await ben.page.getByText('Good luck!').waitFor();
  await expect.poll(() => ben.page.title()).toBe('Crosscut · Gamut');
  // One’s own messages are no news.
  expect(await ann.page.title()).toBe('● Crosscut · Gamut');
  for (const { page, faults } of [ann, ben]) {
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

test('those who want it are notified of their turn while the page is hidden, and asked only then', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  // No notification can be seen in a browser without a screen: it is noted instead.
  await ben.page.addInitScript(`{
    window.noted = [];
    window.isHidden = false;
    window.Notification = class {
      static permission = 'default';
      static async requestPermission() { return (Notification.permission = 'granted'); }
      constructor(title, { body }) { window.noted.push(title + ' ' + body); }
    };
    Object.defineProperty(document, 'visibilityState', { get: () => (window.isHidden ? 'hidden' : 'visible') });
  }`);
  await sitDown(ben, await makeGame(ann, online, OPTIONS), 'Ben');
  const { page } = ben;
  expect(await page.evaluate('Notification.permission')).toBe('default');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('switch', { name: 'Notify me when it is my turn' }).check();
  await page.keyboard.press('Escape');
  await page.evaluate('window.isHidden = true');
  const { moves } = await playAny(ann, KIND, new Random(1));
  await expect.poll(() => page.evaluate('window.noted')).toEqual([expect.stringContaining(moves[0])]);
  expect(await page.evaluate('window.noted[0]')).toMatch(/^Your turn\. Crosscut/);
  for (const one of [ann, ben]) await one.page.context().close();
});

test('the board is seen from the side where one sits', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  const link = await makeGame(ann, online, { game: 'epaminondas' });
  await sitDown(ben, link);
  const game = gameOf('epaminondas');
  const { names } = startPosition(game, defaultOptions(game.options)).board;
  const height = async ({ page }: typeof ann, cell: string) =>
    (
      await page
        .locator(`[data-cell="${names.indexOf(cell)}"]`)
        .first()
        .boundingBox()
    )?.y ?? expect.fail(cell);
  await ben.page
    .getByText('Ann to move')
    .or(ben.page.getByText(/to move\./))
    .first()
    .waitFor();
  expect(await height(ann, 'a1')).toBeGreaterThan(await height(ann, 'a12'));
  expect(await height(ben, 'a12')).toBeGreaterThan(await height(ben, 'a1'));
  for (const one of [ann, ben]) await one.page.context().close();
});

test('a server that has fallen silent is told of, and the sentence goes when it speaks again', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  let isHeld = false;
  const held: (() => void)[] = [];
  const pass = (to: () => WebSocketRoute) => (text: string | Buffer) =>
    isHeld ? void held.push(() => to().send(text)) : to().send(text);
  await ben.page.routeWebSocket('**/api/socket', (page) => {
    const server = page.connectToServer();
    page.onMessage(pass(() => server));
    server.onMessage(pass(() => page));
  });
  await sitDown(ben, await makeGame(ann, online, OPTIONS), 'Ben');
  const lost = ben.page.getByText('Connection lost.');
  expect(await lost.count()).toBe(0);
  isHeld = true;
  // Patience beyond three seconds is that of a busy machine.
  await lost.waitFor();
  isHeld = false;
  for (const release of held) release();
  await lost.waitFor({ state: 'detached' });
  for (const one of [ann, ben]) await one.page.context().close();
});

test('without a network it is said at once, and the game goes on when it is back', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  await sitDown(ben, await makeGame(ann, online, OPTIONS), 'Ben');
  await ben.page.context().setOffline(true);
  await ben.page.getByText('Connection lost.').waitFor();
  await ann.page.locator('.seat-row', { hasText: 'Ben' }).getByText('away').waitFor();
  await ben.page.context().setOffline(false);
  await ben.page.getByText('Connection lost.').waitFor({ state: 'detached' });
  await playAny(ann, KIND, new Random(2));
  await ben.page.getByText('Your turn.').waitFor();
  for (const one of [ann, ben]) await one.page.context().close();
});
