import { expect, test } from 'vitest';
import { serveSite } from '../../../src/server/http/site.ts';
import { openPage, serve, siteFolder } from '../support/browser.ts';
import { makeGame, onlineOfTests, sitDown, somebody } from '../support/online-rooms.ts';

const online = onlineOfTests();

const GAME = 'shacru';

test('where there is no server it is said in one sentence, and the rest works', async () => {
  const { address, stop } = await serve(serveSite(siteFolder));
  const { page } = await openPage({ ...online, address }, { reducedMotion: 'reduce' });
  for (const screen of ['account', 'bots', 'p/Ann', 'ratings', 'online', `invite/${GAME}`]) {
    await page.goto(`${address}#/${screen}`);
    await page.getByText('The game server cannot be reached right now').waitFor();
  }
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('[data-cell].can-touch').first().waitFor();
  await page.context().close();
  await stop();
});

test('the page of a room opens without a network, says so, and comes back by itself', async () => {
  const ann = await somebody(online, { serviceWorkers: 'allow' });
  const ben = await somebody(online);
  const link = await makeGame(ann, online, { game: GAME });
  await ann.page.evaluate('navigator.serviceWorker.ready');
  await ann.page.reload();
  await ann.page.context().setOffline(true);
  await ann.page.reload();
  await ann.page.getByText('The server cannot be reached.').waitFor();
  expect(await ann.page.evaluate(`fetch('../api/session').then(() => 'answered', () => 'none')`)).toBe('none');
  await ann.page.context().setOffline(false);
  await ann.page.getByText('Waiting for an opponent.').waitFor();
  await sitDown(ben, link);
  await ann.page.getByText('Your turn.').waitFor();
});

test('an address of no room says so', async () => {
  const { page } = await somebody(online);
  await page.goto(`${online.address}r/${'a'.repeat(26)}`);
  await page.getByText('There is no game at this address.').waitFor();
  await page.getByRole('link', { name: 'Play with others' }).click();
  await page.getByRole('heading', { name: 'Play with others' }).waitFor();
});
