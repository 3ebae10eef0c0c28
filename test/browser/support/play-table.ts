import type { Page } from 'playwright-core';
import type { Game } from '../../../src/core/game.ts';
import { legalMoves, readMove, writeMove } from '../../../src/core/moves.ts';
import { type OptionValue, optionsOf } from '../../../src/core/options.ts';
import { Match } from '../../../src/core/play/match.ts';
import { pick } from '../../../src/core/play/picker.ts';
import { startPosition } from '../../../src/core/position.ts';
import { Random } from '../../../src/core/random.ts';
import type { Cell } from '../../../src/core/types.ts';
import { games } from '../../../src/games/index.ts';
import type { KeptGame } from '../../../src/web/local/kept.ts';

/** A way to touch cells and to choose among moves that share them. */
export interface Input {
  touch(page: Page, cell: Cell): Promise<void>;
  choose(page: Page, text: string, index: number): Promise<void>;
  /** Whether a complete move must be touched again. */
  readonly confirms: boolean;
}

export function gameOf(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** A whole game of random moves. */
export function randomGame(id: string, options: Readonly<Record<string, OptionValue>>, seed: number): Match {
  const game = gameOf(id);
  const match = new Match(startPosition(game, optionsOf(game.options, options)));
  const random = new Random(seed);
  while (!match.position.over) {
    const moves = legalMoves(match.position);
    match.play(writeMove(match.position, moves[random.below(moves.length)]));
  }
  return match;
}

/** The same game before its first move. */
export function startOf({ game, options }: Match): Match {
  return new Match(startPosition(game, options));
}

/** Opens a game in the app after this many of its moves, as if it had been played there. */
export async function openGame(
  page: Page,
  address: string,
  match: Match,
  plies: number,
  seats?: readonly string[],
  more: Partial<KeptGame> = {},
) {
  const { moves, ...rest } = match.record();
  const sitting = seats ?? Array.from({ length: match.position.seats }, () => 'human');
  const kept = {
    id: `test-${match.game.id}-${plies}`,
    record: { ...rest, moves: moves.slice(0, plies) },
    seats: sitting,
    seed: 1,
    isOver: false,
    changed: Date.now(),
    ...more,
  };
  // The app creates its database when it first looks for a game.
  await page.goto(`${address}#/game/none`);
  await page.waitForSelector('main.page');
  await page.evaluate(keeping(kept));
  await page.goto(`${address}#/game/${kept.id}`);
  await page.waitForSelector('[role=gridcell]');
}

/** Runs in the page to store a game; the tests are compiled without the DOM's types. */
function keeping(kept: object): string {
  return `new Promise((resolve, reject) => {
    const opening = indexedDB.open('gamut');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('games', 'readwrite');
      transaction.objectStore('games').put(${JSON.stringify(kept)});
      transaction.onabort = () => reject(transaction.error);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  })`;
}

/** Enters the moves of a game from one of them on, up to its end, and returns what the app has listed. */
export async function playOn(page: Page, match: Match, plies: number, input: Input): Promise<string[]> {
  const replayed = startOf(match);
  for (const move of match.moves.slice(0, plies)) replayed.play(move);
  for (const text of match.moves.slice(plies)) {
    await enter(page, replayed, text, input);
    replayed.play(text);
    await waitForMoves(page, replayed.moves.length);
  }
  return listedMoves(page);
}

/** Enters one move by touching its cells and choosing if they leave a choice. */
export async function enter(page: Page, { position }: Match, text: string, input: Input): Promise<void> {
  const move = readMove(position, text);
  const path = position.game.notation.path(position, move);
  if (path.length === 0) {
    await page.locator('.prompt .strong').click();
    return;
  }
  for (const cell of path) await input.touch(page, cell);
  const { moves } = pick(position, path);
  if (moves.length > 1) await input.choose(page, text, moves.indexOf(move));
  else if (input.confirms) await input.touch(page, path[path.length - 1]);
}

export async function listedMoves(page: Page): Promise<string[]> {
  const texts = await page.locator('.moves li').allTextContents();
  return texts.map((text) => text.replace(/^\d+\.\s*/, ''));
}

/** Waits until the app lists at least this many moves. */
export async function waitForMoves(page: Page, count: number): Promise<void> {
  await page
    .locator('.moves li')
    .nth(count - 1)
    .waitFor({ state: 'attached' });
}

/** The centre of an element on the page. */
export async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
