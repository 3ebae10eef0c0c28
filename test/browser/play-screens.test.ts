import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessFaults, openPage, openSite, type Site, takePicture, WINDOWS } from './browser.ts';
import { openGame, randomGame } from './play-table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(async () => {
  await site?.close();
});

const SCREENS = [
  { id: 'agere', options: {}, theme: 'light', language: 'pt' },
  { id: 'crosscut', options: {}, theme: 'dark', language: 'en' },
  { id: 'epaminondas', options: {}, theme: 'light', language: 'en' },
  { id: 'azacru', options: {}, theme: 'light', language: 'en' },
  { id: 'shacru', options: { players: 4 }, theme: 'dark', language: 'pt' },
] as const;

test.each(SCREENS)('$id is accessible and fits into every window, $theme and $language', async (screen) => {
  const { id, options, theme, language } = screen;
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  const settings = JSON.stringify(JSON.stringify({ theme, language }));
  await page.addInitScript(`localStorage.setItem('gamut settings', ${settings})`);
  const match = randomGame(id, options, 5);
  const plies = Math.min(24, match.moves.length >> 1);
  await openGame(page, site.address, match, plies);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width, `${id} at ${window.width}`).toBeLessThanOrEqual(window.width);
    await takePicture(page, `play-${id}-${window.width}`);
  }
  expect(await accessFaults(page)).toEqual([]);
  await page.goto(`${site.address}#/new/${id}`);
  await page.waitForSelector('button.main');
  await takePicture(page, `new-${id}`);
  expect(await accessFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});
