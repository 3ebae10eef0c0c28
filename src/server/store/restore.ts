import { existsSync, linkSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { say } from '../../node/words/say.ts';
import { checkDatabase, draftCopy, renameSafely } from './copy.ts';
import { besides, databaseIn, makePrivate } from './database-file.ts';
import { lockFolder, SQLITE_BUSY } from './folder-lock.ts';

/** What is in the way of a restored copy. */
export type Obstacle =
  | { readonly kind: 'database'; readonly file: string }
  /** Left over from a database that was moved away without it. */
  | { readonly kind: 'remains'; readonly file: string };

/** Everything lying where a database should go: SQLite would replay the remains of another one into it. */
export function obstacleIn(folder: string): Obstacle | undefined {
  const database = databaseIn(folder);
  if (existsSync(database)) return { kind: 'database', file: database };
  const file = besides(database).find((one) => !one.endsWith('-shm') && existsSync(one));
  return file === undefined ? undefined : { kind: 'remains', file };
}

/**
 * Puts a copy where a server will find it. The existing database keeps all its moves under another name, which is
 * returned; at no moment is the database missing or incomplete.
 */
export async function restoreDatabase(copy: string, folder: string): Promise<string | undefined> {
  const database = databaseIn(folder);
  if (resolve(copy) === resolve(database)) throw new Error(say('{file} is already in its place.', { file: copy }));
  const unlock = lockFolder(folder);
  try {
    const draft = await draftCopy(copy, database);
    const aside = obstacleIn(folder) === undefined ? undefined : moveAside(database);
    renameSafely(draft, database);
    checkDatabase(database);
    return aside;
  } finally {
    unlock();
  }
}

/** Renames a database with its side files; its file keeps the old name too, until another takes its place. */
function moveAside(database: string): string | undefined {
  const aside = freeName(database);
  if (existsSync(database)) {
    if (isSound(database)) makeOneFile(database);
    makePrivate(database);
    keepAs(database, aside);
  }
  for (const [index, file] of besides(database).entries())
    if (existsSync(file)) renameSync(file, besides(aside)[index]);
  // Of a database that was moved away by hand only its side files are here.
  return [aside, ...besides(aside)].find(existsSync);
}

function keepAs(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    // Some file systems have no hard links.
    renameSync(file, name);
  }
}

/** gamut-replaced-2026-01-31T12-00-00.db, with a number where there is one of the same second. */
function freeName(database: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  for (let number = 1; ; number++) {
    const name = database.replace(/\.db$/, `-replaced-${time}${number === 1 ? '' : `-${number}`}.db`);
    if (![name, ...besides(name)].some(existsSync)) return name;
  }
}

/** Merges a database's side files into it. */
function makeOneFile(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    const isBusy = (error as { errcode?: number }).errcode === SQLITE_BUSY;
    throw isBusy ? new Error(say('{file} is in use by another program; stop that first.', { file })) : error;
  } finally {
    database.close();
  }
}

/** Read-only: SQLite would discard the side files of a damaged database. */
function isSound(file: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return database.prepare('PRAGMA quick_check').get()?.quick_check === 'ok';
  } catch {
    return false;
  } finally {
    database?.close();
  }
}
