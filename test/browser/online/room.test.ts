import { expect, test } from 'vitest';
import { Random } from '../../../src/core/random.ts';
import {
  confirmed,
  gameOn,
  type Kind,
  makeGame,
  onlineOfTests,
  playAny,
  sitDown,
  somebody,
} from '../support/online-rooms.ts';
import { listedMoves } from '../support/play-table.ts';

const online = onlineOfTests();

const KIND: Kind = { game: 'agere', options: { size: 3 } };

test('two people play a whole game by link, one reloads in the middle, and a third watches', async () => {
  const [ann, ben, eve] = await Promise.all([somebody(online), somebody(online), somebody(online)]);
  const link = await makeGame(ann, online, { game: KIND.game, name: 'Ann', options: { size: '3' } });
  expect(link).toMatch(/\/r\/[a-z2-7]{26}$/);
  expect(await ann.page.getByLabel('Link to this game').inputValue()).toBe(link);
  await sitDown(ben, link, 'Ben');
  await eve.page.goto(link);
  await eve.page.getByText('you are watching').waitFor();
  await ann.page.getByText('1 spectator').waitFor();
  const random = new Random(4);
  const players = [ann, ben];
  let match = await gameOn(ann.page, KIND);
  while (!match.position.over) {
    match = await playAny(players[match.position.turn], KIND, random);
    if (match.moves.length === 3) {
      await ben.page.reload();
      await confirmed(ben.page, 3);
      await ben.page.locator('.seats.own', { hasText: /Ben.*you/ }).waitFor();
      // The rules have no draw, so nobody is asked for one.
      await ben.page.getByRole('button', { name: 'Resign' }).waitFor();
      expect(await ben.page.getByRole('button', { name: 'Offer a draw' }).count()).toBe(0);
    }
  }
  for (const { page, faults } of [ann, ben, eve]) {
    await page.locator('.ending').waitFor();
    expect(await listedMoves(page)).toEqual(match.moves);
    expect(faults).toEqual([]);
  }
  await eve.page.goto(`${link}#2`);
  await eve.page.getByText(`After move 2 of ${match.moves.length}`).waitFor();
  await eve.page.getByRole('button', { name: 'Next' }).click();
  await eve.page.getByText(`After move 3 of ${match.moves.length}`).waitFor();
  expect(eve.page.url()).toBe(`${link}#3`);
  await eve.page.locator('.end-card').getByRole('button', { name: 'Review' }).click();
  await eve.page.waitForURL('**/#/review/*');
  await eve.page.locator('.study [role=grid]').waitFor();
});
