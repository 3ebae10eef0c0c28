import process from 'node:process';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, siteOfTests } from '../support/browser.ts';
import { CHANGES, type Change } from '../support/survive-changes.ts';
import { MortalBrowser } from '../support/survive-kill.ts';

const site = siteOfTests();

/** How often each change is made; the long form is GAMUT_SURVIVE=20. */
const TIMES = Number(process.env.GAMUT_SURVIVE ?? 1);

/** How a page ends at once, prepared before the change; returns the page that is there afterwards. */
const ENDS: Readonly<Record<string, (page: Page) => Promise<() => Promise<Page>>>> = {
  reloaded: async (page) => async () => {
    await page.reload();
    return page;
  },
  closed: async (page) => async () => {
    await page.close();
    return again(page);
  },
  async killed(page) {
    const crashed = page.waitForEvent('crash');
    const processes = await tabs();
    return async () => {
      for (const id of processes) process.kill(id, 'SIGKILL');
      await crashed;
      return again(page);
    };
  },
};

/** Another tab at the same address. */
async function again(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await next.goto(page.url());
  return next;
}

/** The processes that show pages of this browser. */
async function tabs(): Promise<readonly number[]> {
  const session = await site.browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** On which machines: with one repetition it is enough to reload on the slow one, */
const RATES: Readonly<Record<string, readonly number[]>> =
  TIMES > 1 ? { reloaded: [1, 6], closed: [1, 6], killed: [1, 6] } : { reloaded: [6], closed: [1], killed: [1] };
/** and to close one half of the changes and kill the other. */
function changesFor(end: string): readonly Change[] {
  if (TIMES > 1 || end === 'reloaded') return CHANGES;
  return CHANGES.filter((_, at) => (at % 2 === 0) === (end === 'closed'));
}

describe.each(Object.entries(RATES).flatMap(([end, rates]) => rates.map((rate) => ({ end, rate }))))(
  'when the page is $end at once, on a machine $rate times slower',
  ({ end: how, rate }) => {
    test.each(changesFor(how))(
      '$name is kept',
      async (change) => {
        const kept: unknown[] = [];
        for (let time = 0; time < TIMES; time++) {
          const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
          await change.begin(page, site.address);
          const session = await page.context().newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate });
          const end = await ENDS[how](page);
          await change.make(page);
          kept.push(await change.look(await end()));
          expect(faults).toEqual([]);
          await page.context().close();
        }
        tell(change, how, kept);
        expect(kept).toEqual(Array.from({ length: TIMES }, () => change.after));
      },
      30_000 * TIMES,
    );
  },
);

/** The browser may be killed before it has heard of a change: then it is as it was before, never in between. */
test(
  'when the browser is killed, what it has stored is there, and a change is there as a whole or not at all',
  async () => {
    const stored: unknown[] = [];
    const browser = new MortalBrowser();
    const changes = TIMES > 1 ? CHANGES : CHANGES.filter((_, at) => at % 4 === 0);
    for (const change of changes) {
      const kept: unknown[] = [];
      for (let time = 0; time < TIMES; time++) {
        for (const isWaiting of time === 0 ? [true, false] : [false]) {
          const found = await browser.kill(site.address, change, isWaiting);
          (isWaiting ? stored : kept).push(found);
          expect([change.before, ...(change.between ?? []), change.after], change.name).toContainEqual(found);
        }
      }
      tell(change, 'gone with the browser', kept);
    }
    await browser.close();
    expect(stored).toEqual(changes.map(({ after }) => after));
  },
  150_000 * TIMES,
);

function tell({ name, after }: Change, how: string, kept: readonly unknown[]): void {
  const count = kept.filter((one) => JSON.stringify(one) === JSON.stringify(after)).length;
  console.log(`${name}, ${how}: ${count} of ${kept.length} kept`);
}
