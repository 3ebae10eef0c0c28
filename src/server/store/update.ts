import { rmSync } from 'node:fs';
import { extname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { say } from '../../node/words/say.ts';
import { draftOf, renameSafely } from './copy.ts';
import { CHANGES, migrate, nextUpdate } from './migrations.ts';

/** Brings an embedded database up to date; one with content is copied first. The last such copy is kept. */
export async function update<T>(database: DatabaseSync, db: Kysely<T>, file: string): Promise<void> {
  const next = await nextUpdate(db);
  if (next === undefined) return migrate(db);
  const copy = copyBefore(file, next);
  try {
    renameSafely(await draftOf(database, copy), copy);
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(
      say('{file} needs an update, but cannot be copied to {copy} first ({why}); make room on the disk.', {
        file,
        copy,
        why,
      }),
    );
  }
  await migrate(db);
  for (const change of CHANGES) if (change !== next) rmSync(copyBefore(file, change), { force: true });
}

/** Of a database as it was before a migration: gamut-before-0002-people.db. */
function copyBefore(file: string, change: string): string {
  const ending = extname(file);
  return `${file.slice(0, file.length - ending.length)}-before-${change}${ending}`;
}
