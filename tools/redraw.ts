import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveSite } from '../src/server/http/site.ts';
import { ARGUMENTS, findChromium } from '../test/browser/support/browser.ts';
import { buildSite } from './build.ts';
import { root } from './node.mjs';
import { largestBoard } from './screens/largest-board.ts';

/**
 * Measures how long the page needs to draw the largest board again after a move, and how that compares with a fixed
 * loop on the same machine. Run by `node tools/redraw.ts`.
 */
const MEASURE = `(async () => {
  const steps = 40;
  const board = document.querySelector('svg.board');
  const cells = [...board.querySelectorAll('[role=gridcell].can-touch')];
  const times = [];
  for (let step = 0; step < steps; step++) {
    const cell = cells[step % cells.length];
    const begun = performance.now();
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await Promise.resolve();
    await Promise.resolve();
    board.getBoundingClientRect();
    times.push(performance.now() - begun);
    document.activeElement?.blur();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  const begun = performance.now();
  let sum = 0;
  for (let at = 0; at < 1e7; at++) sum = (sum * 31 + at) | 0;
  const kernel = performance.now() - begun;
  times.sort((one, other) => one - other);
  return { median: times[steps / 2], worst: times[steps - 1], kernel, sum };
})()`;

await buildSite();
const server = createServer(serveSite(join(root, 'build/web')));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const browser = await chromium.launch({ executablePath: findChromium(), args: ARGUMENTS });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const { port } = server.address() as AddressInfo;
await page.goto(`http://127.0.0.1:${port}/#/analyse/${largestBoard().id}`);
await page.locator('[role=gridcell]').first().waitFor();
const { median, worst, kernel } = await page.evaluate<{ median: number; worst: number; kernel: number }>(MEASURE);
console.log(
  `redraw: ${median.toFixed(1)} ms, at worst ${worst.toFixed(1)} ms; ${(median / kernel).toFixed(2)} of the fixed loop`,
);
await browser.close();
server.close();
