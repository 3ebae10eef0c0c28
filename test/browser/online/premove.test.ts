import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { optionsOf } from '../../../src/core/options.ts';
import { startPosition } from '../../../src/core/position.ts';
import {
  confirmed,
  type Kind,
  makeGame,
  onlineOfTests,
  type Somebody,
  sitDown,
  somebody,
} from '../support/online-rooms.ts';
import { mouse } from '../support/play-inputs.ts';
import { gameOf, listedMoves } from '../support/play-table.ts';

const online = onlineOfTests();

const KIND: Kind = { game: 'crosscut', options: { size: 5 } };
const game = gameOf(KIND.game);
const { names } = startPosition(game, optionsOf(game.options, KIND.options)).board;

/** A game in which the first player is to move. */
async function begun(): Promise<readonly [Somebody, Somebody]> {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  const link = await makeGame(ann, online, { game: KIND.game, name: 'Ann', options: { size: '5' } });
  await sitDown(ben, link, 'Ben');
  await ann.page.getByText('Your turn.').waitFor();
  return [ann, ben];
}

const touch = (page: Page, cell: string) => mouse.touch(page, names.indexOf(cell));

test('a move planned while the other thinks is shown, and played at once when it is one’s turn', async () => {
  const [ann, ben] = await begun();
  await touch(ben.page, 'd4');
  await ben.page.getByText('Premove d4').waitFor();
  expect(await listedMoves(ann.page)).toEqual([]);
  await touch(ann.page, 'b2');
  for (const { page } of [ann, ben]) await confirmed(page, 2);
  expect(await listedMoves(ann.page)).toEqual(['b2', 'd4']);
  await ann.page.getByText('Your turn.').waitFor();
  for (const { page, faults } of [ann, ben]) {
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

test('a planned move is cancelled by a tap, Escape and the right button, and dropped when it has become impossible', async () => {
  const [ann, ben] = await begun();
  const { page } = ben;
  const planned = page.getByText('Premove d4');
  const cancels = [
    () => touch(page, 'a1'),
    () => page.keyboard.press('Escape'),
    () =>
      page
        .locator(`[data-cell="${names.indexOf('c3')}"]`)
        .first()
        .click({ button: 'right' }),
  ];
  for (const cancel of cancels) {
    await touch(page, 'd4');
    await planned.waitFor();
    await cancel();
    await planned.waitFor({ state: 'detached' });
  }
  await touch(page, 'd4');
  await planned.waitFor();
  await touch(ann.page, 'd4');
  await page.getByText('Your premove d4 is no longer possible.').waitFor();
  await page.getByText('Your turn.').waitFor();
  expect(await listedMoves(page)).toEqual(['d4']);
  for (const one of [ann, ben]) await one.page.context().close();
});
