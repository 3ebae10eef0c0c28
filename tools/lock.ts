import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Who holds a lock touches it this often. */
const TOUCH_MS = 5000;
/** A lock that was not touched for this long was left behind by a process that was killed. */
const FORSAKEN_MS = 60_000;

/** Works while no other process that uses the same lock does: a folder that exists meanwhile. */
export async function alone<T>(lock: string, work: () => T | Promise<T>): Promise<T> {
  while (!takeLock(lock)) await wait(200);
  // However long a busy machine takes.
  const touching = setInterval(() => utimesSync(lock, new Date(), new Date()), TOUCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmSync(lock, { recursive: true, force: true });
  }
}

function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const begun = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (begun !== undefined && Date.now() - begun > FORSAKEN_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
