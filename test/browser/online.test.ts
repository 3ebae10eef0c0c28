import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../src/core/random.ts';
import { confirmed, makeGame, newGame, type Online, openOnline, playAny, sitDown, somebody } from './online-rooms.ts';
import { listedMoves } from './play-table.ts';

let online: Online;
beforeAll(async () => {
  online = await openOnline();
}, 240_000);
afterAll(async () => {
  await online?.close();
});

const GAME = 'agere';
const SIZE = { size: 3 };

test('two people play a whole game by link, one reloads in the middle, and a third watches', async () => {
  const [ann, ben, eve] = await Promise.all([somebody(online), somebody(online), somebody(online)]);
  const link = await makeGame(ann, online, { game: GAME, name: 'Ann', options: { size: '3' } });
  expect(link).toMatch(/\/r\/[a-z2-7]{26}$/);
  expect(await ann.page.getByLabel('Link of this room').inputValue()).toBe(link);
  await sitDown(ben, link, 'Ben');
  await eve.page.goto(link);
  await eve.page.getByText('You are watching.').waitFor();
  await ann.page.getByText('1 person watches').waitFor();
  const match = newGame(GAME, SIZE);
  const random = new Random(4);
  const players = [ann, ben];
  while (!match.position.over) {
    await playAny(players[match.position.turn], match, random);
    if (match.moves.length === 3) {
      await ben.page.reload();
      await confirmed(ben.page, 3);
      await ben.page.locator('.sitting', { hasText: 'Ben · you' }).waitFor();
    }
  }
  for (const { page, faults } of [ann, ben, eve]) {
    await page.locator('.ending').waitFor();
    expect(await listedMoves(page)).toEqual(match.moves);
    expect(faults).toEqual([]);
  }
  await eve.page.goto(`${link}#2`);
  await eve.page.getByText(`After move 2 of ${match.moves.length}`).waitFor();
  await Promise.all([ann, ben, eve].map(({ page }) => page.context().close()));
});
