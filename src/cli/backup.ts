import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase } from '../server/store/copy.ts';
import { serverData } from './serve.ts';
import { print, UsageError } from './usage.ts';

export interface BackupFlags {
  readonly data?: string;
}

/** Copies the embedded database to a file, while the server runs. */
export async function runBackup(file: string, { data }: BackupFlags): Promise<void> {
  await copy(databaseOf(data), file);
  print(`The games are copied to ${file}.`);
}

/** Puts a copy where a server will find it. What is there already is never overwritten. */
export async function runRestore(file: string, { data }: BackupFlags): Promise<void> {
  const database = databaseOf(data);
  if (existsSync(database)) {
    throw new UsageError(`There is a database at ${database} already; move it away first, or choose another --data.`);
  }
  await copy(file, database);
  print(`The games of ${file} are at ${database}; start the server with gamut serve.`);
}

function databaseOf(data: string | undefined): string {
  return join(data ?? serverData(), 'gamut.db');
}

async function copy(from: string, to: string): Promise<void> {
  try {
    await copyDatabase(from, to);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
