import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type Encounter, type Entrant, makeTournament, type Tournament } from '../../arena/tournament.ts';
import { crossTable, faultSentences, tournamentReport } from '../../arena/tournament-report.ts';
import { chosenOptions } from '../../core/options.ts';
import { quoteWord } from '../../node/engines/engine-words.ts';
import { sayError, writeReport } from '../../node/files.ts';
import { findGame } from '../../node/find-game.ts';
import { hearStop, type Stop, Stopped } from '../../node/stopping.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { findBots } from './arena-bots.ts';
import { type MatchFlags, makePlan } from './match.ts';
import { gamesToStep } from './report-games.ts';
import { playPlan } from './run.ts';

const NOT_KEPT = 'The games were not kept; next time, name a folder with --log.';

/** Flags of the command: those of a match, whose log is a folder here, and our own players. */
export interface ArenaFlags extends MatchFlags {
  readonly with?: string;
}

/** Plays all bots of a folder against each other and prints the table. */
export async function runArena(folder: string, flags: ArenaFlags): Promise<void> {
  const { bots, leftOut } = findBots(folder);
  for (const sentence of leftOut) process.stderr.write(`${sentence}\n`);
  const stop = hearStop();
  const tournament = await playTournament([...bots, ...ownPlayers(flags.with)], flags, stop);
  stop.forget();
  const game = findGame(tournament.game);
  if (flags.json) print(JSON.stringify(tournament));
  else {
    printTable(crossTable(tournament));
    for (const sentence of faultSentences(tournament)) print(sentence);
  }
  if (stop.status !== undefined) {
    const games = tournament.encounters.reduce((sum, { result }) => sum + result.tally.games, 0);
    const where =
      flags.log === undefined ? say(NOT_KEPT) : say('The same command continues from {file}.', { file: flags.log });
    process.stderr.write(`${say('Stopped after {games} {games:game|games}.', { games })} ${where}\n`);
    process.exitCode = stop.status;
  }
  if (flags.report !== undefined) {
    const { entrants, encounters } = tournament;
    const matches = encounters.map(({ one, other, result }) => {
      return { result, names: [entrants[one].name, entrants[other].name] };
    });
    const command = arenaCommand(folder, tournament, flags);
    writeReport(flags.report, tournamentReport(tournament, game, command, gamesToStep(game, matches)));
  }
}

/** A round robin on the same openings with seats exchanged. */
export async function playTournament(
  entrants: readonly Entrant[],
  flags: ArenaFlags,
  stop?: Stop,
): Promise<Tournament> {
  if (entrants.length < 2) {
    throw new UsageError(
      say('An arena needs two players or more, and there {count:is|are} {count}; add built-in players with --with.', {
        ...{ count: entrants.length },
      }),
    );
  }
  // All plans first: a wrong word is reported before hours of play.
  const pairs = entrants.flatMap((_, one) =>
    entrants.slice(one + 1).map((_, index) => ({ one, other: one + 1 + index })),
  );
  const planned = pairs.map((pair) => {
    return { ...pair, ...makePlan([entrants[pair.one].word, entrants[pair.other].word], flags) };
  });
  const encounters: Encounter[] = [];
  for (const { one, other, game, plan } of planned) {
    const log = logFile(flags.log, entrants[one], entrants[other]);
    const { result, broken } = await playPlan(game, plan, { pairs: flags.pairs, log, stop });
    // When the user stops it, what was played is shown; a log that cannot be written is an error.
    if (broken !== undefined && stop?.status === undefined) throw new Stopped(broken.status, broken.sentence);
    encounters.push({ one, other, result });
  }
  const [{ game, plan }] = planned;
  return makeTournament(game.id, plan.options, entrants, encounters);
}

/** Words separated by commas, but a comma before a parameter belongs to its player. */
function ownPlayers(text: string | undefined): Entrant[] {
  const words = text?.split(/,(?![a-zA-Z]+=)/) ?? [];
  return words.map((word) => ({ name: word, word }));
}

/** One log for each match, named after both players, so that a new bot leaves the others' games as they are. */
function logFile(folder: string | undefined, one: Entrant, other: Entrant): string | undefined {
  if (folder === undefined) return undefined;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(say('The log {file} cannot be used: {why}.', { file: folder, why: sayError(error) }));
  }
  return join(folder, `${encodeURIComponent(one.name)}--${encodeURIComponent(other.name)}.jsonl`);
}

function arenaCommand(folder: string, { game, options, encounters }: Tournament, flags: ArenaFlags): string {
  const { budget, seed, cap } = encounters[0].result;
  const rules = Object.entries(chosenOptions(findGame(game).options, options));
  return [
    `gamut arena ${quoteWord(folder)} --game ${game}`,
    ...rules.map(([name, value]) => `--${name} ${value}`),
    `--pairs ${flags.pairs}`,
    ...(budget.nodes === undefined ? [] : [`--nodes ${budget.nodes}`]),
    ...(budget.ms === undefined ? [] : [`--time ${budget.ms}`]),
    `--seed ${seed} --cap ${cap}`,
    ...(flags.patience === undefined ? [] : [`--patience ${flags.patience}`]),
    ...(flags.with === undefined ? [] : [`--with ${quoteWord(flags.with)}`]),
  ].join(' ');
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    const cells = row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])));
    print(cells.join('  ').trimEnd());
  }
}
