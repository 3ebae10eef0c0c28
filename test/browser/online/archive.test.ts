import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { games } from '../../../src/games/index.ts';
import type { NewRoom } from '../../../src/protocol/messages.ts';
import { readAnything } from '../../../src/record/detect.ts';
import { isRecordFault } from '../../../src/record/fault.ts';
import { type Guest, newGuest } from '../../server/support/guests.ts';
import { checkBoxes } from '../support/boxes.ts';
import { checkScreen, LOOKING_MS } from '../support/browser.ts';
import { onlineOfTests, somebody } from '../support/online-rooms.ts';

const online = onlineOfTests();

let ann: Guest;
let ben: Guest;
/** By their games. */
const rooms = new Map<string, string>();

/** Both sit down and play some moves, as fast as programs. */
async function play(wished: Omit<NewRoom, 'seats'>, moves: number): Promise<string> {
  const room = await ann.newRoom({ ...wished, seats: ['me', 'open'] });
  const clients = [ann.open(room), ben.open(room)];
  await clients[1].act({ do: 'sit' });
  for (let ply = 0; ply < moves; ply++) {
    const { room: now } = await vi.waitUntil(() => clients.find((one) => one.room?.ply === ply && isTurn(one)));
    const legal = legalTexts(now?.match.position ?? expect.fail());
    await clients.find(isTurn)?.move(legal[(ply * 7) % legal.length]);
  }
  for (const client of clients) client.close();
  return room;
}

function isTurn({ room, user }: ReturnType<Guest['open']>): boolean {
  return room?.status === 'playing' && room.turn === room.seatOf(user);
}

async function finish(wished: Omit<NewRoom, 'seats'>, moves: number): Promise<string> {
  const room = await play(wished, moves);
  await ben.post(`/api/rooms/${room}/acts`, { id: 'wish-resign', act: { do: 'resign' } });
  rooms.set(wished.game, room);
  return room;
}

/** A browser with a user the server knows. */
async function browserOf(guest: Guest) {
  const opened = await somebody(online);
  const [name, value] = guest.cookie().split('=');
  await opened.page.context().addCookies([{ name, value, url: online.address }]);
  return opened;
}

beforeAll(async () => {
  const address = () => online.address;
  [ann, ben] = await Promise.all([newGuest(address), newGuest(address)]);
  const password = 'a long sentence of ours';
  await ann.post('/api/account/password', { name: 'Ann', password });
  await ben.post('/api/account/password', { name: 'Ben', password });
  await finish({ game: 'crosscut', listed: true, rated: true }, 4);
  await finish({ game: 'azacru', listed: true }, 4);
  await finish({ game: 'epaminondas' }, 4);
  for (let more = 0; more < 24; more++) await finish({ game: 'agere', listed: true }, 0);
  await vi.waitUntil(async () => {
    const { body } = await ann.get('/api/archive?mine=yes&limit=100');
    return (body.games as unknown[]).length === 27;
  });
}, 120_000);

const cards = (page: Page) => page.locator('.archived');
/** A busy machine may take its time. */
const thereAre = (page: Page, count: number) =>
  vi.waitUntil(async () => (await cards(page).count()) === count, { timeout: 20_000 });

test('finished games are looked for by player, game and kind, page by page, and the address keeps it', async () => {
  const { page, faults } = await browserOf(ben);
  await page.goto(`${online.address}#/online`);
  await page.getByRole('link', { name: /^Finished games/ }).click();
  await cards(page).nth(23).waitFor();
  await page.getByRole('link', { name: 'Older games' }).click();
  await page.getByRole('link', { name: 'Back to the newest' }).waitFor();
  await thereAre(page, 3);
  expect(await cards(page).nth(0).innerText()).toContain('private');
  await page.goBack();
  await cards(page).nth(23).waitFor();

  await page.getByRole('textbox', { name: 'Player' }).fill('ann');
  await page.getByText('More filters').click();
  await page.getByLabel('Kind').selectOption('rated');
  await page.getByLabel('Result').selectOption('won');
  await page.getByLabel('From').fill('2020-01-31');
  await page.keyboard.press('Enter');
  await thereAre(page, 1);
  expect(page.url()).toContain('#/archive/player/ann/result/won/rated/yes/from/2020-01-31');
  expect(await cards(page).innerText()).toMatch(
    /Crosscut\s*,\s*by Mark Steere.*Ann.*winner.*Ben resigned\..*4 moves · rated/s,
  );
  expect(await cards(page).getByRole('link', { name: 'Ben', exact: true }).getAttribute('href')).toMatch(/^#\/p\//);
  await page.reload();
  await thereAre(page, 1);
  expect(await page.getByLabel('Kind').inputValue()).toBe('yes');
  await page.getByLabel('Result').selectOption('lost');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('No matches.').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a game is downloaded as text and JSON, and everything that was found as JSON lines', async () => {
  const { page } = await browserOf(ann);
  await page.goto(`${online.address}#/archive/game/crosscut`);
  const file = async (name: string | RegExp) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
  };
  for (const [name, ending] of [
    [/^Text: Crosscut/, 'txt'],
    [/^JSON: Crosscut/, 'json'],
  ] as const) {
    const saved = await file(name);
    expect(saved.name).toMatch(new RegExp(`^crosscut-.*\\.${ending}$`));
    const read = readAnything(games, saved.text);
    if (isRecordFault(read)) expect.fail(read.what);
    expect(read.record.tags).toMatchObject({ Player1: 'Ann', Player2: 'Ben', Rated: 'yes' });
  }
  await page.goto(`${online.address}#/archive/game/agere`);
  await cards(page).nth(23).waitFor();
  const { name, text } = await file('Download results (JSON Lines)');
  expect(name).toBe('gamut.jsonl');
  expect(text.trim().split('\n')).toHaveLength(24);
  await page.context().close();
});

