import { expect, test } from 'vitest';
import { Random } from '../../../src/core/random.ts';
import {
  confirmed,
  faultsOf,
  type Kind,
  makeGame,
  onlineOfTests,
  playAny,
  type Somebody,
  sitDown,
  somebody,
} from '../support/online-rooms.ts';
import { listedMoves } from '../support/play-table.ts';

const online = onlineOfTests();

const KIND: Kind = { game: 'crosscut', options: { size: 5 } };

function press({ page }: Somebody, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

function sees({ page }: Somebody, text: string): Promise<void> {
  return page.getByText(text).first().waitFor();
}

/** Beside the board the messages are behind the moves. */
async function openChat({ page }: Somebody): Promise<void> {
  await page.locator('.side-tabs').getByRole('button', { name: 'Chat' }).click();
}

async function write({ page }: Somebody, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('moves are taken back, draws declined, games given up and played again by agreement', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  const link = await makeGame(ann, online, { game: KIND.game, name: 'Ann', options: { size: '5' } });
  await sitDown(ben, link, 'Ben');
  const random = new Random(2);
  await playAny(ann, KIND, random);
  await playAny(ben, KIND, random);
  await press(ann, 'Ask to undo');
  await sees(ann, 'You asked to undo your move.');
  await sees(ben, 'Ann (Red) asks to undo a move.');
  await press(ben, 'Accept');
  await expect.poll(() => listedMoves(ann.page)).toEqual([]);
  await playAny(ann, KIND, random);
  await press(ben, 'Offer a draw');
  await sees(ann, 'Ben (Blue) offers a draw.');
  await press(ann, 'Decline');
  await ben.page.getByText('You offered a draw.').waitFor({ state: 'detached' });
  await press(ben, 'Resign');
  await press(ben, 'Keep playing');
  await press(ben, 'Resign');
  await ben.page.locator('.choices .danger').click();
  for (const one of [ann, ben]) await sees(one, 'Ben (Blue) resigned. Ann (Red) wins.');
  await ann.page.locator('.end-card').getByText('You win!').waitFor();
  await ben.page.locator('.end-card').getByText('Ann (Red) wins.').waitFor();
  await ann.page.locator('.end-card').getByRole('button', { name: 'Rematch' }).click();
  await sees(ben, 'Ann (Red) offers a rematch.');
  await press(ben, 'Accept');
  for (const { page } of [ann, ben]) {
    await page.waitForURL((url) => url.href !== link && /\/r\/[a-z2-7]{26}$/.test(url.href));
    await page.locator('.seat-row', { hasText: 'Red' }).filter({ hasText: 'Ben' }).waitFor();
  }
  // The second player of the last game begins.
  await playAny(ben, KIND, random);
  await confirmed(ann.page, 1);
  for (const one of [ann, ben]) expect(faultsOf(one)).toEqual([]);
});

test('players and spectators write apart from each other, and whatever is written is shown as text', async () => {
  const hostile = `<img src=x onerror=alert(1)>`;
  const [ann, ben, eve] = await Promise.all([somebody(online), somebody(online), somebody(online)]);
  const link = await makeGame(ann, online, { game: KIND.game, name: '<b>Ann</b> & "co"' });
  await sitDown(ben, link, 'Ben');
  await eve.page.goto(link);
  for (const one of [ann, ben, eve]) await openChat(one);
  await write(ann, hostile);
  await sees(ben, hostile);
  await sees(ben, '<b>Ann</b> & "co"');
  await write(eve, 'I am only watching');
  await sees(eve, 'I am only watching');
  await write(ben, 'Hello back');
  await sees(ann, 'Hello back');
  expect(await eve.page.getByText('Hello back').count()).toBe(0);
  expect(await ann.page.getByText('I am only watching').count()).toBe(0);
  await ann.page.getByLabel('Mute').check();
  await ann.page.getByText('Hello back').waitFor({ state: 'detached' });
  await ann.page.getByLabel('Mute').uncheck();
  await sees(ann, 'Hello back');
  for (const { page, faults } of [ann, ben, eve]) {
    expect(await page.locator('img, b').count()).toBe(0);
    expect(faults).toEqual([]);
  }
});

test('a room made without messages has none', async () => {
  const ann = await somebody(online);
  await ann.page.goto(`${online.address}#/invite/${KIND.game}`);
  await ann.page.getByLabel('Chat').uncheck();
  await press(ann, 'Create game');
  await sees(ann, 'Waiting for an opponent.');
  expect(await ann.page.locator('.chat').count()).toBe(0);
});
