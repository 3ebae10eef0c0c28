import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { serveSite } from '../../../src/server/http/site.ts';
import { openPage, openSite, playNow, type Site, serve, siteFolder } from '../support/browser.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite();
}, 180_000);
afterEach(async () => {
  await site?.close();
});

const [first] = games;

/** Opens the app and waits until the browser has cached all of it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate('navigator.serviceWorker.ready');
}

/** Plays any move and waits for the computer's answer. */
async function playOneMove(page: Page): Promise<void> {
  await playNow(page, first);
  await page.locator('[data-cell].can-touch').first().click();
  await page.locator('ol.moves > li').nth(1).waitFor();
}

test('after the first visit it starts, plays and teaches without a server', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce', serviceWorkers: 'allow' });
  await visit(page, site.address);
  await site.stopServer();
  await page.context().setOffline(true);
  await page.reload();
  await playOneMove(page);
  // A fresh start in another tab, on a screen that was never visited.
  const other = await page.context().newPage();
  await other.goto(`${site.address}#/rules/${first.id}`);
  await other.locator('.diagram [role=grid]').first().waitFor();
  await other.goto(`${site.address}#/learn/${first.id}`);
  await other.locator('.lesson [role=grid]').waitFor();
  expect(await other.evaluate('crossOriginIsolated')).toBe(true);
  await other.goto(site.address);
  await playOneMove(other);
  // The page may complain that it cannot check for a newer version, but about nothing else.
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/.test(fault))).toEqual([]);
});

test('it can be installed', async () => {
  const { page } = await openPage(site, { serviceWorkers: 'allow' });
  await visit(page, site.address);
  const manifest = await (await page.request.get(`${site.address}manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Gamut', display: 'standalone', start_url: './' });
  for (const { src, sizes } of manifest.icons as readonly { src: string; sizes: string }[]) {
    const [width] = await page.evaluate<[number]>(
      `new Promise((resolve) => { const image = new Image(); image.onload = () => resolve([image.naturalWidth]); image.onerror = () => resolve([0]); image.src = ${JSON.stringify(src)}; })`,
    );
    if (sizes === 'any') expect(width).toBeGreaterThan(0);
    else expect(`${width}x${width}`).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window in incognito mode can never install.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('a new version waits until the person agrees', async () => {
  const newer = mkdtempSync(join(tmpdir(), 'gamut-newer-'));
  cpSync(siteFolder, newer, { recursive: true });
  appendFileSync(join(newer, 'sw.js'), '\n// newer\n');
  let current = serveSite(siteFolder);
  const { address, stop } = await serve((request, response) => current(request, response));
  const { page, faults } = await openPage({ ...site, address }, { serviceWorkers: 'allow' });
  await visit(page, address);
  await page.reload();
  const notice = page.getByText('A new version is ready.');
  expect(await notice.count()).toBe(0);
  current = serveSite(newer);
  await page.reload();
  await notice.waitFor();
  await page.evaluate('globalThis.isOld = true');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.evaluate('globalThis.isOld').catch(() => true)).toBeUndefined();
  await page.locator('.card').first().waitFor();
  expect(await notice.count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
  await stop();
  rmSync(newer, { recursive: true });
});