test('a finished game opens in its room and on the analysis board', async () => {
  const { page, faults } = await browserOf(ann);
  await page.goto(`${online.address}#/archive/game/azacru`);
  await page.getByRole('button', { name: 'Analyse: Azacru' }).click();
  await page.waitForURL('**/#/analyse/*');
  await page.locator('.study [role=grid]').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Open: Azacru' }).click();
  await page.waitForURL(`**/r/${rooms.get('azacru')}`);
  await page.locator('main.room.over').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test(
  'everybody can use the archive, also to look for more',
  async () => {
    const { page, faults } = await browserOf(ann);
    await page.goto(`${online.address}#/archive/mine/yes`);
    await page.getByRole('link', { name: 'Older games' }).click();
    await thereAre(page, 3);
    await checkScreen(page, 'online-archive');
    await checkBoxes(page, 'online-archive');
    expect(faults).toEqual([]);
    await page.context().close();
  },
  LOOKING_MS,
);

test(
  'the server analyses a finished game: asked for, waited for, shown, and opened as a review that is done',
  async () => {
    const { page, faults } = await somebody(online); // anyone who has the link may ask
    await page.goto(`${online.address}r/${rooms.get('crosscut')}`);
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    await page.getByRole('button', { name: 'Request server analysis' }).click();
    await page.locator('.room-analysis .curves').waitFor({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Open the review' }).waitFor({ timeout: 90_000 });
    await page.getByText(/^gamut \d\S*, [\d,]+ nodes per position$/).waitFor();
    expect(await page.locator('.room-analysis .curve').count()).toBe(2);
    await page.getByText('As a table').click();
    const rows = page.locator('.room-analysis tbody tr');
    expect(await rows.count()).toBe(5);
    await rows.nth(2).getByRole('button').click();
    await page.getByText('After move 2 of 4').waitFor();
    await checkScreen(page, 'online-analysed');
    await checkBoxes(page, 'online-analysed');
    await page.evaluate(`localStorage.setItem('gamut settings', '{}')`);
    await page.reload();
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    await page.getByRole('button', { name: 'Open the review' }).click();
    await page.waitForURL('**/#/review/*');
    await page.locator('.review-player').first().waitFor();
    expect(await page.locator('.evaluating').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  },
  LOOKING_MS,
);

test('lenses are for spectators and casual games, not for those who play a rated one', async () => {
  const [rated, casual] = [await play({ game: 'crosscut', rated: true }, 3), await play({ game: 'crosscut' }, 3)];
  const [player, watcher] = await Promise.all([browserOf(ann), somebody(online)]);
  const [{ key, texts }] = games.find(({ id }) => id === 'crosscut')?.course.lenses ?? expect.fail();
  const look = async (page: Page, room: string) => {
    await page.goto(`${online.address}r/${room}`);
    await page.locator('main.room.playing').waitFor();
    await page.keyboard.press(key);
  };
  await look(player.page, rated);
  await player.page.getByRole('button', { name: 'More' }).click();
  await player.page.getByText('Lenses are off for players in rated games.').waitFor();
  await player.page.keyboard.press('Escape');
  expect(await player.page.getByText('Lenses', { exact: true }).count()).toBe(0);
  expect(await player.page.getByText(`${texts.en.name}:`).count()).toBe(0);
  await look(watcher.page, rated);
  await watcher.page.getByText(`${texts.en.name}:`).waitFor();
  await look(player.page, casual);
  await player.page.getByText(`${texts.en.name}:`).waitFor();
  await Promise.all([player, watcher].map(({ page }) => page.context().close()));
});
