import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import {
  accessFaults,
  checkScreen,
  LOOKING_MS,
  openPage,
  siteOfTests,
  takePicture,
  WINDOWS,
} from '../support/browser.ts';
import { openGame, randomGame } from '../support/play-table.ts';

const site = siteOfTests();

/** The one with most seats has every kind of element on its screens; of the others each board is checked. */
const FULLEST = { id: 'shacru', options: { players: 4 } };
const OTHERS = games.map(({ id }) => id).filter((id) => id !== FULLEST.id);

test(
  'games are arranged and played by everybody, in every language, theme and window',
  async () => {
    const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
    await openGame(page, site.address, randomGame(FULLEST.id, FULLEST.options, 5), 24);
    await checkScreen(page, `play-${FULLEST.id}`);
    await page.goto(`${site.address}#/new/${FULLEST.id}`);
    await page.waitForSelector('button.main');
    await checkScreen(page, `new-${FULLEST.id}`);
    expect(faults).toEqual([]);
    await page.context().close();
  },
  LOOKING_MS,
);

test.each(OTHERS)('%s is accessible and fits into every window', async (id) => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  const match = randomGame(id, {}, 5);
  await openGame(page, site.address, match, Math.min(24, match.moves.length >> 1));
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width, `${id} at ${window.width}`).toBeLessThanOrEqual(window.width);
    await takePicture(page, `play-${id}-${window.width}`);
  }
  expect(await accessFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});
