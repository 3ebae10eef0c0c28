import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { type OptionValue, optionsOf } from '../../../src/core/options.ts';
import { Match } from '../../../src/core/play/match.ts';
import { startPosition } from '../../../src/core/position.ts';
import type { Random } from '../../../src/core/random.ts';
import { buildSite } from '../../../tools/build.ts';
import { openServer } from '../../server/support/in-process.ts';
import { closePages, openBrowser, openPage, type Site, siteFolder } from './browser.ts';
import { mouse } from './play-inputs.ts';
import { enter, gameOf, listedMoves } from './play-table.ts';

/** The real server with the built app, and a browser with as many people as needed. */
export interface Online extends Site {
  /** Ends the server and restarts it at the same address. */
  restart(): Promise<void>;
}

/** For all tests of a file: starts before the first, ends after the last. */
export function onlineOfTests(): Online {
  let online: Online;
  beforeAll(async () => {
    online = await openOnline();
  }, 240_000);
  afterAll(() => online?.close());
  return {
    get address() {
      return online.address;
    },
    get browser() {
      return online.browser;
    },
    stopServer: () => online.stopServer(),
    restart: () => online.restart(),
    close: () => online.close(),
  };
}

async function openOnline(): Promise<Online> {
  const browser = await openBrowser();
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'gamut-online-'));
  symlinkSync(siteFolder, join(folder, 'site'));
  let server = await openServer(folder);
  const { address } = server;
  return {
    address,
    browser,
    stopServer: () => server.close(),
    async restart() {
      server = await openServer(folder, { port: Number(new URL(address).port) });
    },
    async close() {
      await closePages(browser);
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A person with a separate browser. */
export interface Somebody {
  readonly page: Page;
  readonly faults: readonly string[];
}

export function somebody(online: Online, options: BrowserContextOptions = {}): Promise<Somebody> {
  return openPage(online, { reducedMotion: 'reduce', ...options });
}

/** Makes a game by link as people do, and returns its address. */
export async function makeGame(
  { page }: Somebody,
  online: Online,
  { game, name, options = {}, seats = {}, clock, ticks = [] }: MadeGame,
): Promise<string> {
  await page.goto(`${online.address}#/invite/${game}`);
  for (const [option, value] of Object.entries(options)) await page.selectOption(`select[name=${option}]`, value);
  for (const [seat, word] of Object.entries(seats)) await page.selectOption(`select[name=seat-${seat}]`, word);
  if (clock !== undefined) await page.selectOption('select[name=clock]', { label: clock });
  for (const tick of ticks) await page.getByLabel(tick).check();
  if (name !== undefined) await page.fill('input[name=name]', name);
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.waitForURL('**/r/*');
  await page.locator('main.room').waitFor();
  return page.url();
}

interface MadeGame {
  readonly game: string;
  readonly name?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** By the number of the seat, from 1 on. */
  readonly seats?: Readonly<Record<number, string>>;
  readonly clock?: string;
  readonly ticks?: readonly string[];
}

/** Opens the link and sits down at the first free seat. */
export async function sitDown({ page }: Somebody, link: string, name?: string): Promise<void> {
  await page.goto(link);
  const sit = page.getByRole('button', { name: 'Play as' }).first();
  await sit.waitFor();
  if (name !== undefined) await page.fill('.seating input[name=name]', name);
  await sit.click();
  await page.locator('.seats.own', { hasText: '· you' }).waitFor();
}

/** A game and its options. */
export interface Kind {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** The game as a page lists it. */
export async function gameOn(page: Page, { game: id, options }: Kind): Promise<Match> {
  const game = gameOf(id);
  const match = new Match(startPosition(game, optionsOf(game.options, options)));
  for (const move of await listedMoves(page)) expect(match.play(move)).toBeUndefined();
  return match;
}

/** Waits for a player's turn, makes them play any move on the board, and returns the state of the game then. */
export async function playAny({ page }: Somebody, kind: Kind, random: Random): Promise<Match> {
  await page.getByText('Your turn.').waitFor();
  const match = await gameOn(page, kind);
  const moves = legalTexts(match.position);
  const move = moves[random.below(moves.length)];
  await enter(page, match, move, mouse);
  match.play(move);
  await confirmed(page, match.moves.length);
  return match;
}

/** Waits until there are this many moves and all of them are stored. */
export async function confirmed(page: Page, count: number): Promise<void> {
  await page
    .locator('.moves li:not(:has(.pending))')
    .nth(count - 1)
    .waitFor({ state: 'attached' });
}

/** Errors, without those that browsers report about a server that is down. */
export function faultsOf({ faults }: Somebody): readonly string[] {
  return faults.filter((fault) => !/WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/.test(fault));
}
