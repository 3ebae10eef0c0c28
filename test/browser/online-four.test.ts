import { expect, test } from 'vitest';
import { Random } from '../../src/core/random.ts';
import { confirmed, type Kind, makeGame, onlineOfTests, playAny, sitDown, somebody } from './online-rooms.ts';

const online = onlineOfTests();

const KIND: Kind = { game: 'azacru', options: { players: 4 } };

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
  const back = await cid.page.context().newPage();
  await cid.page.close();
  await ann.page.locator('.seat-row', { hasText: /Cid.*away/ }).waitFor();
  await ann.page.getByRole('button', { name: 'Let a computer play for Cid (Green)' }).click();
  await ann.page.locator('.seat-row', { hasText: /Cid.*Computer \(level 5\)/ }).waitFor();
  await playAny(ann, KIND, random);
  await playAny(ben, KIND, random);
  await confirmed(ann.page, 8);
  await back.goto(link);
  await back.getByRole('button', { name: 'Take over again' }).click();
  await back.getByRole('button', { name: 'Resign' }).waitFor();
  await playAny(ann, KIND, random);
  await playAny(ben, KIND, random);
  await playAny({ page: back, faults: [] }, KIND, random);
  await confirmed(ann.page, 12);
  for (const { faults } of [ann, ben, cid]) expect(faults).toEqual([]);
});
