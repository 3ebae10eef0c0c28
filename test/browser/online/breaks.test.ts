import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { Random } from '../../../src/core/random.ts';
import {
  confirmed,
  faultsOf,
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

const KIND: Kind = { game: 'crosscut', options: { size: 5 } };

test('the server is restarted in the middle, and nothing is lost, not even the move made meanwhile', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  const link = await makeGame(ann, online, { game: KIND.game, name: 'Ann', options: { size: '5' } });
  await sitDown(ben, link, 'Ben');
  const random = new Random(3);
  await playAny(ann, KIND, random);
  await ben.page.getByText('Your turn.').waitFor();
  await online.stopServer();
  await ben.page.getByText('Connection lost.').waitFor();
  const [move] = legalTexts((await gameOn(ben.page, KIND)).position);
  await ben.page.fill('.typed input', move);
  await ben.page.keyboard.press('Enter');
  await ben.page.getByText('Sending your move').waitFor();
  await ben.page.locator('.moves .pending', { hasText: move }).waitFor();
  await online.restart();
  await Promise.all([ann, ben].map(({ page }) => confirmed(page, 2)));
  expect(await listedMoves(ann.page)).toEqual(await listedMoves(ben.page));
  await playAny(ann, KIND, random);
  await confirmed(ben.page, 3);
  for (const one of [ann, ben]) expect(faultsOf(one)).toEqual([]);
});

test('a move that comes too late is taken back, with a sentence', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  const link = await makeGame(ann, online, { game: KIND.game, name: 'Ann', options: { size: '5' } });
  await sitDown(ben, link, 'Ben');
  // Ann has the game open twice; one of the pages neither sends nor receives for a while.
  const slow = await ann.page.context().newPage();
  const held: (() => void)[] = [];
  let isHeld = false;
  const pass = (to: () => WebSocketRoute) => (text: string | Buffer) =>
    isHeld ? void held.push(() => to().send(text)) : to().send(text);
  await slow.routeWebSocket('**/api/socket', (page) => {
    const server = page.connectToServer();
    page.onMessage(pass(() => server));
    server.onMessage(pass(() => page));
  });
  await slow.goto(link);
  await slow.getByText('Your turn.').waitFor();
  isHeld = true;
  await slow.fill('.typed input', 'c3');
  await slow.keyboard.press('Enter');
  await slow.locator('.moves .pending', { hasText: 'c3' }).waitFor();
  await ann.page.fill('.typed input', 'b2');
  await ann.page.keyboard.press('Enter');
  await confirmed(ben.page, 1);
  isHeld = false;
  for (const release of held) release();
  await slow.getByText('The position changed before your move arrived. Please move again.').waitFor();
  expect(await listedMoves(slow)).toEqual(['b2']);
  expect(await listedMoves(ben.page)).toEqual(['b2']);
});
