import { describe, expect, test } from 'vitest';
import { writeRecordText } from '../../../src/record/record-text.ts';
import { siteOfTests } from '../support/browser.ts';
import {
  AGERE,
  cell,
  current,
  gameNamed,
  openStudy,
  paste,
  press,
  recordWith,
  shownMoves,
  someRecord,
  study,
} from '../support/study-records.ts';

const site = siteOfTests();

/** Each wait is for a whole move's thinking, which may take long on a busy machine. */
const BUSY_MS = 60_000;

/** Red could complete a line on b4, or on d2; instead it plays elsewhere, and Blue wins. */
const LOST = ['b2', 'c2', 'b3', 'c3', 'd4', 'c4'];

describe('the engine beside the board', { timeout: 3 * BUSY_MS }, () => {
  test.each([
    ['Agere', 2],
    ['Shacru', 3],
  ] as const)('%s with %i players: several lines, which can be played, and a bar', async (name, players) => {
    const { page, end } = await study(site, writeRecordText(someRecord(gameNamed(name), 4, players)));
    await press(page, 'l');
    await page.locator('.engine li').nth(2).waitFor({ timeout: BUSY_MS });
    expect(await page.locator('.standing .part').count()).toBe(players);
    expect(page.workers()).toHaveLength(await page.evaluate('Math.min(2, navigator.hardwareConcurrency)'));
    const move = await page.locator('.engine li').nth(1).locator('.move').first().textContent();
    await press(page, 'l');
    expect(await page.locator('.engine li').count()).toBe(0);
    await page.getByLabel('Type a move').fill(String(move));
    await page.getByLabel('Type a move').press('Enter');
    expect((await current(page))?.split(' ').at(-1)).toBe(move);
    await end();
  });

  test('a key that comes in the moment in which the moves appear is heard', async () => {
    const { page, end } = await openStudy(site);
    await page.evaluate(`new MutationObserver((_, observer) => {
      if (document.querySelector('.study .tree') === null) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true, cancelable: true }));
    }).observe(document.body, { childList: true, subtree: true })`);
    await paste(page, AGERE);
    await page.locator('.engine li').first().waitFor({ timeout: BUSY_MS });
    await end();
  });

  test('a proved result has a badge and its distance', async () => {
    const { page, end } = await study(site, 'epaminondas: 14/14/14/14/5w8/14/14/14/14/14/14/b13 1 0');
    await press(page, 'l');
    await page.locator('.engine .badge').first().waitFor({ timeout: BUSY_MS });
    expect(await page.locator('.engine .score').first().textContent()).toMatch(/^(wins|loses) in \d+$/);
    await end();
  });

  test('Space shows the best move, x what the other threatens', async () => {
    const { page, end } = await study(site, AGERE);
    await press(page, ' ');
    await page.locator('.told', { hasText: 'Best move:' }).waitFor({ timeout: BUSY_MS });
    expect(await page.locator('.by-engine > *').count()).toBe(1);
    await press(page, 'x');
    await page.locator('.told', { hasText: 'If it were Yellow’s turn' }).waitFor({ timeout: BUSY_MS });
    await end();
  });

  test('a review shows its first parts while it goes on, can be stopped, and goes on after a reload', async () => {
    const { page, end } = await study(site, writeRecordText(someRecord(gameNamed('Shacru'), 4, 4)));
    await press(page, 'v');
    await page.locator('.review-player').first().waitFor({ timeout: BUSY_MS });
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await page.locator('.review-player').count()).toBe(4);
    await page.locator('.evaluating', { hasText: /[1-3] of 4 moves judged/ }).waitFor();
    await page.reload();
    await page.locator('.study .tree').waitFor();
    await press(page, 'v');
    await page.locator('.review-player').first().waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('.evaluating').waitFor({ state: 'detached', timeout: BUSY_MS });
    expect(await page.locator('.curve').count()).toBe(4);
    await page.getByRole('button', { name: 'As a table' }).click();
    await page.locator('.graph table .move').nth(1).click();
    expect(await current(page)).toMatch(/^1\. /);
    await end();
  });

  test('from mistake to mistake by one key: a better move is found, shown, and played on from', async () => {
    const { page, end } = await study(site, writeRecordText(recordWith('Crosscut', { size: 5 }, LOST)));
    await press(page, 'n');
    await page.locator('.evaluating').waitFor({ state: 'detached', timeout: BUSY_MS });
    await press(page, 'N');
    const card = page.locator('.review-mistake');
    await card.getByText('Move 3, d4').waitFor();
    expect(await card.textContent()).toMatch(/blunder.*cost Red \d+% of the game · Blue gained \d+%.*1 of \d/);
    await card.getByRole('button', { name: 'Find a better move' }).click();
    await cell(page, 'd2').click();
    await card.getByText(/^d2 is /).waitFor({ timeout: BUSY_MS });
    expect(await shownMoves(page)).toEqual(['b2', 'c2', 'b3', 'c3', 'd4, blunder', 'c4']);
    await card.getByRole('button', { name: 'Show the better line' }).click();
    expect((await shownMoves(page)).length).toBeGreaterThan(LOST.length);
    expect(await page.locator('.review-part table').count(), 'what one lost the other gained').toBe(0);
    await card.getByRole('button', { name: 'Retry from here' }).click();
    await page.locator('.retry button.main').click();
    await page.waitForURL(/#\/game\//);
    await end();
  });
});
