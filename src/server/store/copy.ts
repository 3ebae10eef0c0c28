import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { say } from '../../node/words/say.ts';
import { besides, OWNER_FOLDER, OWNER_ONLY } from './database-file.ts';

/** Pages that are copied before others get a turn. */
const PAGES = 1000;

/** Copies an embedded database, even while a server writes to it; the copy is of one moment, and checked. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  if (existsSync(to)) throw new Error(say('{file} already exists; choose another name.', { file: to }));
  const draft = await draftCopy(from, to);
  renameSafely(draft, to);
}

/** A checked copy next to its destination; the file only needs its name. */
export async function draftCopy(from: string, to: string): Promise<string> {
  if (!existsSync(from)) throw new Error(say('There is no database at {file}.', { file: from }));
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(from, { readOnly: true });
    return await draftOf(source, to);
  } catch (error) {
    throw new Error(say('{from} cannot be copied to {to}: {why}.', { from, to, why: (error as Error).message }));
  } finally {
    source?.close();
  }
}

/** The same of a database that is open here. */
export async function draftOf(source: DatabaseSync, to: string): Promise<string> {
  mkdirSync(dirname(to), { recursive: true, mode: OWNER_FOLDER });
  const draft = `${to}.new`;
  const remove = () => {
    for (const file of [draft, ...besides(draft)]) rmSync(file, { force: true });
  };
  remove();
  try {
    closeSync(openSync(draft, 'wx', OWNER_ONLY));
    await backup(source, draft, { rate: PAGES });
    checkDatabase(draft);
    sync(draft);
    return draft;
  } catch (error) {
    remove();
    throw error;
  }
}

/** Gives a file its name durably: after a power cut it still has one or the other. */
export function renameSafely(from: string, to: string): void {
  renameSync(from, to);
  sync(dirname(to));
}

/** Throws where a file is not an intact database of ours. Afterwards it is a single file that needs no other. */
export function checkDatabase(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
    const [verdict] = Object.values(copy.prepare('PRAGMA integrity_check').get() ?? {});
    if (verdict !== 'ok') throw new Error(say('{file} is damaged: {why}', { file, why: String(verdict) }));
    copy.prepare('SELECT count(*) FROM events').get();
  } finally {
    copy.close();
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
