import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../src/core/random.ts';
import { serveSite } from '../../src/server/site.ts';
import { accessFaults, openPage, serve, siteFolder, takePicture, WINDOWS } from './browser.ts';
import { type Kind, makeGame, type Online, openOnline, playAny, sitDown, somebody } from './online-rooms.ts';

let online: Online;
beforeAll(async () => {
  online = await openOnline();
}, 240_000);
afterAll(async () => {
  await online?.close();
});

const KIND: Kind = { game: 'shacru', options: { players: 2 } };

/** That everybody can use a screen, and that it fits into every window. */
async function checkScreen(page: Page, name: string): Promise<void> {
  expect(await accessFaults(page), name).toEqual([]);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width, `width of ${name} in a window of ${size.width}`).toBeLessThanOrEqual(size.width);
    await takePicture(page, `${name}-${size.width}`);
  }
}

test('everybody can use the rooms and the list of them, in every window and language', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online, { locale: 'pt', colorScheme: 'dark' })]);
  await ann.page.goto(`${online.address}#/online`);
  await ann.page.getByText('Nobody waits for an opponent').waitFor();
  await checkScreen(ann.page, 'lobby-empty');
  await ann.page.goto(`${online.address}#/invite/${KIND.game}`);
  await ann.page.getByRole('button', { name: 'Make the game' }).waitFor();
  await checkScreen(ann.page, 'link-form');
  const link = await makeGame(ann, online, {
    game: KIND.game,
    name: 'Ann',
    clock: '5 min + 5 s a move',
    ticks: ['Listed for everybody'],
  });
  await ann.page.getByText('QR code').click();
  await ann.page.locator('.qr path[d^=M]').waitFor();
  await checkScreen(ann.page, 'room-waiting');
  await ben.page.goto(`${online.address}#/online`);
  await ben.page.getByRole('link', { name: 'Entrar' }).first().click();
  await ben.page.waitForURL(link);
  await ben.page.locator('.prompt .strong').first().waitFor();
  await checkScreen(ben.page, 'room-door');
  await ben.page.locator('.prompt .strong').first().click();
  await playAny(ann, KIND, new Random(1));
  await ben.page.getByText('É a sua vez.').waitFor();
  await checkScreen(ben.page, 'room-playing');
  await ann.page.goto(`${online.address}#/online`);
  await ann.page.getByRole('link', { name: 'Go on' }).waitFor();
  await ann.page.getByRole('link', { name: 'Watch' }).waitFor();
  await checkScreen(ann.page, 'lobby');
  for (const { faults } of [ann, ben]) expect(faults).toEqual([]);
});

test('where there is no server it is said in one sentence, and the rest works', async () => {
  const { address, stop } = await serve(serveSite(siteFolder));
  const { page } = await openPage({ ...online, address }, { reducedMotion: 'reduce' });
  for (const screen of ['online', `new/${KIND.game}/link`]) {
    await page.goto(`${address}#/${screen}`);
    await page.getByText('No game server can be reached at the moment').waitFor();
  }
  await page.getByRole('button', { name: 'On this device' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('[data-cell].can-touch').first().waitFor();
  await page.context().close();
  await stop();
});

test('the page of a room opens without a network, says so, and comes back by itself', async () => {
  const ann = await somebody(online);
  const ben = await somebody(online);
  const link = await makeGame(ann, online, { game: KIND.game });
  await ann.page.evaluate('navigator.serviceWorker.ready');
  await ann.page.reload();
  await ann.page.context().setOffline(true);
  await ann.page.reload();
  await ann.page.getByText('The server cannot be reached at the moment.').waitFor();
  expect(await ann.page.evaluate(`fetch('../api/session').then(() => 'answered', () => 'none')`)).toBe('none');
  await ann.page.context().setOffline(false);
  await ann.page.getByText('Waiting for 1 player.').waitFor();
  await sitDown(ben, link);
  await ann.page.getByText('Your turn.').waitFor();
});

test('an address of no room says so', async () => {
  const { page } = await somebody(online);
  await page.goto(`${online.address}r/${'a'.repeat(26)}`);
  await page.getByText('There is no game at this address.').waitFor();
  await page.getByRole('link', { name: 'All games online' }).click();
  await page.getByRole('heading', { name: 'Play with others' }).waitFor();
});
