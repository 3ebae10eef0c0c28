import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, openSite, type Site, type Watched } from './browser.ts';
import { GAMES, playToTheEnd } from './play-games.ts';
import { keyboard } from './play-inputs.ts';

let site: Site;
let watched: Watched;
beforeAll(async () => {
  site = await openSite();
  watched = await openPage(site, { reducedMotion: 'reduce' });
}, 240_000);
afterAll(async () => {
  await site?.close();
});

test.each(GAMES)('$id $options is played to its end by keyboard', async (game) => {
  await playToTheEnd(watched.page, site, game, keyboard);
  expect(watched.faults).toEqual([]);
});
