import process from 'node:process';
import type { Resumed } from './records/resume.ts';

/** Plays at this keyboard, a new game or one that was saved. */
export async function playHere(word: string | undefined, flags: Readonly<Record<string, unknown>>): Promise<void> {
  if (flags.resume === undefined) return play(word, flags);
  const [{ withRecords }, { findResumed }] = await Promise.all([
    import('./records/records.ts'),
    import('./records/resume.ts'),
  ]);
  return withRecords(flags, (speech) => play(undefined, flags, findResumed(word, flags, speech)));
}

/** Full-screen on a terminal, line by line on a pipe or with --plain. */
async function play(
  word: string | undefined,
  flags: Readonly<Record<string, unknown>>,
  resumed?: Resumed,
): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';
  if (isTerminal && flags.plain !== true) {
    // Only games on a terminal wait for what draws there.
    const { startApp } = await import('./app/start.ts');
    return startApp(word, flags, resumed);
  }
  const { runPlay } = await import('./plain/play.ts');
  return runPlay(word, flags, resumed);
}
