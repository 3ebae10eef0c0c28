import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Random } from '../../../src/core/random.ts';
import { confirmed, type Kind, makeGame, onlineOfTests, playAny, sitDown, somebody } from '../support/online-rooms.ts';

const online = onlineOfTests();

const KIND: Kind = { game: 'azacru', options: { players: 4 } };

/** On a phone everybody has a name, points and a clock, and no words lie over others. */
async function checkTable(page: Page): Promise<void> {
  const window = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const boxes = async (selector: string) =>
    Promise.all(
      (await page.locator(selector).all()).map(async (one) => (await one.boundingBox()) ?? expect.fail(selector)),
    );
  for (const row of ['.table-head > *', '.seats.others > li'])
    for (const one of await boxes(row))
      for (const other of await boxes(row)) {
        const [left, right] = one.x <= other.x ? [one, other] : [other, one];
        const isBeside =
          right.x >= left.x + left.width || one.y >= other.y + other.height || other.y >= one.y + one.height;
        expect(isBeside || (one.x === other.x && one.y === other.y), row).toBe(true);
      }
  for (const { width } of await boxes('.seats .who strong')) expect(width).toBeGreaterThan(24);
  for (const { x, width } of await boxes('.seats .figures')) expect(x + width).toBeLessThanOrEqual(360);
  if (window !== null) await page.setViewportSize(window);
}

test('a computer has the fourth seat, another plays for somebody who leaves, who may come back', async () => {
  const [ann, ben, cid] = await Promise.all([somebody(online), somebody(online), somebody(online)]);
  const link = await makeGame(ann, online, {
    game: KIND.game,
    name: 'Ann',
    options: { players: '4' },
    seats: { 4: 'level:1' },
    clock: '15 min + 10 s per move',
  });
  await sitDown(ben, link, 'Ben');
  await sitDown(cid, link, 'Cid');
  const random = new Random(6);
  for (const one of [ann, ben, cid]) await playAny(one, KIND, random);
  await confirmed(ann.page, 4);
  expect(await ann.page.getByRole('timer').allTextContents()).toHaveLength(4);
  expect(await ann.page.getByRole('timer').first().textContent()).toMatch(/^1[45]:\d\d$/);
  await checkTable(ann.page);
  const back = await cid.page.context().newPage();
  await cid.page.close();
  await ann.page.locator('.seat-row', { hasText: /Cid.*away/ }).waitFor();
  await ann.page.getByRole('button', { name: 'Let a computer play for Cid (Green)' }).click();
  await ann.page.locator('.seat-row', { hasText: /Cid.*Computer \(level 5\)/ }).waitFor();
  await playAny(ann, KIND, random);
  await playAny(ben, KIND, random);
  await confirmed(ann.page, 8);
  await back.goto(link);
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await back.getByRole('button', { name: 'Resign' }).waitFor();
  await playAny(ann, KIND, random);
  await playAny(ben, KIND, random);
  await playAny({ page: back, faults: [] }, KIND, random);
  await confirmed(ann.page, 12);
  for (const { faults } of [ann, ben, cid]) expect(faults).toEqual([]);
});
