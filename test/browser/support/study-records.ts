import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Game } from '../../../src/core/game.ts';
import { legalTexts } from '../../../src/core/moves.ts';
import { optionsOf } from '../../../src/core/options.ts';
import { newMatch } from '../../../src/core/play/match.ts';
import { Random } from '../../../src/core/random.ts';
import { games } from '../../../src/games/index.ts';
import { type GameRecord, recordOf } from '../../../src/record/record.ts';
import { openPage, type Site } from './browser.ts';

export function gameNamed(name: string): Game {
  const game = games.find((one) => one.name === name);
  if (game === undefined) throw new Error(`no game ${name}`);
  return game;
}

/** A game of this many random moves, resigned if it is to be finished. */
export function someRecord(
  game: Game,
  moves: number,
  players = game.options.players[0],
  isResigned = false,
): GameRecord {
  const match = newMatch(game, optionsOf(game.options, { players }));
  const random = new Random(11);
  while (match.moves.length < moves && !match.position.over) {
    const texts = legalTexts(match.position);
    match.play(texts[random.below(texts.length)]);
  }
  const outcome = { reason: 'resignation', winners: [1], loser: 0 } as const;
  return recordOf(match, isResigned ? { outcome } : {});
}

/** A game of these moves. */
export function recordWith(
  name: string,
  options: Readonly<Record<string, number>>,
  moves: readonly string[],
): GameRecord {
  const game = gameNamed(name);
  const match = newMatch(game, optionsOf(game.options, options));
  for (const move of moves) match.play(move);
  return recordOf(match);
}

/** Pastes a text as if it came from the clipboard, outside any field. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/plain', ${JSON.stringify(text)});
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }`);
}

/** Drops a file with a text on the page. */
export async function dropFile(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(text)}], 'game.txt', { type: 'text/plain' }));
    for (const name of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }));
  }`);
}

/** The moves that the tree shows, each as it is written. */
export function shownMoves(page: Page): Promise<string[]> {
  return page.evaluate(
    `[...document.querySelectorAll('.tree .move[aria-label]')].map((move) =>
      move.getAttribute('aria-label').replace(/^\\d+\\. /, ''))`,
  );
}

/** A page on which something to study can be pasted; at its end there must have been no errors. */
export async function openStudy(site: Site): Promise<{ page: Page; end(): Promise<void> }> {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce', acceptDownloads: true });
  await page.goto(`${site.address}#/analyse`);
  await page.locator('main h1').waitFor();
  const end = async () => {
    expect(faults).toEqual([]);
    await page.context().close();
  };
  return { page, end };
}

/** The same once this was pasted. */
export async function study(site: Site, form: string): Promise<{ page: Page; end(): Promise<void> }> {
  const opened = await openStudy(site);
  await paste(opened.page, form);
  await opened.page.locator('.study .tree').waitFor();
  return opened;
}

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The current move, with the number of its turn. */
export function current(page: Page): Promise<string | null> {
  return page.locator('.tree [aria-current]').getAttribute('aria-label');
}

/** What is rarely wanted, from the last of the buttons below the moves. */
export async function more(page: Page, name: string): Promise<void> {
  await page.locator('.study-walk > button').last().click();
  await page.locator('.menu').getByRole('button', { name, exact: true }).click();
}

/** Something of the share sheet. */
export async function shareSheet(page: Page): Promise<void> {
  await page.locator('.study-share').click();
  await page.locator('dialog[open]').waitFor();
}

export function cell(page: Page, name: string): Locator {
  return page.locator(`.place [role=gridcell][aria-label^="${name},"]`);
}

export const AGERE = '[Game "Agere"]\n[Size "5"]\n\n1. a1 b1 (1... c1 {better}) 2. c2 *';
