import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { say } from '../../node/words/say.ts';
import { makePrivate, OWNER_FOLDER } from './database-file.ts';

/** SQLite's error code for something locked by another connection. */
export const SQLITE_BUSY = 5;

/**
 * Reserves the folder of an embedded database for one server. The system itself releases such a lock when a process
 * ends, however it ends. It is on a separate file, so that copies can be made meanwhile. Returns how to release it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  const file = join(folder, 'gamut.lock');
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    makePrivate(file);
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error(
      say(
        'The data folder {folder} is in use by another server or restore; stop that first, or choose another with --data.',
        { folder },
      ),
    );
  }
  return () => lock.close();
}
