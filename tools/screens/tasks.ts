import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openBrowser, openPage, siteFolder } from '../../test/browser/support/browser.ts';
import { openServer } from '../../test/server/support/in-process.ts';
import { buildSite } from '../build.ts';
import { ALL } from './all.ts';

/**
 * Says of each screen whose name begins so how long its page stood still at most on the way there: the longest task of
 * its main thread, in milliseconds of the processor, which a busy machine does not make longer, and by the clock.
 * Run by `node tools/screens/tasks.ts [home end-agere …]`.
 */
const words = process.argv.slice(2);

/** An event of a trace; its times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the threads that draw pages. */
function longestTask(events: readonly TraceEvent[]): { readonly cpu: number; readonly clock: number } {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const drawing = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && drawing.has(threadOf(event)));
  const most = (times: readonly number[]) => Math.max(0, ...times) / 1000;
  return { cpu: most(tasks.map(({ tdur = 0 }) => tdur)), clock: most(tasks.map(({ dur = 0 }) => dur)) };
}

await buildSite();
const data = mkdtempSync(join(tmpdir(), 'gamut-tasks-'));
symlinkSync(siteFolder, join(data, 'site'));
const server = await openServer(data);
const browser = await openBrowser();
const site = { browser, address: server.address, stopServer: async () => {}, close: async () => {} };
for (const { name, options, open } of ALL) {
  if (words.length > 0 && !words.some((word) => name.startsWith(word))) continue;
  const { page } = await openPage(site, { reducedMotion: 'no-preference', ...options });
  const somebody = async () => (await openPage(site)).page;
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '-*'] });
  const fault = await open({ page, address: server.address, somebody }).catch((error: Error) => error.message);
  await page.evaluate('new Promise((done) => requestIdleCallback(done))').catch(() => {});
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const { cpu, clock } = longestTask(traceEvents);
  console.log(`${name}  ${cpu.toFixed(0)} ms, ${clock.toFixed(0)} by the clock${fault ? `  ${fault}` : ''}`);
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
await server.close();
process.exit(0);
