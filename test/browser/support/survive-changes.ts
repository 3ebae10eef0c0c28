import type { Page } from 'playwright-core';
import { AGERE, cell, press, shownMoves } from './study-records.ts';

/** Something a person does that must not be lost, from where it begins to how it looks when the page is reopened. */
export interface Change {
  readonly name: string;
  /** Leads to the moment before it; on a fresh page. */
  begin(page: Page, address: string): Promise<void>;
  /** Ends as soon as the browser has received the last key or click: nothing is waited for. */
  make(page: Page): Promise<void>;
  /** What the page shows of it after reopening. */
  look(page: Page): Promise<unknown>;
  readonly before: unknown;
  /** What may be there when only a part of it was stored: when typing, every letter is a change of its own. */
  readonly between?: readonly unknown[];
  readonly after: unknown;
}

/** A study that was saved before, whose screen has just been opened. */
async function openStudy(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/analyse`);
  await page.getByRole('textbox').fill(AGERE);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.study .tree').waitFor();
}

async function openEmptyStudy(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/analyse/agere`);
  await page.locator('.study .tree').waitFor();
}

/** A game between two people, before its first move. */
async function openNewGame(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/new/agere`);
  await page.locator('option[value=human]').first().waitFor({ state: 'attached' });
  for (const select of await page.locator('select:has(option[value=human])').all()) await select.selectOption('human');
  await page.locator('button.main').click();
  await cell(page, 'a1').waitFor();
}

async function openGame(page: Page, address: string): Promise<void> {
  await openNewGame(page, address);
  await cell(page, 'a1').click();
  await page.locator('.moves li').first().waitFor({ state: 'attached' });
}

/** What is shown of a game or a study that was never stored. */
const NOTHING = 'This game is not saved in this browser.';

async function lookAtStudy(page: Page): Promise<readonly string[]> {
  await page.locator('.study .tree, .choose').waitFor();
  if ((await page.locator('.choose').count()) > 0) return page.locator('.choose .message').allTextContents();
  return [...(await shownMoves(page)), ...(await page.locator('.tree .comment').allTextContents())];
}

async function lookAtGame(page: Page): Promise<string> {
  await page.locator('[role=gridcell], h1').first().waitFor();
  if ((await page.getByRole('heading', { name: NOTHING }).count()) > 0) return NOTHING;
  await page.locator('[role=gridcell]').first().waitFor();
  const moves = await page.locator('.moves li').allTextContents();
  return [...moves.map((text) => text.replace(/^\d+\.\s*/, '')), await page.locator('.status').textContent()].join(' ');
}

const LINES = ['a1', 'b1', 'c1', 'c2'];
const TYPED = 'now what? then';

/** Everything that can be changed in a study and in a game. */
export const CHANGES: readonly Change[] = [
  {
    name: 'a comment that is typed fast',
    begin: openStudy,
    make: (page) => page.locator('.notes textarea').pressSequentially(TYPED),
    look: lookAtStudy,
    before: [...LINES, 'better'],
    between: [...TYPED].map((_, at) => [...LINES, 'better', TYPED.slice(0, at).trim()]),
    after: [...LINES, 'better', TYPED],
  },
  {
    name: 'delete and undo',
    begin: openStudy,
    async make(page) {
      await page.getByRole('button', { name: 'Delete from here' }).click();
      await press(page, 'Control+z');
    },
    look: lookAtStudy,
    before: LINES.slice(0, 3).concat('better'),
    after: [...LINES, 'better'],
  },
  {
    name: 'a mark',
    begin: openStudy,
    make: (page) => page.getByRole('button', { name: '!? interesting move' }).click(),
    look: lookAtStudy,
    before: [...LINES, 'better'],
    after: ['a1', 'b1', 'c1', 'c2, interesting move', 'better'],
  },
  {
    name: 'the first move of a study',
    begin: openEmptyStudy,
    make: (page) => cell(page, 'a1').click(),
    look: lookAtStudy,
    before: [],
    between: [[NOTHING]],
    after: ['a1'],
  },
  {
    name: 'the second move of a study',
    async begin(page, address) {
      await openEmptyStudy(page, address);
      await cell(page, 'a1').click();
      await page.waitForFunction("!location.hash.endsWith('/agere')");
    },
    make: (page) => cell(page, 'b1').click(),
    look: lookAtStudy,
    before: ['a1'],
    after: ['a1', 'b1'],
  },
  {
    name: 'the first move of a game',
    begin: openNewGame,
    make: (page) => cell(page, 'a1').click(),
    look: lookAtGame,
    before: 'Yellow to move.',
    between: [NOTHING],
    after: 'a1 Blue to move.',
  },
  {
    name: 'the second move of a game',
    begin: openGame,
    make: (page) => cell(page, 'b1').click(),
    look: lookAtGame,
    before: 'a1 Blue to move.',
    after: 'a1 b1 Yellow to move.',
  },
  {
    name: 'a move taken back',
    begin: openGame,
    make: (page) => page.getByRole('button', { name: 'Undo' }).click(),
    look: lookAtGame,
    before: 'a1 Blue to move.',
    after: 'Yellow to move.',
  },
  {
    name: 'a game given up',
    async begin(page, address) {
      await openGame(page, address);
      await page.getByRole('button', { name: 'Resign' }).click();
    },
    make: (page) => page.locator('.choices .danger').click(),
    look: lookAtGame,
    before: 'a1 Blue to move.',
    after: 'a1 Blue resigned. Yellow wins.',
  },
];
