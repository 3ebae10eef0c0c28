import { openSync, readFileSync, statSync } from 'node:fs';
import { OutputError, SHARED, sayError, writeAll, writeWhole } from '../../node/files.ts';
import { UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import type { TrainingGame } from '../../train/self-play.ts';

/** Games that were played to learn from, by their seeds, kept in a file so that an interrupted run can continue. */
export interface GamesLog {
  find(seed: number): TrainingGame | undefined;
  append(seed: number, game: TrainingGame): void;
}

/** A log that keeps nothing. */
export const noGamesLog: GamesLog = { find: () => undefined, append() {} };

/** A log of games to learn from. */
export function openGamesLog(file: string, command: string): GamesLog {
  const { lines, append } = openLog(file, command, readLine);
  const games = new Map(lines.map(({ seed, game }) => [seed, game]));
  return { find: (seed) => games.get(seed), append: (seed, game) => append({ seed, ...game }) };
}

/** Lines that a file had, and a way to add one. */
export interface Log<Line> {
  readonly lines: readonly Line[];
  append(line: object): void;
}

/**
 * A file of JSON lines: the command, then what read understands. A line that was cut off when the run was killed is
 * dropped.
 */
export function openLog<Line>(file: string, command: string, read: (line: string) => Line | undefined): Log<Line> {
  try {
    const texts = statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8').split('\n') : [];
    const [first = '', ...rest] = texts;
    if (first !== '' && first !== JSON.stringify(command)) {
      throw new UsageError(say('{file} is the log of something else: {command}', { file, command: first }));
    }
    const lines: Line[] = [];
    const whole: string[] = [];
    for (const text of rest) {
      const line = read(text);
      if (line === undefined) continue;
      lines.push(line);
      whole.push(text);
    }
    writeWhole(file, [JSON.stringify(command), ...whole, ''].join('\n'), SHARED);
    const handle = openSync(file, 'a');
    return { lines, append: (line) => writeAll(handle, Buffer.from(`${JSON.stringify(line)}\n`)) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new OutputError(say('The log {file} cannot be used: {why}.', { file, why: sayError(error) }));
  }
}

/** JSON has no undefined: what has no score is null. */
function readLine(line: string): { readonly seed: number; readonly game: TrainingGame } | undefined {
  try {
    const { seed, moves, scores, winners } = JSON.parse(line);
    if (
      !Number.isInteger(seed) ||
      !Array.isArray(moves) ||
      scores?.length !== moves.length ||
      !Number.isInteger(winners)
    )
      return undefined;
    return {
      seed,
      game: { moves, scores: scores.map((score: number | null) => score ?? undefined), winners },
    };
  } catch {
    return undefined;
  }
}
