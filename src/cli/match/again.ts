import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { MatchResult } from '../../arena/result.ts';
import { isFault } from '../../core/fault.ts';
import { readOptions } from '../../core/options.ts';
import { sayError } from '../../node/files.ts';
import { findGame } from '../../node/find-game.ts';
import { findPlayer } from '../../node/players/players.ts';
import { Stopped } from '../../node/stopping.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { playPlan, type RunSettings } from './run.ts';

/** Repeats the run of a result and says whether the same games resulted; status 1 when they did not. */
export async function runAgain(
  file: string,
  named: readonly string[],
  flags: Omit<RunSettings, 'pairs'>,
): Promise<void> {
  if (named.length > 0) throw new UsageError(say('--again takes the players from the file; name none.'));
  const old = readResult(file);
  const game = findGame(old.game);
  const options = readOptions(game.options, old.options);
  if (isFault(options))
    throw new UsageError(say('The result {file} has options that {game} does not have.', { file, game: game.name }));
  for (const word of old.players) findPlayer(game, word, old.budget, old.players.length);
  const { format: _, openings, groups, tooFew, tally, scores, elo, sprtState, games, ...plan } = old;
  const { result, broken } = await playPlan(game, { ...plan, options }, { ...flags, pairs: openings.count });
  if (broken !== undefined) throw new Stopped(broken.status, broken.sentence);
  if (result.openings.hash !== openings.hash) {
    print(
      say('The openings are different: {now} instead of {before}.', {
        ...{ now: result.openings.hash, before: openings.hash },
      }),
    );
    process.exitCode = 1;
    return;
  }
  // An interrupted run has fewer games.
  const again = new Map(result.games.map((one) => [one.id, JSON.stringify(one)]));
  const differing = games.filter((one) => JSON.stringify(one) !== again.get(one.id));
  if (differing.length === 0) {
    print(say('All {count} games are the same.', { count: games.length }));
    return;
  }
  const [first] = differing;
  print(
    say(
      '{differing} of {count} games differ, the first of them game {first}; only matches limited by nodes can be repeated exactly.',
      { differing: differing.length, count: games.length, first: first.id },
    ),
  );
  process.exitCode = 1;
}

function readResult(file: string): MatchResult {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(say('The result {file} cannot be read: {why}.', { file, why: sayError(error) }));
  }
  if (!isResult(read)) throw new UsageError(say('{file} is not a result of gamut match --json.', { file }));
  return read;
}

function isResult(value: unknown): value is MatchResult {
  if (typeof value !== 'object' || value === null) return false;
  const { format, game, players, games, openings, budget, patience } = value as Partial<MatchResult>;
  const isList = [players, games, patience].every(Array.isArray);
  return (
    format === 1 && typeof game === 'string' && isList && typeof openings === 'object' && typeof budget === 'object'
  );
}
