import { games } from '../games/index.ts';
import { startWorker } from '../server/worker.ts';
import { readDatabaseUrl, untilStopped } from './serve.ts';
import { Thinker } from './thinker.ts';
import { print, UsageError } from './usage.ts';

export interface WorkerFlags {
  readonly databaseUrl?: string;
  readonly workers: number;
}

/** Thinks for the computers of servers elsewhere until it is told to stop. */
export async function runWorker({ databaseUrl, workers }: WorkerFlags): Promise<void> {
  const url = readDatabaseUrl(databaseUrl);
  if (url === undefined)
    throw new UsageError('A worker needs the database of the servers: --database-url postgres://…');
  const stop = await startWorker(games, { databaseUrl: url, workers }, () => new Thinker()).catch((error: Error) => {
    throw new UsageError(`The database cannot be used (${error.message}).`);
  });
  print(`Gamut thinks for the servers of this database, ${workers} at a time  (Ctrl-C stops it)`);
  await untilStopped();
  await stop();
}
