import type { Page } from 'playwright-core';
import { games } from '../../src/games/index.ts';
import { openGame, randomGame } from '../../test/browser/support/play-table.ts';
import { addressed, type Screen } from './screen.ts';

/** What one sees before a game: the first screen, the page of each game, new games, and addresses of nothing. */
export const FIRST: readonly Screen[] = [
  addressed('home-first', '', '.card svg'),
  {
    name: 'home-running',
    async open({ page, address }) {
      for (const [at, { id }] of games.slice(0, 3).entries())
        await openGame(page, address, randomGame(id, {}, at + 2), 8 + 6 * at, ['human', 'level:3']);
      await page.goto(`${address}#/`);
      await page.locator('.continue svg').first().waitFor();
      await page.locator('.card svg').last().waitFor();
    },
  },
  ...games.map(({ id }) => addressed(`about-${id}`, `about/${id}`, '.about-game svg.board')),
  addressed('new-local', `new/${games[0].id}`, 'button.main'),
  addressed('new-fullest', `new/${mostPlayers()}`, 'button.main'),
  addressed('error-nothing', 'nowhere'),
  addressed('error-game', 'game/none'),
  {
    name: 'error-address',
    async open({ page, address }) {
      await page.goto(`${address}nope`);
      await page.locator('main h1').waitFor();
    },
  },
  {
    name: 'error-room',
    async open({ page, address }) {
      await page.goto(`${address}r/xyz`);
      await page.locator('main h1').waitFor();
    },
  },
  {
    name: 'error-unkept',
    async open({ page, address }) {
      await page.addInitScript(NOTHING_KEPT);
      await page.goto(`${address}#/about/${games[0].id}`);
      await play(page, games[0].name);
    },
  },
  {
    name: 'error-offline',
    options: { serviceWorkers: 'allow' },
    async open({ page, address }) {
      await page.goto(address);
      await page.evaluate('navigator.serviceWorker.ready');
      await page.reload();
      await page.context().setOffline(true);
      await page.evaluate(`location.hash = '#/online'`);
      await page.locator('main h1').waitFor();
    },
  },
];

/** From the page of a game to a game against the computer. */
export async function play(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Play ${name} now` }).click();
  await page.locator('[data-cell].can-touch').first().waitFor();
}

function mostPlayers(): string {
  const most = ({ options }: (typeof games)[number]) => Math.max(...options.players);
  return games.reduce((one, other) => (most(other) > most(one) ? other : one)).id;
}

/** A browser that refuses to keep anything. */
const NOTHING_KEPT = `indexedDB.open = () => {
  const request = new EventTarget();
  setTimeout(() => {
    request.error = new DOMException('refused', 'InvalidStateError');
    request.onerror?.(new Event('error'));
    request.dispatchEvent(new Event('error'));
  });
  return request;
}`;
