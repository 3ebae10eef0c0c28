import { expect, test } from 'vitest';
import { Random } from '../../../src/core/random.ts';
import { checkBoxes } from '../support/boxes.ts';
import { checkScreen } from '../support/browser.ts';
import {
  type Kind,
  makeGame,
  onlineOfTests,
  playAny,
  type Somebody,
  sitDown,
  somebody,
} from '../support/online-rooms.ts';

const online = onlineOfTests();

const KIND: Kind = { game: 'shacru', options: { players: 2 } };

/** Makes a listed room, and returns its link. */
function makeListed(ann: Somebody): Promise<string> {
  const clock = '5 min + 5 s per move';
  return makeGame(ann, online, { game: KIND.game, name: 'Ann', clock, ticks: ['Show in the public list'] });
}

test('everybody can use the form for a game by link', async () => {
  const { page, faults } = await somebody(online);
  await page.goto(`${online.address}#/invite/${KIND.game}`);
  await page.getByRole('button', { name: 'Create game' }).waitFor();
  await checkScreen(page, 'online-form');
  await checkBoxes(page, 'online-form');
  expect(faults).toEqual([]);
});

test('everybody can use a room that waits for players', async () => {
  const ann = await somebody(online);
  await makeListed(ann);
  await ann.page.getByText('QR code').click();
  await ann.page.locator('.qr path[d^=M]').waitFor();
  await checkScreen(ann.page, 'online-waiting');
  await checkBoxes(ann.page, 'online-waiting');
  expect(ann.faults).toEqual([]);
});

test('everybody can find an open room in the list, and use a room in which a game is played', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  const link = await makeListed(ann);
  await ben.page.goto(`${online.address}#/online`);
  await ben.page.locator(`a[href$="${link.split('/').at(-1)}"]`, { hasText: 'Join' }).click();
  await ben.page.waitForURL(link);
  await sitDown(ben, link);
  await playAny(ann, KIND, new Random(1));
  await ben.page.getByText('Your turn.').waitFor();
  await checkScreen(ben.page, 'online-playing');
  await checkBoxes(ben.page, 'online-playing');
  for (const { faults } of [ann, ben]) expect(faults).toEqual([]);
});

test('everybody can use the list of challenges, live games and their own', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  await sitDown(ben, await makeListed(ann));
  await ann.page.goto(`${online.address}#/online`);
  await ann.page.getByRole('link', { name: 'Continue' }).first().waitFor();
  await ann.page.getByRole('link', { name: 'Watch' }).first().waitFor();
  await checkScreen(ann.page, 'online-lobby');
  await checkBoxes(ann.page, 'online-lobby');
  expect(ann.faults).toEqual([]);
});
