import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { writeRecordText } from '../../../src/record/record-text.ts';
import { siteOfTests } from '../support/browser.ts';
import { AGERE, cell, more, press, shareSheet, someRecord, study } from '../support/study-records.ts';

const site = siteOfTests();

test('the move that is shown stays in view where its list becomes smaller', async () => {
  const [game] = games;
  const { page, end } = await study(site, writeRecordText(someRecord(game, 60)));
  await press(page, 'End');
  const seen = async () => {
    const list = await page.locator('.tree-list').boundingBox();
    const move = await page.locator('.tree-list [aria-current]').boundingBox();
    return list !== null && move !== null && move.y >= list.y && move.y < list.y + list.height;
  };
  await expect.poll(seen).toBe(true);
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect.poll(seen).toBe(true);
  await end();
});

test('the position editor is checked by the rules', async () => {
  const { page, end } = await study(site, AGERE);
  await more(page, 'Set up a position');
  await page.getByRole('button', { name: 'Yellow', exact: true }).click();
  await cell(page, 'e1').click();
  const position = page.getByLabel('Position as text');
  const good = await position.inputValue();
  await position.fill('nonsense');
  expect(await page.locator('.editor [role=status]').textContent()).toMatch(/^["A-Z].*\.$/);
  expect(await page.getByRole('button', { name: 'Analyse this position' }).isDisabled()).toBe(true);
  await position.fill(good);
  await page.getByRole('button', { name: 'Analyse this position' }).click();
  await page.locator('.study .tree').waitFor();
  expect(await cell(page, 'e1').getAttribute('aria-label')).toContain('Yellow');
  await end();
});

test('a board of another size is set up with its usual start', async () => {
  const { page, end } = await study(site, AGERE);
  await more(page, 'Set up a position');
  expect(await page.locator('.place [role=gridcell]').count()).toBe(15);
  await page.locator('.editor select').nth(1).selectOption('4');
  expect(await page.locator('.place [role=gridcell]').count()).toBe(10);
  await end();
});

test('a game can be played on from any place, against any level', async () => {
  const { page, end } = await study(site, AGERE);
  await press(page, 'ArrowLeft');
  await more(page, 'Play from here');
  await page.locator('.retry select').nth(1).selectOption('level:1');
  await page.locator('.retry button.main').click();
  await page.waitForURL(/#\/game\//);
  await page.locator('.place [role=gridcell]').first().waitFor();
  expect(await cell(page, 'b1').getAttribute('aria-label')).toContain('Blue');
  await end();
});

test('the picture to share is saved as SVG and as PNG', async () => {
  const { page, end } = await study(site, AGERE);
  await shareSheet(page);
  await page.locator('.share-picture img').waitFor();
  const save = async (name: string) => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFileSync(await (await waiting).path());
  };
  const svg = (await save('Save picture (SVG)')).toString('utf8');
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toMatch(/var\(--|<text|undefined|NaN/);
  const png = await save('Save picture (PNG)');
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  await end();
});

test.each(games.map((game) => [game.name, game] as const))('%s: every lens has a key and a legend', async (_, game) => {
  const { page, end } = await study(site, writeRecordText(someRecord(game, 12)));
  for (const { key, texts } of game.course.lenses) {
    await press(page, key);
    expect(await page.locator('.legend').textContent()).toContain(texts.en.legend);
    await press(page, key);
    expect(await page.locator('.lens').count()).toBe(0);
  }
  await end();
});
