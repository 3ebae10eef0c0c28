import { fstatSync } from 'node:fs';
import process from 'node:process';
import { OutputError, sayError, writeAll } from '../node/files.ts';
import { Stopped } from '../node/stopping.ts';
import { UsageError } from '../node/usage.ts';
import { say } from '../node/words/say.ts';

const CANNOT_WRITE = 1;
const WRONG_USE = 2;
const STDOUT = 1;

/** Runs a command. Wrong arguments, and what the system refuses, are reported in one sentence with an exit status. */
export async function atDoor(run: () => Promise<unknown>): Promise<void> {
  guardOutput();
  try {
    await run();
  } catch (error) {
    if (error instanceof Stopped) refuse(error.message, error.status);
    else if (error instanceof OutputError) refuse(error.message, CANNOT_WRITE);
    else if (error instanceof UsageError) refuse(error.message, WRONG_USE);
    else if (isRefusedBySystem(error)) refuse(sentenceOf(error), CANNOT_WRITE);
    else throw error;
  }
}

function refuse(sentence: string, status: number): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = status;
}

/** A reader of our output may stop reading, as head does; a disk may be full. */
function guardOutput(): void {
  if (isFile(STDOUT)) writeFilesWhole();
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`${say('The output cannot be written: {why}.', { why: sayError(error) })}\n`);
    process.exit(CANNOT_WRITE);
  });
  process.stderr.on('error', () => {}); // nobody is left to tell
}

/** Node does not check how much of a text a file took: a disk that fills up midway would truncate it silently. */
function writeFilesWhole(): void {
  process.stdout._write = (chunk: Uint8Array | string, encoding, done) => {
    try {
      writeAll(STDOUT, typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk);
    } catch (error) {
      return done(error as Error);
    }
    done();
  };
}

function isFile(handle: number): boolean {
  try {
    return fstatSync(handle).isFile();
  } catch {
    return false; // closed
  }
}

function isRefusedBySystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

function sentenceOf(error: NodeJS.ErrnoException): string {
  return `${error.path ?? error.syscall}: ${sayError(error)}.`;
}
