import { mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Plan } from '../../arena/result.ts';
import type { PlayedGame } from '../../arena/tally.ts';
import { presentWord } from '../../session/player-word.ts';
import { OutputError, SHARED, sayError, writeAll, writeWhole } from '../files.ts';
import { dataDirectory } from '../storage.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words/say.ts';

/** The finished games of a run, kept in a file so that an interrupted run can continue. */
export interface MatchLog {
  /** What earlier runs of the same plan played. */
  readonly games: readonly PlayedGame[];
  append(game: PlayedGame): void;
}

/** A log that keeps nothing. */
export const noLog: MatchLog = { games: [], append() {} };

/**
 * A file of JSON lines: the plan, then one game each. A line that was cut off when the run was killed is dropped.
 * The number of pairs is not part of a plan, so a finished run can be made longer.
 */
export function openLog(file: string, plan: Plan): MatchLog {
  const head = JSON.stringify(plan);
  try {
    const kind = statSync(file, { throwIfNoEntry: false });
    const lines = kind?.isFile() ? readFileSync(file, 'utf8').split('\n') : [];
    const [first = '', ...rest] = lines;
    if (first !== '' && presentHead(first) !== head) throw new UsageError(otherRun(file, first, plan));
    const games = readGames(rest, plan.players.length);
    const text = logText(plan, games);
    // Replaced whole: a run killed just now loses nothing either. A pipe or a device has nothing to lose.
    if (kind === undefined || kind.isFile()) writeWhole(file, text, SHARED);
    const handle = openSync(file, 'a');
    if (kind !== undefined && !kind.isFile()) writeAll(handle, Buffer.from(text));
    return { games, append: (game) => append(file, handle, game) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new OutputError(say('The log {file} cannot be used: {why}.', { file, why: sayError(error) }));
  }
}

/** The plan of a log, with the current names of its players. */
function presentHead(head: string): string {
  const plan = readJson(head);
  if (typeof plan !== 'object' || plan === null || !('players' in plan) || !Array.isArray(plan.players)) return head;
  return JSON.stringify({ ...plan, players: plan.players.map((word) => presentWord(String(word))) });
}

/** A log with these games. */
function logText(plan: Plan, games: readonly PlayedGame[]): string {
  return `${[plan, ...games].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** Saves games for which no log was given, and returns the name of the log. */
export function keepGames(plan: Plan, games: readonly PlayedGame[]): string {
  const directory = join(dataDirectory(), 'matches');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, `${plan.game}-${new Date().toISOString().replace(/\D/g, '')}-${process.pid}.jsonl`);
  writeWhole(file, logText(plan, games));
  return file;
}

function append(file: string, handle: number, game: PlayedGame): void {
  try {
    writeAll(handle, Buffer.from(`${JSON.stringify(game)}\n`));
  } catch (error) {
    throw new OutputError(say('The log {file} cannot be written: {why}.', { file, why: sayError(error) }));
  }
}

function readGames(lines: readonly string[], seats: number): PlayedGame[] {
  const games = new Map<number, PlayedGame>();
  for (const line of lines) {
    const game = readJson(line);
    if (isGame(game, seats)) games.set(game.id, game);
  }
  return [...games.values()];
}

function isGame(value: unknown, seats: number): value is PlayedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { id = -1, moves, shares, reason } = value as Partial<PlayedGame>;
  if (!Number.isInteger(id) || id < 0 || !Array.isArray(moves) || !Array.isArray(shares)) return false;
  return shares.length === seats && typeof reason === 'string';
}

function otherRun(file: string, head: string, plan: Plan): string {
  const old = readJson(head);
  if (typeof old !== 'object' || old === null || !('players' in old))
    return say('{file} is not the log of a match.', { file });
  const known = old as Readonly<Record<string, unknown>>;
  const names = new Set([...Object.keys(plan), ...Object.keys(old)]);
  const now = new Map<string, unknown>(Object.entries(plan));
  const differs = [...names].filter((name) => JSON.stringify(known[name]) !== JSON.stringify(now.get(name)));
  return say('{file} is the log of another match, with a different {names}.', { file, names: differs.join(', ') });
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
