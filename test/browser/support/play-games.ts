import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OptionValue } from '../../../src/core/options.ts';
import { games } from '../../../src/games/index.ts';
import { openPage, openSite, type Site, type Watched } from './browser.ts';
import { type Input, openGame, playOn, randomGame } from './play-table.ts';

/** A game of random moves, the last of which are entered in the app. */
interface Played {
  readonly id: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly last: number;
}

/** Settings for games that can be short, or that have more than two players: small boards from the first move on. */
const PLAYED: Readonly<Record<string, readonly Omit<Played, 'id'>[]>> = {
  agere: [{ options: { size: 3 }, last: 100 }],
  crosscut: [{ options: { size: 5, pie: true }, last: 100 }],
  epaminondas: [{ options: { files: 8, ranks: 8 }, last: 8 }],
  azacru: [
    { options: {}, last: 10 },
    { options: { players: 4 }, last: 6 },
  ],
  shacru: [{ options: { players: 3 }, last: 8 }],
};

/** All games, with 2, 3 and 4 players. */
const GAMES: readonly Played[] = games.flatMap(({ id }) =>
  (PLAYED[id] ?? [{ options: {}, last: 8 }]).map((played) => ({ id, ...played })),
);

/** The tests that play all games to their ends with one input method. */
export function playEveryGame(by: string, input: Input, look: BrowserContextOptions = {}): void {
  let site: Site;
  let watched: Watched;
  beforeAll(async () => {
    site = await openSite();
    watched = await openPage(site, { reducedMotion: 'reduce', ...look });
  }, 240_000);
  afterAll(async () => {
    await site?.close();
  });

  test.each(GAMES)(`$id $options is played to its end by ${by}`, async (game) => {
    await playToTheEnd(watched.page, site, game, input);
    expect(watched.faults).toEqual([]);
  });
}

/** Plays a game to its end: every move must be listed, and the end shown with its reason and what to do next. */
async function playToTheEnd(page: Page, { address }: Site, { id, options, last }: Played, input: Input) {
  const match = randomGame(id, options, 3);
  const plies = Math.max(0, match.moves.length - last);
  await openGame(page, address, match, plies);
  expect(await playOn(page, match, plies, input)).toEqual(match.moves);
  const { winners = [], ending = '' } = match.result() ?? {};
  const { seats, endings } = match.game.texts.en;
  const said = (await page.locator('.status, .told').allTextContents()).join(' ');
  if (winners.length === match.position.seats) expect(said).toContain('draw');
  else for (const seat of winners) expect(said).toContain(seats[seat]);
  expect(said).toContain(endings[match.game.rules.endings.indexOf(ending)]);
  expect(await page.locator('.ending a, .ending button').count()).toBe(4);
}
