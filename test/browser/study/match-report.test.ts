import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../tools/node.mjs';
import { accessFaults, openBrowser } from '../support/browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every game of a report can be stepped through in the page itself, also on a phone', async () => {
  const report = join(folder, 'match.html');
  const bot = 'engine:python3 examples/bots/anything.py';
  const words = ['match', bot, 'random', '--game', 'crosscut', '--size', '5', '--pairs', '2', '--report', report];
  expect(spawnSync(process.execPath, ['bin/gamut.mjs', ...words], { cwd: root }).status).toBe(0);
  const context = await (await openBrowser()).newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(pathToFileURL(report).href);
  const said = page.locator('#stepper-said');
  const discs = page.locator('#stepper-pieces use[href^="#"]');
  expect(await page.locator('h1').textContent()).toContain('Random in Python against random');
  expect(await page.locator('#stepper-choice option').count()).toBe(4);
  expect(await discs.count()).toBe(0);
  await page.getByRole('button', { name: 'Next move' }).click();
  expect(await said.textContent()).toMatch(/^1 \/ \d+ {2}Red \(.*\): \w\d/);
  expect(await discs.count()).toBe(1);
  await page.getByRole('button', { name: 'Last move' }).click();
  expect(await said.textContent()).toMatch(/ wins\.$/);
  await page.getByRole('slider').press('ArrowLeft');
  expect(await said.textContent()).not.toMatch(/ wins\.$/);
  await page.getByRole('combobox').selectOption('3');
  expect(await said.textContent()).toMatch(/^0 \//);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  expect(await accessFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
