import process from 'node:process';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, siteOfTests } from './browser.ts';
import { CHANGES } from './survive-changes.ts';

const site = siteOfTests();

/** How often each change is made; the long form is GAMUT_SURVIVE=20. */
const TIMES = Number(process.env.GAMUT_SURVIVE ?? 1);

/** How a page ends at once, made ready before the change; gives the page that is there afterwards. */
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

describe.each([1, 6])('on a machine %i times slower', (rate) => {
  describe.each(Object.entries(ENDS))('when the page is %s at once', (_, makeReady) => {
    test.each(CHANGES)('$name is kept', async (change) => {
      const kept: unknown[] = [];
      for (let time = 0; time < TIMES; time++) {
        const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
        await change.begin(page, site.address);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate });
        const end = await makeReady(page);
        await change.make(page);
        kept.push(await change.look(await end()));
        expect(faults.filter((fault) => !fault.includes('crash'))).toEqual([]);
        await page.context().close();
      }
      expect(kept).toEqual(Array.from({ length: TIMES }, () => change.after));
    });
  });
});
