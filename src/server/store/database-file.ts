import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** It holds passwords, tokens and chats: only the owner may read it. SQLite gives the files beside it the same mode. */
export const OWNER_ONLY = 0o600;
export const OWNER_FOLDER = 0o700;

/** Where a server looks for its embedded database. */
export function databaseIn(folder: string): string {
  return join(folder, 'gamut.db');
}

/** Files beside a database, each of which may hold some of its content. They are named after it. */
export function besides(file: string): string[] {
  return ['-wal', '-shm', '-journal'].map((ending) => `${file}${ending}`);
}

/** Opens the file of an embedded database; creates it if missing. */
export function openFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_FOLDER });
  if (!existsSync(file)) refuseRemains(file);
  // Not opened if it exists: closing it again would drop the locks of others in this process.
  if (!existsSync(file)) closeSync(openSync(file, 'wx', OWNER_ONLY));
  for (const one of [file, ...besides(file)]) if (existsSync(one)) makePrivate(one);
  const database = new DatabaseSync(file);
  // Full: a commit is on disk before it is announced.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  );
  return database;
}

/** SQLite would discard the remains of a database that was moved, and its last moves with them. */
function refuseRemains(file: string): void {
  const [wal] = besides(file);
  if (!existsSync(wal)) return;
  throw new Error(
    `${wal} holds the last moves of a database that is not there; give that database its name ${basename(file)} back, ` +
      'or move this file away too.',
  );
}

/** A file that is not ours is left as it is. */
export function makePrivate(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {}
}
