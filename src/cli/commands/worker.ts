import { type Command, Option } from 'commander';
import { games } from '../../games/index.ts';
import { untilStopped } from '../../node/stopping.ts';
import { Thinker } from '../../node/thinking/thinker.ts';
import { print, UsageError, wholeNumber } from '../../node/usage.ts';
import { startWorker } from '../../server/worker.ts';
import { readDatabaseUrl, refuseDatabase } from '../database.ts';
import { databaseUrl, workers } from '../flags.ts';
import { QueuePlayer } from '../match/queued-game.ts';
import { logError } from './serve.ts';

export function workerCommand(command: Command): void {
  command
    .addOption(databaseUrl('the PostgreSQL database of the servers'))
    .addOption(workers('computers that think at a time', 1))
    .addOption(
      new Option('--arena <n>', 'games of matches at a time; 0 takes none')
        .argParser(wholeNumber('--arena', 0, 256))
        .default(1)
        .env('GAMUT_ARENA'),
    )
    .action(runWorker);
}

interface WorkerFlags {
  readonly databaseUrl?: string;
  readonly workers: number;
  readonly arena: number;
}

/** Thinks for the computers of servers elsewhere, and plays games of matches, until it is told to stop. */
async function runWorker(flags: WorkerFlags): Promise<void> {
  const { workers: count, arena } = flags;
  const url = readDatabaseUrl(flags.databaseUrl);
  if (url === undefined)
    throw new UsageError('A worker needs the database of the servers: --database-url postgres://…');
  const settings = { databaseUrl: url, workers: count, arena };
  const hands = { makeThinker: () => new Thinker(), makePlayer: () => new QueuePlayer(), log: logError };
  const stop = await startWorker(games, settings, hands).catch(refuseDatabase);
  const matches = arena === 0 ? '' : `, and plays games of matches, ${arena} at a time`;
  print(`Gamut thinks for the servers of this database, ${count} at a time${matches}  (Ctrl-C stops it)`);
  await untilStopped();
  await stop();
}
