import type { Page } from 'playwright-core';
import { games } from '../../src/games/index.ts';
import type { NewRoom } from '../../src/protocol/messages.ts';
import { addressed, type Screen } from './screen.ts';
import { LARGEST, ROUND, ROUND_TOO } from './some-games.ts';
import { acting, enterAs, people, type Seated, SLOW, sitting } from './tables.ts';

type Wished = Omit<NewRoom, 'seats'>;

const TWO: Wished = { game: LARGEST.id, clock: SLOW, rated: true, listed: true };
const FOUR: Wished = { game: ROUND.id, options: { players: 4 }, clock: SLOW, listed: true };
const THREE: Wished = { game: ROUND_TOO.id, options: { players: 3 }, clock: SLOW, listed: true };

/** Games between people in all their states, and the places from where one comes to them. */
export const ONLINE: readonly Screen[] = [
  addressed('lobby-empty', 'online', '.ways-in'),
  addressed('archive-empty', 'archive/player/nobody', '.empty-list'),
  addressed('online-invite', `invite/${ROUND.id}`, 'button.main'),
  { name: 'room-waiting', open: room(TWO, 1, 0, 0) },
  { name: 'room-joining', open: room(FOUR, 2, 0, 3) },
  { name: 'room-playing-two', open: room(TWO, 2, 8, 0) },
  { name: 'room-playing-second', open: room(TWO, 2, 8, 1) },
  { name: 'room-playing-three', open: room(THREE, 3, 9, 2) },
  { name: 'room-playing-four', open: room(FOUR, 4, 20, 3) },
  { name: 'room-watching', open: room(FOUR, 4, 20, undefined) },
  { name: 'room-offers', open: room({ ...TWO, rated: false }, 2, 7, 0, offer) },
  { name: 'room-chat', open: room({ ...THREE, options: {} }, 2, 6, 0, talk, openChat) },
  { name: 'room-resigning', open: room(TWO, 2, 8, 0, undefined, (page) => click(page, 'Resign')) },
  { name: 'room-more', open: room(TWO, 2, 8, 0, undefined, (page) => click(page, 'More')) },
  { name: 'room-lost', open: room(TWO, 2, 8, 0, undefined, goOffline) },
  { name: 'room-over-two', open: room(TWO, 2, 8, 0, (table) => acting(table, [1, { do: 'resign' }])) },
  { name: 'room-over-four', open: room(FOUR, 4, 20, 1, leave) },
  addressed('room-none', `room/${'a'.repeat(26)}`),
  {
    name: 'lobby-full',
    async open({ page, address }) {
      const who = await people(address, 4);
      await sitting(who.slice(0, 1), { ...TWO, seats: ['me', 'open'] });
      await sitting(who.slice(1, 2), { ...FOUR, seats: ['me', 'open', 'level:4', 'open'] });
      await sitting(who, FOUR, 12);
      await acting(await sitting(who.slice(0, 2), TWO, 8), [1, { do: 'resign' }]);
      await enterAs(page, who[0], address);
      await page.goto(`${address}#/online`);
      await page.locator('.room-card svg').nth(3).waitFor();
    },
  },
  {
    name: 'lobby-searching',
    async open({ page, address }) {
      await page.goto(`${address}#/online`);
      await page.locator('.pace').first().click();
      await page.locator('.searching').waitFor();
    },
  },
  { name: 'archive-found', open: archive('') },
  { name: 'archive-filtered', open: archive('/result/won/rated/no/from/2020-01-31') },
];

/** A room with so many people and moves, as one of them sees it, or somebody who watches. */
function room(
  wished: Wished,
  count: number,
  moves: number,
  seen: number | undefined,
  then?: (table: Seated) => Promise<void>,
  shown?: (page: Page) => Promise<void>,
): Screen['open'] {
  return async ({ page, address }) => {
    const players = Number(wished.options?.players ?? 2);
    const who = await people(address, 4);
    const seats = ['me', ...Array.from({ length: players - 1 }, () => 'open')];
    const table = await sitting(who.slice(0, count), { ...wished, seats }, moves);
    await then?.(table);
    if (seen !== undefined) await enterAs(page, who[seen], address);
    await page.goto(`${address}r/${table.room}`);
    await page.locator('main.room').waitFor();
    await shown?.(page);
  };
}

function offer(table: Seated): Promise<void> {
  return acting(table, [1, { do: 'agree', what: 'draw' }], [1, { do: 'agree', what: 'takeback' }]);
}

function leave(table: Seated): Promise<void> {
  return acting(table, [3, { do: 'resign' }], [2, { do: 'resign' }]);
}

async function talk({ clients: [ann, ben] }: Seated): Promise<void> {
  await ann.write('players', 'Hi, have fun!');
  await ben.write('players', 'Thanks. This message is long enough to take more than one line beside the board.');
  await ann.write('players', 'https://example.org/a-link-without-any-space-in-it/that-goes-on-and-on-for-ever');
}

async function openChat(page: Page): Promise<void> {
  const tab = page.getByRole('button', { name: 'Chat' });
  if ((await tab.count()) > 0) await tab.first().click();
  await page.locator('.talk li').nth(2).waitFor();
}

async function click(page: Page, name: string): Promise<void> {
  await page.locator('.action-bar').getByRole('button', { name, exact: true }).click();
}

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText('Connection lost.').waitFor();
}

/** Games that one of them has played, found by this query. */
function archive(query: string): Screen['open'] {
  return async ({ page, address }) => {
    const who = await people(address, 2);
    for (const { id: game } of games.slice(0, 4))
      await acting(await sitting(who, { ...TWO, game, rated: false }, 6), [1, { do: 'resign' }]);
    await enterAs(page, who[0], address);
    await page.goto(`${address}#/archive/player/${encodeURIComponent(who[0].name)}${query}`);
    await page.locator('main h1').waitFor();
    await page.locator('.archived, .empty-list').first().waitFor();
  };
}
