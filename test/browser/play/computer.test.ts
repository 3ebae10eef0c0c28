import { expect, test } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { openPage, siteOfTests } from '../support/browser.ts';
import { finger } from '../support/play-inputs.ts';
import { listedMoves, openGame, randomGame, startOf, waitForMoves } from '../support/play-table.ts';

const site = siteOfTests();

test('computers play each other: paused, one move at a time, and on to the end', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  await openGame(page, site.address, randomGame('crosscut', {}, 1), 0, ['level:1', 'level:1']);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText(/^Paused/).waitFor();
  const count = (await listedMoves(page)).length;
  await page.getByRole('button', { name: 'One move' }).click();
  await waitForMoves(page, count + 1);
  await page.getByText(/^Paused/).waitFor();
  expect(await listedMoves(page)).toHaveLength(count + 1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Speed').selectOption('fast');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.locator('.ending').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a computer says what it thinks, and moves as soon as it is told to', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  const match = randomGame('shacru', {}, 2);
  // By itself it would think for hours.
  await openGame(page, site.address, match, 5, ['human', 'computer:100000000000']);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Show thinking').check();
  await page.keyboard.press('Escape');
  await page.getByText(/Depth \d+ · [\d,]+ positions · /).waitFor();
  await page.getByRole('button', { name: 'Move now' }).click();
  await waitForMoves(page, 6);
  const before = startOf(match);
  for (const move of match.moves.slice(0, 5)) before.play(move);
  expect(legalTexts(before.position)).toContain((await listedMoves(page))[5]);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Counts the sounds. */
const LISTEN = `
  globalThis.heard = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...given) { heard++; return start.apply(this, given); };
`;

test('hints, sound, full screen, one touch instead of two, and the link of a game', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce', hasTouch: true });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(LISTEN);
  await page.addInitScript(`localStorage.setItem('gamut settings', '{"confirmsTouch":false}')`);
  const match = randomGame('crosscut', { size: 5 }, 2);
  await openGame(page, site.address, match, 0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText(/^A good move is/).waitFor();
  expect(await page.locator('.ghost').count()).toBeGreaterThan(0);
  const tap = (name: string) => finger.touch(page, match.position.board.names.indexOf(name));
  await tap('c3');
  await waitForMoves(page, 1);
  expect(await page.evaluate('heard')).toBe(0);
  const more = () => page.getByRole('button', { name: 'More' }).click();
  await more();
  await page.getByLabel('Sound').check();
  await page.evaluate('heard = 0');
  await page.keyboard.press('Escape');
  await tap('b2');
  await waitForMoves(page, 2);
  expect(await page.evaluate<number>('heard')).toBeGreaterThan(0);
  await more();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate('document.fullscreenElement !== null')).toBe(true);
  await more();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate('document.fullscreenElement')).toBe(null);
  await more();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  await page.goto(link);
  await page.locator('.tree .move[aria-label]').nth(1).waitFor();
  expect(await page.locator('.tree .move[aria-label]').allTextContents()).toEqual(['c3', 'b2']);
  expect(faults).toEqual([]);
  await page.context().close();
});
