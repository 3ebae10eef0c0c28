import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeRecordJson } from '../../../src/record/record-json.ts';
import { accessFaults, checkScreen, LOOKING_MS, openPage, siteOfTests, takePicture } from '../support/browser.ts';
import { gameNamed, shownMoves, someRecord } from '../support/study-records.ts';

const site = siteOfTests();

const RECORDS = [
  someRecord(gameNamed('Agere'), 6),
  someRecord(gameNamed('Azacru'), 8, 4),
  someRecord(gameNamed('Crosscut'), 7),
];
const FILE = {
  name: 'games.jsonl',
  mimeType: 'application/jsonl',
  buffer: Buffer.from(`${RECORDS.map(writeRecordJson).join('\n')}\n{"game":"chess","moves":[]}\n`),
};

test('games come in from a file, are found, deleted, brought back, and all go out again', async () => {
  const { page, faults } = await openPage(site, { acceptDownloads: true });
  await page.goto(`${site.address}#/games`);
  await page.getByText('No games yet.').waitFor();
  await page.locator('input[type=file]').setInputFiles(FILE);
  await page.getByText('Imported 3 games. 1 failed: There is no game called chess.').waitFor();
  const rows = page.locator('.game-list li');
  expect(await rows.count()).toBe(3);
  await page.locator('.thumbnail svg').nth(2).waitFor();
  await page.getByLabel('Search').fill('AZA anal');
  expect(await rows.count()).toBe(1);
  await page.getByRole('button', { name: /^Delete Azacru, by Mike Wellman/ }).click();
  await page.getByText('No games match your search.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await rows.first().waitFor();
  await page.getByLabel('Search').fill('');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const lines = readFileSync(await (await waiting).path(), 'utf8')
    .trim()
    .split('\n')
    .sort();
  expect(lines).toEqual(RECORDS.map(writeRecordJson).sort());
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a game that was left can be continued from the first page, and studied', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  await page.goto(`${site.address}#/new/agere`);
  await page.locator('option[value=human]').first().waitFor({ state: 'attached' });
  for (const select of await page.locator('select').all()) {
    if ((await select.locator('option[value=human]').count()) > 0) await select.selectOption('human');
  }
  await page.locator('button.main').click();
  await page.locator('[role=gridcell][aria-label^="a1,"]').click();
  await page.getByText('Blue to move').first().waitFor();
  const address = page.url();
  await page.goto(site.address);
  await page.locator('.continue a').waitFor();
  expect(await page.locator('.continue a').getAttribute('href')).toBe(new URL(address).hash);
  expect(await accessFaults(page)).toEqual([]);
  await takePicture(page, 'home-continue');
  await page.goto(address.replace('/game/', '/analyse/'));
  await page.locator('.tree').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.locator('[role=gridcell][aria-label^="b1,"]').click();
  await page.goto(address);
  await page.locator('[role=gridcell][aria-label^="c1,"]').click();
  await page.getByText('Yellow to move').first().waitFor();
  await page.goto(address.replace('/game/', '/analyse/'));
  await page.locator('.tree').waitFor();
  expect(await shownMoves(page)).toEqual(['a1', 'b1', 'c1']);
  expect(faults).toEqual([]);
  await page.context().close();
});

test(
  'everybody can use the list, in every language, theme and window',
  async () => {
    const { page, faults } = await openPage(site);
    await page.goto(`${site.address}#/games`);
    await page.locator('input[type=file]').setInputFiles(FILE);
    await page.locator('.thumbnail svg').nth(2).waitFor();
    await checkScreen(page, 'games');
    expect(faults).toEqual([]);
    await page.context().close();
  },
  LOOKING_MS,
);
