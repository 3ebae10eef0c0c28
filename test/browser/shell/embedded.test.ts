import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../../src/server/http/site.ts';
import { root } from '../../../tools/node.mjs';
import { buildLibrary } from '../../../tools/package/build.ts';
import { openBrowser, serve } from '../support/browser.ts';

// examples/library/board.html as a bundler builds it from the compiled library.
const folder = mkdtempSync(join(root, 'build', 'embedded-'));
const built = mkdtempSync(join(tmpdir(), 'gamut-embedded-'));
let page: Page;
let stop = async () => {};
const faults: string[] = [];

beforeAll(async () => {
  await buildLibrary();
  cpSync(join(root, 'examples', 'library'), folder, { recursive: true });
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir: built, emptyOutDir: true, rolldownOptions: { input: join(folder, 'board.html') } },
  });
  const served = await serve(serveSite(built));
  const browser = await openBrowser();
  page = await (await browser.newContext()).newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  stop = async () => {
    await page.context().close();
    await served.stop();
  };
  // The policy of our own page allows no inline styles: boards need none.
  await page.goto(`${served.address}board.html`);
}, 300_000);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
  rmSync(built, { recursive: true });
});

const says = () => page.locator('#says').textContent();
const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });

test('a board in a page is played with mouse and keyboard, against a worker', async () => {
  await cell('c3').click();
  await expect.poll(() => cell('c3').getAttribute('aria-label')).toMatch(/disc/);
  await expect.poll(says).toBe('Your move.');
  expect(await page.locator('[role="gridcell"][aria-label*="disc"]').count()).toBe(2);
  await cell('c3').focus();
  // Wherever the computer has moved, one of the neighbours is free.
  const focused = page.locator('[role="gridcell"]:focus');
  for (const [there, back] of [
    ['ArrowUp', 'ArrowDown'],
    ['ArrowLeft', 'ArrowRight'],
  ]) {
    await page.keyboard.press(there);
    if ((await focused.getAttribute('aria-label'))?.includes('possible')) break;
    await page.keyboard.press(back);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[role="gridcell"][aria-label*="disc"]').count()).toBeGreaterThan(2);
  expect(faults.filter((fault) => !fault.includes('favicon') && !fault.includes('404'))).toEqual([]);
});

test('screen readers are told what the board shows', async () => {
  expect(await page.getByRole('grid').getAttribute('aria-label')).toMatch(/\w/);
  const { violations } = await new AxeBuilder({ page }).include('#board').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
