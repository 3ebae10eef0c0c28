import { games } from '../../games/index.ts';
import { untilStopped } from '../../node/stopping.ts';
import { Thinker } from '../../node/thinking/thinker.ts';
import { print, UsageError } from '../../node/usage.ts';
import { startWorker } from '../../server/worker.ts';
import { readDatabaseUrl, refuseDatabase } from '../database.ts';
import { QueuePlayer } from '../match/queued-game.ts';
import { logError } from './serve.ts';

export interface WorkerFlags {
  readonly databaseUrl?: string;
  readonly workers: number;
  readonly arena: number;
}

/** Thinks for the computers of servers elsewhere, and plays games of matches, until it is told to stop. */
export async function runWorker({ databaseUrl, workers, arena }: WorkerFlags): Promise<void> {
  const url = readDatabaseUrl(databaseUrl);
  if (url === undefined)
    throw new UsageError('A worker needs the database of the servers: --database-url postgres://…');
  const settings = { databaseUrl: url, workers, arena };
  const hands = { makeThinker: () => new Thinker(), makePlayer: () => new QueuePlayer(), log: logError };
  const stop = await startWorker(games, settings, hands).catch(refuseDatabase);
  const matches = arena === 0 ? '' : `, and plays games of matches, ${arena} at a time`;
  print(`Gamut thinks for the servers of this database, ${workers} at a time${matches}  (Ctrl-C stops it)`);
  await untilStopped();
  await stop();
}
