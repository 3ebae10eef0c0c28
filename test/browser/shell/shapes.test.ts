import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../../src/server/http/site.ts';
import { root } from '../../../tools/node.mjs';
import { closePages, openBrowser, serve } from '../support/browser.ts';

// The page with games that bring boards of their own shape.
const folder = mkdtempSync(join(tmpdir(), 'gamut-shapes-'));
let browser: Browser;
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.config.ts', '--logLevel', 'warn'];
  const build = spawn(process.execPath, [...vite, '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', GAMUT_GAMES: join(root, 'test', 'support', 'shapes') },
    stdio: 'inherit',
  });
  expect((await once(build, 'close'))[0]).toBe(0);
  served = await serve(serveSite(folder));
  browser = await openBrowser();
}, 240_000);

afterAll(async () => {
  await closePages(browser);
  await served?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  { id: 'hex', moves: ['c5', 'd6', 'e5'], drawn: { corners: 6, lines: 0, vermilion: 22, blue: 22 } },
  { id: 'yavalath', moves: ['a1', 'e9', 'i5'], drawn: { corners: 6, lines: 0, vermilion: 0, blue: 0 } },
  { id: 'gomoku', moves: ['a1', 'h8', 'o15'], drawn: { corners: 4, lines: 420, vermilion: 0, blue: 0 } },
  { id: 'alquerque', moves: ['b2', 'c3'], drawn: { corners: 4, lines: 56, vermilion: 0, blue: 0 } },
])('$id is drawn in its shape, and a click makes a move', async ({ id, moves, drawn }) => {
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${served.address}#/analyse/${id}`);
  const board = page.locator('svg.board').first();
  await board.locator('[data-cell]').first().waitFor();
  const points = (await board.locator('.cell').first().getAttribute('points')) ?? '';
  expect({
    corners: points.split(' ').length,
    lines: await board.locator('line.line').count(),
    vermilion: await board.locator('.side.ink-vermilion').count(),
    blue: await board.locator('.side.ink-blue').count(),
  }).toEqual(drawn);
  for (const [at, name] of moves.entries()) {
    await board.getByRole('gridcell', { name: new RegExp(`^${name},`) }).click();
    await board.locator('.pieces [data-mark]').nth(at).waitFor();
  }
  // Nothing that is drawn lies outside the drawing, but for the width of a pixel.
  const frame = (await board.boundingBox()) ?? expect.fail();
  for (const part of await board.locator('.label, .groove').all()) {
    const box = (await part.boundingBox()) ?? expect.fail();
    expect(box.x).toBeGreaterThan(frame.x - 1);
    expect(box.y).toBeGreaterThan(frame.y - 1);
    expect(box.x + box.width).toBeLessThan(frame.x + frame.width + 1);
    expect(box.y + box.height).toBeLessThan(frame.y + frame.height + 1);
  }
  expect(errors).toEqual([]);
});
