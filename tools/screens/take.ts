import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../test/browser/support/browser.ts';
import type { Screen } from './screen.ts';

/** In which every screen is shown. */
const HEIGHTS: Readonly<Record<number, number>> = {
  320: 568,
  360: 780,
  820: 1180,
  1440: 900,
  2560: 1440,
  3840: 2160,
};
export const WIDTHS = [360, 820, 1440, 2560];
export const LOOKS = ['en-light', 'en-dark', 'pt-light', 'pt-dark'];

export interface Wanted {
  readonly folder: string;
  /** Only what a window shows at first, in a file that is named like the screen. */
  readonly isDocument?: boolean;
  readonly widths: readonly number[];
  readonly looks: readonly string[];
}

/** Opens a screen once, and takes a picture of all of it in each window and look. Returns what must not have happened. */
export async function takeScreen(
  site: { readonly browser: Browser; readonly address: string },
  { name, options, moves = false, open }: Screen,
  { folder, isDocument = false, widths, looks }: Wanted,
): Promise<readonly string[]> {
  const whole = { ...site, stopServer: nothing, close: nothing };
  const { page, faults } = await openPage(whole, { reducedMotion: moves ? 'no-preference' : 'reduce', ...options });
  const others: Page[] = [];
  const somebody = async () => {
    const other = await openPage(whole, { reducedMotion: 'reduce' });
    others.push(other.page);
    return other.page;
  };
  try {
    await open({ page, address: site.address, somebody });
    mkdirSync(folder, { recursive: true });
    for (const look of looks) {
      await show(page, look);
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHTS[width] ?? Math.round(width * 0.6) });
        await page.evaluate(SETTLED);
        const file = isDocument ? name : `${name}-${width}-${look}`;
        await page.screenshot({ path: join(folder, `${file}.png`), fullPage: !isDocument });
      }
    }
  } finally {
    for (const one of [page, ...others]) await one.context().close();
  }
  return faults;
}

/** As if language and theme were chosen in another window: nothing is opened again. */
async function show(page: Page, look: string): Promise<void> {
  const [language, theme] = look.split('-');
  await page.evaluate(`{
    const kept = JSON.parse(localStorage.getItem('gamut settings') ?? '{}');
    localStorage.setItem('gamut settings', JSON.stringify({ ...kept, ...${JSON.stringify({ language, theme })} }));
    dispatchEvent(new StorageEvent('storage', { key: 'gamut settings' }));
  }`);
  await page.locator(`html[lang^="${language}"][data-theme="${theme}"]`).waitFor();
}

/** Two frames are drawn, with the fonts that they need. */
const SETTLED = `document.fonts.ready.then(async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
})`;

async function nothing(): Promise<void> {}
