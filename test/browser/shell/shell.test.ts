import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { accessFaults, checkScreen, LOOKING_MS, openPage, playNow, siteOfTests } from '../support/browser.ts';

const site = siteOfTests();

const [first] = games;

/** Screens of this file by address. */
const SCREENS = {
  home: '',
  about: `about/${first.id}`,
  settings: 'settings',
  rules: `rules/${first.id}`,
  learn: 'learn',
  lesson: `learn/${first.id}`,
  missing: 'no/such/screen',
} as const;

test.each(Object.entries(SCREENS))(
  '%s is usable by everybody in every language, theme and window',
  async (name, address) => {
    const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
    await page.goto(`${site.address}#/${address}`);
    await page.locator('main h1').waitFor();
    await checkScreen(page, name);
    expect(faults).toEqual([]);
    await page.context().close();
  },
  LOOKING_MS,
);

test.each(['Play now', /^Play .+ now against the computer$/])(
  'a click on %s leads from the first page to the first move',
  async (name) => {
    const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
    await page.goto(site.address);
    await page.getByRole('button', { name }).click();
    await page.locator('[data-cell].can-touch').first().click();
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test('every card names its designer, players and minutes, and leads to the page of the game with all ways into it', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  await page.goto(site.address);
  const cards = page.locator('.card');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(games.length);
  for (const [index, game] of games.entries()) {
    const card = cards.nth(index);
    expect(await card.locator('h3').textContent()).toBe(`${game.name}, by ${game.designer}`);
    expect((await card.locator('.chip').allTextContents()).join(' · ')).toMatch(
      game.minutes === 0 ? /^\d(–\d)? players$/ : /^\d(–\d)? players · \d+ min$/,
    );
    // Moves have been played in the picture.
    expect(await card.locator('svg .mark').count()).toBeGreaterThan(0);
  }
  for (const [index, game] of games.entries()) {
    await cards.nth(index).getByRole('link').click();
    await page.getByRole('heading', { name: game.name, level: 1 }).waitFor();
    expect(await page.locator('.about-designer').textContent()).toContain(game.designer);
    const isTaught = game.course.lesson !== undefined;
    for (const screen of ['new', 'rules', 'analyse', 'invite', ...(isTaught ? ['learn'] : [])])
      expect(await page.locator(`main a[href="#/${screen}/${game.id}"]`).count(), screen).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await cards.first().waitFor();
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the page of a game plays it, can be paused, and does not begin where motion is not wanted', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page, faults } = await openPage(site, { reducedMotion });
    await page.goto(`${site.address}#/about/${first.id}`);
    const board = page.locator('.showcase-board svg');
    await board.waitFor();
    const before = await board.innerHTML();
    if (reducedMotion === 'reduce') {
      await page.getByRole('button', { name: 'Watch a game' }).waitFor();
      expect(page.workers()).toHaveLength(0);
    } else {
      await expect.poll(() => board.innerHTML(), { timeout: 20_000 }).not.toBe(before);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Watch a game' }).waitFor();
      await expect.poll(() => page.workers().length).toBe(0);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

test('one stands on the ladder where the last game ended, and plays a level with one click', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  await page.goto(`${site.address}#/about/${first.id}`);
  expect(await page.locator('.is-fitting').textContent()).toContain('Level 3');
  await page.getByRole('button', { name: `Play ${first.name} against level 1`, exact: true }).click();
  await page.locator('[data-cell].can-touch').first().click();
  await page.locator('[data-cell].can-touch').first().waitFor();
  await page.goBack();
  await page.locator('.own-games li').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the language changes without a reload, everywhere, and is remembered', async () => {
  const { page, faults } = await openPage(site);
  await page.goto(site.address);
  await page.evaluate('globalThis.isSamePage = true');
  await page.getByRole('button', { name: 'Português', exact: true }).click();
  await page.getByRole('button', { name: 'Jogar', exact: false }).first().waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('pt-PT');
  expect(await page.title()).toContain('para jogar e estudar');
  await page.goto(`${site.address}#/settings`);
  expect(await page.locator('h1').textContent()).toBe('Definições');
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
  await page.reload();
  expect(await page.locator('h1').textContent()).toBe('Definições');
  await page.getByRole('radio', { name: 'English' }).check();
  expect(await page.locator('h1').textContent()).toBe('Settings');
  expect(await page.title()).toBe('Settings · Gamut');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('each setting is kept and takes effect at once', async () => {
  const { page } = await openPage(site, { colorScheme: 'light' });
  await page.goto(`${site.address}#/settings`);
  const settings = page.getByRole('main');
  await settings.getByRole('radio', { name: 'Dark' }).check();
  await settings.getByRole('radio', { name: 'None' }).check();
  const off = ['Coordinates', 'Tap again to confirm moves', 'Single-letter shortcuts'];
  for (const name of off) await page.getByRole('switch', { name }).uncheck();
  await page.getByRole('switch', { name: 'Sound' }).check();
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  expect(await page.getAttribute('html', 'data-motion')).toBe('still');
  await page.reload();
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  for (const name of off) expect(await page.getByRole('switch', { name }).isChecked(), name).toBe(false);
  expect(await page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(true);
  await page.goto(`${site.address}#/learn/${first.id}`);
  await page.locator('[role=grid]').waitFor();
  expect(await page.locator('.board .label').count()).toBe(0);
  await page.context().close();
});

test('kept settings that mean nothing do no harm', async () => {
  const { page, faults } = await openPage(site);
  await page.addInitScript(`localStorage.setItem('gamut settings', '{"language":"xx","theme":7,"sound":"loud"}')`);
  await page.addInitScript(`localStorage.setItem('gamut lessons', '[[["')`);
  await page.goto(site.address);
  await page.locator('.card').first().waitFor();
  await page.goto(`${site.address}#/learn/${first.id}`);
  await page.getByText('Step 1 of').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

describe('with the keyboard alone', () => {
  test('the first Tab offers to skip the menu', async () => {
    const { page } = await openPage(site);
    await page.goto(`${site.address}#/settings`);
    await page.locator('main h1').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Settings');
    expect(new URL(page.url()).hash).toBe('#/settings');
    await page.context().close();
  });

  test('the focus goes to the heading of a screen, and the title says which it is', async () => {
    const { page } = await openPage(site);
    await page.goto(site.address);
    await page.locator('.card').getByRole('link', { name: first.name }).press('Enter');
    await expect.poll(() => focused(page)).toBe(first.name);
    await page.getByRole('link', { name: 'Rules' }).press('Enter');
    await expect.poll(() => focused(page)).toBe(`Rules of ${first.name}`);
    expect(await page.title()).toBe(`Rules of ${first.name} · Gamut`);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => focused(page)).toContain('One table.');
    await page.context().close();
  });
});

test('an address that means nothing says so, and leads home', async () => {
  const { page, faults } = await openPage(site);
  for (const address of ['#/nowhere', '#/rules/chess', '#/rules', '#/new/%E0%A4%A', '#/settings/more']) {
    await page.goto(site.address + address);
    await expect
      .poll(() => page.locator('main').textContent(), { message: address })
      .toContain('There is nothing at this address.');
  }
  await page.goto(`${site.address}#/game/none`);
  await page.getByText('This game is not saved in this browser').waitFor();
  await page.goto(`${site.address}#/nowhere`);
  await page.getByRole('link', { name: 'All games' }).click();
  await page.locator('.card').first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a screen that fails says so in one sentence, and the way home works', async () => {
  const { page } = await openPage(site);
  // The code of the screen cannot be fetched: the network fails at the wrong moment.
  await page.route('**/assets/rules-*.js', (route) => route.abort());
  await page.goto(`${site.address}#/rules/${first.id}`);
  await page.getByRole('heading', { name: 'Something went wrong here, but nothing is lost.' }).waitFor();
  await page.getByText('A part of the page could not be loaded.').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.locator('.card').first().waitFor();
  await page.context().close();
});

test('what fails where no screen can tell is told in one sentence', async () => {
  const { page } = await openPage(site);
  await page.goto(site.address);
  await page.locator('.card').first().waitFor();
  await page.evaluate(`void Promise.reject(new Error('on purpose'))`);
  await page.getByText('Something went wrong here, but nothing is lost.').waitFor();
  expect(await page.locator('.card').count()).toBe(games.length);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('Something went wrong here, but nothing is lost.').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a phone in the same house can play and study, though its connection is not secure', async () => {
  const address = site.address.replace('127.0.0.1', 'gamut.test');
  const { page, faults } = await openPage({ ...site, address }, { reducedMotion: 'reduce' });
  await page.goto(address);
  expect(await page.evaluate('isSecureContext || crossOriginIsolated')).toBe(false);
  await playNow(page, first);
  await page.locator('[data-cell].can-touch').first().click();
  await page.locator('ol.moves > li').nth(1).waitFor();
  await page.goto(`${address}#/analyse/${first.id}`);
  await page.locator('.tree').waitFor();
  await page.keyboard.press('l');
  await page.locator('.engine li').first().waitFor();
  expect(page.workers()).toHaveLength(1);
  // The browser reports that it does not isolate such a page, and nothing else.
  expect(faults.filter((fault) => !fault.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
  await page.context().close();
});

function focused(page: Awaited<ReturnType<typeof openPage>>['page']): Promise<string> {
  return page.evaluate<string>('document.activeElement.textContent');
}
