import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { serveSite } from '../../src/server/http/site.ts';
import { buildSite } from '../../tools/build.ts';
import { root } from '../../tools/node.mjs';
import { ARGUMENTS, findChromium, serve, siteFolder } from '../browser/support/browser.ts';
import { firstLoad, packedBytes } from '../browser/support/first-load.ts';
import { Terminal } from '../terminal/terminal.ts';

// A game of one small file, like that in examples/game, with everything that plays, draws and tests games.
const GAMUT_GAMES = join(root, 'examples', 'game');
const env = { ...process.env, GAMUT_GAMES };
/** Bytes of compressed script by which a game may increase the first load of the page. */
const MOST_BYTES = 500;
const folder = mkdtempSync(join(tmpdir(), 'gamut-bare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function gamut(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/gamut.mjs'), ...words], {
    encoding: 'utf8',
    env: { ...env, LANG: 'en_GB.UTF-8' },
    input: 'ugi\nposition startpos moves a2-a3\nquery turn\nquit\n',
  });
  expect(stderr.split('\n').filter((line) => /^\s+at /.test(line))).toEqual([]);
  expect(status, `${words.join(' ')}: ${stdout}${stderr}`).toBe(0);
  return stdout;
}

test('the example has at most seventy lines', () => {
  const lines = readFileSync(join(GAMUT_GAMES, 'breakthrough', 'index.ts'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeLessThanOrEqual(70);
});

test('what every game is tested by holds for it', async () => {
  const suites = ['contract', 'heap', 'levels', 'fuzz', 'museum', 'records'].map(
    (name) => `test/games/${name}.test.ts`,
  );
  const file = join(folder, 'report.json');
  const output = ['--reporter=json', `--outputFile=${file}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...suites, '-t', 'Breakthrough', ...output];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  await once(child, 'close');
  const report = JSON.parse(readFileSync(file, 'utf8'));
  expect(report.numFailedTests).toBe(0);
  expect(report.numPassedTests).toBeGreaterThan(10);
});

test('the command plays, counts, measures and teaches computers with it', () => {
  // Counts that others have published.
  expect(gamut('perft', 'breakthrough', '--depth', '4')).toBe('1 22\n2 484\n3 11132\n4 256036\n');
  expect(gamut('games')).toContain('Breakthrough, by Dan Troyka (2000)');
  expect(gamut('ugi', 'breakthrough')).toMatch(/response 2\n$/);
  expect(gamut('match', 'best', 'uct', '--game', 'breakthrough', '--nodes', '100', '--pairs', '1')).toContain(
    '2 games',
  );
  expect(gamut('play', 'breakthrough', '--plain', '--seats', 'level:1,level:1')).toContain('wins');
  const ladder = ['ladder', 'breakthrough', '--pairs', '1', '--top', '2', '--log', join(folder, 'ladder')];
  expect(gamut(...ladder)).toMatch(/level +2/);
  expect(gamut('train', 'breakthrough', '--games', '8', '--nodes', '20', '--rounds', '1')).toContain('piece');
  const end = ['--position', '5/2w2/5/1b3/5 1', '--width', '5', '--height', '5'];
  expect(gamut('solve', 'breakthrough', ...end)).toContain('White wins in 1');
});

test('the terminal program plays it and explains it', async () => {
  const terminal = new Terminal(['play', 'breakthrough', '--seats=human,level:1'], { env: { GAMUT_GAMES } });
  await terminal.shows('White to move');
  terminal.type('g');
  await terminal.shows('capture diagonally');
  terminal.press('Escape');
  await terminal.shows('White to move');
  terminal.type(':a2-a3\r');
  await terminal.shows('Black played');
});

test('the page shows it everywhere, and offers nothing that it does not have', async () => {
  const site = join(folder, 'site');
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.config.ts', '--logLevel', 'warn'];
  const build = spawn(process.execPath, [...vite, '--outDir', site, '--emptyOutDir'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  expect((await once(build, 'close'))[0]).toBe(0);
  await buildSite();
  const [without, grown] = [siteFolder, site].map((built) => packedBytes(firstLoad(built), (part) => gzipSync(part)));
  console.log(`first load: ${without} bytes, with one more game ${grown}`);
  expect(grown - without).toBeLessThanOrEqual(MOST_BYTES);
  const { address, stop } = await serve(serveSite(site));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ARGUMENTS });
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(address);
  const card = page.locator('.card', { hasText: 'Breakthrough' });
  await card.waitFor();
  await page.goto(`${address}#/learn/breakthrough`);
  await page.getByText('There is nothing at this address').waitFor();
  await page.goto(`${address}#/rules/breakthrough`);
  await page.getByText('capture diagonally').first().waitFor();
  await page.goto(`${address}#/analyse/breakthrough`);
  await page.locator('[data-cell]').first().waitFor();
  await page.goto(`${address}#/new/breakthrough`);
  await page.getByRole('heading', { name: /Breakthrough/ }).waitFor();
  await page.goto(`${address}#/about/breakthrough`);
  expect(await page.locator('main').getByRole('link', { name: 'Learn' }).count()).toBe(0);
  expect(await page.getByText('capture diagonally').count(), 'the aim, said once').toBe(1);
  await page.getByRole('button', { name: 'Play Breakthrough now' }).click();
  await page.locator('[data-cell].can-touch').first().click();
  await page.locator('[data-cell].can-touch:not(.selected)').last().waitFor();
  // In space and back, looked through a lens that it does not have, to its end, and through the review of its moves.
  for (const key of ['Escape', 'd', 'd', 'l']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('.choices .danger').click();
  await page.locator('.end-card').getByRole('button', { name: 'Share' }).click();
  await page.locator('.end-card').getByRole('link', { name: 'Review' }).click();
  await page.locator('h1').first().waitFor();
  await page.locator('[data-cell]').first().waitFor();
  expect(errors).toEqual([]);
  await browser.close();
  await stop();
});
