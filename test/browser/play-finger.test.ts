import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, openSite, type Site, type Watched } from './browser.ts';
import { GAMES, playToTheEnd } from './play-games.ts';
import { finger } from './play-inputs.ts';

let site: Site;
let watched: Watched;
beforeAll(async () => {
  site = await openSite();
  watched = await openPage(site, { hasTouch: true, viewport: { width: 820, height: 1180 }, reducedMotion: 'reduce' });
}, 240_000);
afterAll(async () => {
  await site?.close();
});

test.each(GAMES)('$id $options is played to its end by finger', async (game) => {
  await playToTheEnd(watched.page, site, game, finger);
  expect(watched.faults).toEqual([]);
});
