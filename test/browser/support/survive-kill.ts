import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { ARGUMENTS, findChromium } from './browser.ts';
import type { Change } from './survive-changes.ts';

/** A browser that keeps its files, and is started again whenever it was killed. */
export class MortalBrowser {
  private readonly folder = mkdtempSync(join(tmpdir(), 'gamut-killed-'));
  private started: Started | undefined;

  /**
   * Makes a change, kills the browser with all its processes, restarts it and returns what is there. isWaiting: whether
   * it is killed once the change is in its database, or at once.
   */
  async kill(address: string, change: Change, isWaiting: boolean): Promise<unknown> {
    this.started ??= await startBrowser(this.folder);
    const { page, child } = this.started;
    await change.begin(page, address);
    const before = await storedIn(page);
    await change.make(page);
    if (isWaiting) await expect.poll(() => storedIn(page)).not.toBe(before);
    if (isWaiting) await expect.poll(() => unstoredIn(page)).toEqual([]);
    const place = page.url();
    this.started = undefined;
    await killAll(child);
    const again = await startBrowser(this.folder);
    this.started = again;
    await again.page.goto(place);
    return await change.look(again.page);
  }

  async close(): Promise<void> {
    if (this.started !== undefined) await killAll(this.started.child);
    rmSync(this.folder, { recursive: true, maxRetries: 10 });
  }
}

interface Started {
  readonly child: ChildProcess;
  readonly page: Page;
}

async function startBrowser(folder: string): Promise<Started> {
  const args = [...ARGUMENTS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  // In a group of its own: some systems start the browser by a script, and all of it is to be killed.
  const child = spawn(findChromium(), args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return { child, page };
}

/** The address at which a browser says that it listens. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('the browser has no voice');
  for await (const line of createInterface(stderr)) {
    const found = /^DevTools listening on (ws:.*)$/.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('the browser did not start');
}

/** Kills a browser with everything that it has started, and waits until the last of it has closed its output. */
async function killAll(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.stderr === null) throw new Error('the browser did not start');
  const closed = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGKILL');
  child.stderr.resume();
  await closed;
}

/** The content of the page's database, as one text. */
function storedIn(page: Page): Promise<string> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('gamut');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = async () => {
      const all = await Promise.all(['games', 'studies'].map((name) => new Promise((found) => {
        const asked = opening.result.transaction(name).objectStore(name).getAll();
        asked.onsuccess = () => found(asked.result);
      })));
      opening.result.close();
      resolve(JSON.stringify(all));
    };
  })`);
}

/** Names of what the page has yet to store. */
function unstoredIn(page: Page): Promise<string[]> {
  return page.evaluate(`Object.keys(localStorage).filter((name) => name.startsWith('gamut unstored'))`);
}
