import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { checkBoxes } from '../support/boxes.ts';
import { checkScreen, LOOKING_MS } from '../support/browser.ts';
import { onlineOfTests, somebody } from '../support/online-rooms.ts';

const online = onlineOfTests();

const SEARCH = 'Looking for an opponent';

/** Looks for an opponent in the list of games, as people do: one touch on a pace. */
async function find(page: Page, game: string, pace = 'Quick', choices: readonly string[] = []): Promise<void> {
  await page.goto(`${online.address}#/online`);
  await page.selectOption('select[name=game]', game);
  for (const choice of choices) await page.getByRole('button', { name: choice, exact: true }).click();
  await page.getByRole('group', { name: 'Pace' }).getByRole('button', { name: pace }).click();
}

test('two who want the same find each other; a search outlives a reload and another screen', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  await find(ann.page, 'agere');
  await ann.page.getByText(SEARCH).waitFor();
  await ann.page.getByText('Agere, by Drew Edwards · 5 min + 5 s per move · casual').waitFor();
  await ann.page.reload();
  await ann.page.locator('.searching', { hasText: '5 min + 5 s per move' }).waitFor();
  await ann.page.goto(`${online.address}#/`);
  await ann.page.locator('.notice p', { hasText: SEARCH }).waitFor();

  // A different clock is a different request.
  await find(ben.page, 'agere', 'Slow');
  await ben.page.locator('.searching', { hasText: '15 min + 10 s per move' }).waitFor();
  await ben.page.getByRole('button', { name: 'Cancel search' }).click();
  await ben.page.getByText('Search cancelled.').waitFor();
  // The game that was looked for last is chosen already.
  await ben.page.reload();
  expect(await ben.page.inputValue('select[name=game]')).toBe('agere');
  await find(ben.page, 'agere');
  await Promise.all([ann, ben].map(({ page }) => page.waitForURL('**/r/*')));
  expect(ann.page.url()).toBe(ben.page.url());
  for (const { page, faults } of [ann, ben]) {
    await page.locator('main.room.playing').waitFor();
    expect(await page.evaluate(`localStorage.getItem('gamut search')`)).toBeNull();
    expect(faults).toEqual([]);
  }
  await Promise.all([ann, ben].map(({ page }) => page.context().close()));
});

test('a search for three says how many are there, and whoever stops leaves the others waiting', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  await find(ann.page, 'shacru', 'Quick', ['3']);
  await ann.page.getByText('1 of 3 so far').waitFor();
  await find(ben.page, 'shacru', 'Quick', ['3']);
  for (const { page } of [ann, ben]) await page.getByText('2 of 3 so far').waitFor();
  await ben.page.getByRole('button', { name: 'Cancel search' }).click();
  await ann.page.getByText('1 of 3 so far').waitFor();
  await ann.page.getByRole('button', { name: 'Cancel search' }).click();
  await ann.page.getByRole('group', { name: 'Pace' }).waitFor();
  const waiting = await fetch(`${online.address}api/rooms?status=waiting`);
  const { rooms } = (await waiting.json()) as { rooms: { game: string }[] };
  expect(rooms.filter(({ game }) => game === 'shacru')).toEqual([]);
  await Promise.all([ann, ben].map(({ page }) => page.context().close()));
});

test('who is taken to a game from elsewhere is told so where another one is being watched', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  await ben.page.goto(`${online.address}#/invite/crosscut`);
  await ben.page.getByRole('button', { name: 'Create game' }).click();
  await ben.page.waitForURL('**/r/*');
  await find(ann.page, 'lilacru', 'Days');
  await ann.page.getByText('No need to wait').waitFor();
  await ann.page.goto(ben.page.url());
  await ann.page.locator('.notice p', { hasText: SEARCH }).waitFor();
  const asked: string[] = [];
  ben.page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  await find(ben.page, 'lilacru', 'Days');
  await ben.page.waitForURL('**/r/*');
  expect(asked.filter((url) => url.includes('/r/'))).toEqual([ben.page.url()]);
  await ann.page.getByRole('link', { name: 'Go to the game' }).click();
  await ann.page.waitForURL(ben.page.url());
  await Promise.all([ann, ben].map(({ page }) => page.context().close()));
});

test('a room whose answer was lost on the way is made once', async () => {
  const { page } = await somebody(online);
  let lost = 0;
  await page.route('**/api/rooms', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost++;
    await route.fetch(); // it has reached the server
    await route.abort();
  });
  await page.goto(`${online.address}#/invite/${games[0].id}`);
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.waitForURL('**/r/*');
  expect(lost).toBe(1);
  const rooms = await page.evaluate<number>(
    `fetch('../api/me/rooms').then((answer) => answer.json()).then(({ rooms }) => rooms.length)`,
  );
  expect(rooms).toBe(1);
  await page.context().close();
});

test(
  'everybody can use what finds an opponent, and see that it looks',
  async () => {
    const { page, faults } = await somebody(online, { hasTouch: true });
    await page.goto(`${online.address}#/online`);
    // Every game names its designer, also for screen readers.
    for (const { name, designer } of games) {
      await page.getByRole('link', { name: `${name} , by ${designer}`, exact: true }).waitFor();
    }
    for (const width of [320, 480]) {
      await page.setViewportSize({ width, height: 568 });
      for (const name of ['Play', 'Learn', 'Study', 'Community']) {
        const box = await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).boundingBox();
        expect(box?.x ?? -1, `${name} at ${width}`).toBeGreaterThan(0);
        expect((box?.x ?? 0) + (box?.width ?? width), `${name} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
    await find(page, 'pacru', 'Quick', ['4']);
    await page.getByText('1 of 4 so far').waitFor();
    await checkScreen(page, 'online-searching');
    await checkBoxes(page, 'online-searching');
    expect(faults).toEqual([]);
    await page.context().close();
  },
  LOOKING_MS,
);
