import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** Copies an embedded database, also while a server writes to it; the copy is of one moment, and checked. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`);
  if (existsSync(to)) throw new Error(`${to} is there already; choose another name.`);
  mkdirSync(dirname(to), { recursive: true });
  const draft = `${to}.new`;
  rmSync(draft, { force: true });
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, draft);
  } finally {
    source.close();
  }
  checkDatabase(draft);
  renameSync(draft, to);
}

/** Throws where a file is no sound database of ours. */
function checkDatabase(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    const [verdict] = Object.values(copy.prepare('PRAGMA integrity_check').get() ?? {});
    if (verdict !== 'ok') throw new Error(`The database is damaged: ${verdict}.`);
    copy.prepare('SELECT count(*) FROM events').get();
  } finally {
    copy.close();
  }
}
