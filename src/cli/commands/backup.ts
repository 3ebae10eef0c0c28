import type { Command } from 'commander';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { copyDatabase } from '../../server/store/copy.ts';
import { databaseIn } from '../../server/store/database-file.ts';
import { obstacleIn, restoreDatabase } from '../../server/store/restore.ts';
import { dataFolder } from '../flags.ts';
import { serverData } from './serve.ts';

export function backupCommand(command: Command): void {
  command.argument('<file>').addOption(dataFolder()).action(runBackup);
}

export function restoreCommand(command: Command): void {
  command
    .argument('<file>')
    .addOption(dataFolder())
    .option('--replace', say('keep an existing database under another name'))
    .action(runRestore);
}

interface BackupFlags {
  readonly data?: string;
}

interface RestoreFlags extends BackupFlags {
  readonly replace?: boolean;
}

/** Copies the embedded database to a file, while the server runs. */
async function runBackup(file: string, { data = serverData() }: BackupFlags): Promise<void> {
  await inWords(copyDatabase(databaseIn(data), file), databaseIn(data));
  print(say('The database was copied to {file}.', { file }));
}

/** Puts a copy where a server will find it. What is there already is kept under another name. */
async function runRestore(file: string, { data = serverData(), replace }: RestoreFlags): Promise<void> {
  const obstacle = obstacleIn(data);
  if (obstacle !== undefined && replace !== true) {
    const found =
      obstacle.kind === 'database'
        ? say('There is already a database at {file}', { file: obstacle.file })
        : say('{file} holds the last moves of a database that was moved away without it', { file: obstacle.file });
    throw new UsageError(
      say('{found}; to keep it under another name, use: gamut restore {file} --data {data} --replace', {
        ...{ found, file, data },
      }),
    );
  }
  const aside = await inWords(restoreDatabase(file, data), file);
  if (aside !== undefined)
    print(say('The previous database is kept as {file}{how}.', { file: aside, how: howToRejoin(aside) }));
  print(
    say('The games of {file} are now in {database}; start the server with: gamut serve --data {data}', {
      ...{ file, database: databaseIn(data), data },
    }),
  );
}

/** The side files of a database that was moved away by hand hold its last moves. */
function howToRejoin(aside: string): string {
  const ending = /\.db(-\w+)$/.exec(aside)?.[1];
  return ending === undefined
    ? ''
    : say('; to get those moves back, give it the name of the database you moved, with {ending}', { ending });
}

/** Failures are reported in a sentence; what the database itself says names no file. */
async function inWords<T>(work: Promise<T>, file: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(
      code === 'ERR_SQLITE_ERROR' ? say('{file} cannot be used: {why}.', { file, why: message }) : message,
    );
  }
}
