import { existsSync, mkdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { serveSite } from '../../../src/server/http/site.ts';
import { buildSite } from '../../../tools/build.ts';
import { root } from '../../../tools/node.mjs';

/** The windows in which every screen is checked. */
export const WINDOWS = [
  { width: 320, height: 568 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** The web app, built and served, and a browser to view it. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /** Ends only the server: the app is then offline. */
  stopServer(): Promise<void>;
  close(): Promise<void>;
}

export const siteFolder = join(root, 'build', 'web');

/** For all tests of a file: starts before the first, ends after the last. */
export function siteOfTests(): Site {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  }, 240_000);
  afterAll(() => site?.close());
  return {
    get address() {
      return site.address;
    },
    get browser() {
      return site.browser;
    },
    stopServer: () => site.stopServer(),
    close: () => site.close(),
  };
}

export async function openSite(): Promise<Site> {
  const browser = await openBrowser();
  await buildSite();
  const { address, stop } = await serve(serveSite(siteFolder));
  return {
    address,
    browser,
    stopServer: stop,
    close: async () => {
      await closePages(browser);
      await stop();
    },
  };
}

let launching: Promise<Browser> | undefined;

/** The browser of this process: starting one for each file takes too long. It ends with the process. */
export async function openBrowser(): Promise<Browser> {
  const launched = await launching;
  if (launched?.isConnected() === true) return launched;
  launching = chromium.launch({ executablePath: findChromium(), args: ARGUMENTS });
  return launching;
}

/** Ends the pages of a file, so that they take no time from those of the next. */
export async function closePages(browser?: Browser): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/** Serves on a free port of this machine. */
export async function serve(listener: RequestListener): Promise<{ address: string; stop(): Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}/`, stop };
}

/** A page, and everything that must not happen on it: errors, policy violations, and requests to other hosts. */
export interface Watched {
  readonly page: Page;
  readonly faults: readonly string[];
}

/**
 * Opens a page in a context of its own. Unless serviceWorkers is 'allow', it wishes to save data: the page is not
 * kept for times without internet, and its other screens are fetched when they are shown: each context would fetch,
 * store and compile all of them again.
 */
export async function openPage({ browser, address }: Site, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ locale: 'en', viewport: WINDOWS[2], ...options });
  const faults: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && `${origin}/` !== address) faults.push(`asked ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(String(error.error().stack)));
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
       console.error('policy', violatedDirective, blockedURI))`,
  );
  if (options.serviceWorkers === undefined) await context.addInitScript(SAVING);
  return { page: await context.newPage(), faults };
}

const SAVING = `delete Navigator.prototype.serviceWorker;
  Object.defineProperty(navigator.connection, 'saveData', { value: true })`;

/** From any screen to a game against the computer, by way of the page of the game. */
export async function playNow(page: Page, { id, name }: { readonly id: string; readonly name: string }): Promise<void> {
  await page.evaluate(`location.hash = '#/about/${id}'`);
  await page.getByRole('button', { name: `Play ${name} now` }).click();
}

/** In which every screen is checked: each language and each theme once, since no fault needs one of each. */
const LOOKS = [
  { language: 'en', theme: 'light' },
  { language: 'pt', theme: 'dark' },
] as const;
type Look = (typeof LOOKS)[number];

/** Shows a screen in each of these, as if each were chosen in another window: nothing is reloaded. */
export async function inEveryLook(page: Page, look: (one: Look) => Promise<void>): Promise<void> {
  for (const one of LOOKS) {
    await page.evaluate(`{
      const kept = JSON.parse(localStorage.getItem('gamut settings') ?? '{}');
      localStorage.setItem('gamut settings', JSON.stringify({ ...kept, ...${JSON.stringify(one)} }));
      dispatchEvent(new StorageEvent('storage', { key: 'gamut settings' }));
    }`);
    await page.locator(`html[lang^="${one.language}"][data-theme="${one.theme}"]`).waitFor();
    await look(one);
  }
}

/** A third of what takes long to look at; all of it with GAMUT_LONG=1. */
export function someOf<T>(all: readonly T[]): readonly T[] {
  return process.env.GAMUT_LONG === '1' ? all : all.filter((_, index) => index % 3 === 0);
}

/** How long a busy machine may take for it. */
export const LOOKING_MS = 240_000;

/** Checks that a screen is accessible in every look and fits every window. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  await inEveryLook(page, async ({ language, theme }) => {
    const faults = await accessFaults(page, language === 'en' ? undefined : RULES_OF_LOOKS);
    expect(faults, `${name} in ${language}, ${theme}`).toEqual([]);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width, `width of ${name} in a window of ${size.width}`).toBeLessThanOrEqual(size.width);
      await takePicture(page, `${name}-${size.width}-${language}-${theme}`);
    }
  });
}

/** What can go wrong by another language or theme alone: colours, names and lengths of words. */
const RULES_OF_LOOKS = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'aria-input-field-name',
  'summary-name',
];

/** Accessibility problems found by an automatic check. */
export async function accessFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // No page has frames: everything is found in the page itself, in two thirds of the time. What is right is not listed.
  const checker = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules === undefined ? checker : checker.withRules([...rules])).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** With GAMUT_PICTURES=1, a screenshot for a person to look at, in build/screenshots. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.GAMUT_PICTURES !== '1') return;
  const folder = join(root, 'build', 'screenshots');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Nothing here uses the network by itself, and nothing needs a graphics card. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name for this machine that browsers do not trust like localhost.
  '--host-resolver-rules=MAP gamut.test 127.0.0.1',
];

const PLACES = [
  process.env.GAMUT_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findChromium(): string {
  const found = PLACES.find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium: install it with "apt-get install chromium-headless-shell", or name it in GAMUT_CHROMIUM.',
  );
}
