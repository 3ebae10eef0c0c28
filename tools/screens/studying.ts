import type { Page } from 'playwright-core';
import type { Game } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import { writeLink } from '../../src/record/link.ts';
import { writeRecordJson } from '../../src/record/record-json.ts';
import { AGERE, more, paste, press, shareSheet, someRecord } from '../../test/browser/support/study-records.ts';
import { addressed, type Screen } from './screen.ts';
import { ROUND, ROUND_TOO, SMALLEST } from './some-games.ts';

const TREE = AGERE.replace('{better}', '{better, since the base is touched and nothing can be buried there}');

/** Studies of games, and everything that is kept in the browser. */
export const STUDYING: readonly Screen[] = [
  addressed('study-choose', 'analyse'),
  addressed('study-start', `analyse/${SMALLEST.id}`, '.study .tree'),
  addressed('study-lost', 'analyse/nothing', '.choose .message'),
  ...games.map((game) => ({ name: `study-${game.id}`, open: studied(game, 30) })),
  { name: 'study-engine-four', open: studied(ROUND_TOO, 30, 4, think) },
  { name: 'study-lens-three', open: studied(ROUND, 24, 3, (page) => press(page, 'a')) },
  { name: 'review-two', open: studied(SMALLEST, 24, 2, (page) => review(page)) },
  { name: 'review-four', open: studied(ROUND_TOO, 24, 4, (page) => review(page)) },
  { name: 'review-mistake', open: studied(ROUND_TOO, 24, 4, (page) => review(page, 'n')) },
  { name: 'review-why', open: studied(ROUND_TOO, 24, 4, why) },
  { name: 'review-why-line', open: studied(ROUND_TOO, 24, 4, whyLine) },
  { name: 'review-running', open: studied(ROUND_TOO, 60, 4, begin) },
  {
    name: 'study-more',
    open: studied(ROUND_TOO, 30, 2, (page) => page.locator('.study-walk > button').last().click()),
  },
  { name: 'study-keys', open: studied(ROUND_TOO, 30, 2, (page) => press(page, '?')) },
  { name: 'study-share', open: studied(ROUND_TOO, 30, 2, shareSheet) },
  { name: 'study-retry', open: studied(ROUND_TOO, 30, 4, (page) => more(page, 'Play from here')) },
  { name: 'study-editor-two', open: studied(games[0], 20, 2, (page) => more(page, 'Set up a position')) },
  { name: 'study-editor-four', open: studied(ROUND, 30, 4, (page) => more(page, 'Set up a position')) },
  {
    name: 'study-tree',
    async open({ page, address }) {
      await page.goto(`${address}#/analyse`);
      await page.locator('main h1').waitFor();
      await paste(page, TREE);
      await page.locator('.study .tree').waitFor();
      await press(page, 'ArrowLeft');
    },
  },
  {
    name: 'study-unknown',
    async open({ page, address }) {
      await page.goto(`${address}#/analyse`);
      await page.locator('main h1').waitFor();
      await paste(page, 'a1 b1 c1');
      await page.locator('.intake button').first().waitFor();
    },
  },
  addressed('games-none', 'games', '.empty-list'),
  { name: 'games-three', open: kept(3) },
  { name: 'games-many', open: kept(40) },
];

/** A game of random moves at its end, and what is done then. */
function studied(
  game: Game,
  moves: number,
  players = game.options.players[0],
  then?: (page: Page) => Promise<void>,
): Screen['open'] {
  return async ({ page, address }) => {
    await page.goto(`${address}#${writeLink(someRecord(game, moves, players))}`);
    await page.locator('.study .tree').waitFor();
    await then?.(page);
  };
}

/** Some lines of the engine, which then rests. */
async function think(page: Page): Promise<void> {
  await press(page, 'l');
  await page.locator('.engine li').nth(2).waitFor({ timeout: 60_000 });
}

/** Some moves are judged, the others are not yet. */
async function begin(page: Page): Promise<void> {
  await press(page, 'v');
  await page.locator('.review-player').first().waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
}

/** The whole game is judged; then what these keys do. */
async function review(page: Page, ...keys: readonly string[]): Promise<void> {
  await press(page, 'v');
  await page.locator('.evaluating').waitFor({ state: 'detached', timeout: 120_000 });
  await press(page, ...keys);
}

/** Why the first mistake was one. */
async function why(page: Page): Promise<void> {
  await review(page, 'n');
  await page.locator('.review-mistake .claims').waitFor({ timeout: 60_000 });
}

async function whyLine(page: Page): Promise<void> {
  await why(page);
  await page.locator('.claim-show').first().click();
  await page.locator('.claim-line .move[aria-current]').waitFor();
}

/** So many games of all kinds, imported from one file. */
function kept(count: number): Screen['open'] {
  return async ({ page, address }) => {
    const records = Array.from({ length: count }, (_, at) => someRecord(games[at % games.length], 5 + at));
    const buffer = Buffer.from(records.map(writeRecordJson).join('\n'));
    await page.goto(`${address}#/games`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.jsonl', mimeType: 'application/jsonl', buffer });
    await page.locator('.game-list .thumbnail svg').nth(2).waitFor();
  };
}
