import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../games/index.ts';
import { dataDirectory, type Saved, SavedGames } from '../../node/storage.ts';
import { readAnything } from '../../record/detect.ts';
import { isRecordFault, recordFault } from '../../record/fault.ts';
import { LONGEST_TEXT } from '../../record/limits.ts';

const ENDING = '.txt';

/** Where records that were saved for good are stored. */
export function recordDirectory(): string {
  return join(dataDirectory(), 'records');
}

/** Unfinished games, the latest first, and after them the records that were saved for good. */
export function listSaved(): Saved[] {
  return [...new SavedGames(games).list(), ...recordNames().flatMap((name) => findRecord(name) ?? [])];
}

/** What was saved under a name, of either kind; undefined when nothing was. */
export function findSaved(name: string): Saved | undefined {
  return new SavedGames(games).load(name) ?? findRecord(name);
}

/** False when there is no such game. */
export function deleteSaved(name: string): boolean {
  if (new SavedGames(games).delete(name)) return true;
  if (!recordNames().includes(name)) return false;
  rmSync(join(recordDirectory(), `${name}${ENDING}`), { force: true });
  return true;
}

function recordNames(): string[] {
  try {
    const files = readdirSync(recordDirectory()).filter((file) => file.endsWith(ENDING) && !file.startsWith('.'));
    return files.map((file) => file.slice(0, -ENDING.length)).sort();
  } catch {
    return []; // none was ever kept
  }
}

/** A name in the list leads nowhere else. */
function findRecord(name: string): Saved | undefined {
  if (!recordNames().includes(name)) return undefined;
  const file = join(recordDirectory(), `${name}${ENDING}`);
  try {
    const { size, mtime } = statSync(file);
    if (size > 4 * LONGEST_TEXT) return { ...recordFault('too long', String(LONGEST_TEXT)), name };
    const found = readAnything(games, readFileSync(file, 'utf8'));
    if (isRecordFault(found)) return { ...found, name };
    return { name, when: mtime.toISOString(), seats: [], isRunning: false, isRecord: true, record: found.record };
  } catch {
    return undefined; // deleted just now
  }
}
