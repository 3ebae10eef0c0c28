import { type Command, Option } from 'commander';
import { games } from '../../games/index.ts';
import { untilStopped } from '../../node/stopping.ts';
import { Thinker } from '../../node/thinking/thinker.ts';
import { print, UsageError, wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { startWorker } from '../../server/worker.ts';
import { readDatabaseUrl, refuseDatabase } from '../database.ts';
import { databaseUrl, workers } from '../flags.ts';
import { QueuePlayer } from '../match/queued-game.ts';
import { logError } from './serve.ts';

export function workerCommand(command: Command): void {
  command
    .addOption(databaseUrl(say('PostgreSQL database of the servers')))
    .addOption(workers(say('computer players that think at the same time'), 1))
    .addOption(
      new Option('--arena <n>', say('games of matches played at the same time; 0 for none'))
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
    throw new UsageError(say('A worker needs the database of the servers: --database-url postgres://…'));
  const settings = { databaseUrl: url, workers: count, arena };
  const hands = { makeThinker: () => new Thinker(), makePlayer: () => new QueuePlayer(), log: logError };
  const stop = await startWorker(games, settings, hands).catch(refuseDatabase);
  const matches = arena === 0 ? '' : say(', and plays games of matches, {count} at a time', { count: arena });
  print(
    say('Gamut thinks for the servers of this database, {count} at a time{matches}  (Ctrl-C stops it)', {
      ...{ count, matches },
    }),
  );
  await untilStopped();
  await stop();
}
