import process from 'node:process';
import about from '../../../package.json' with { type: 'json' };
import { matchReport } from '../../arena/report.ts';
import type { MatchResult, Plan } from '../../arena/result.ts';
import type { Sprt } from '../../arena/sprt.ts';
import type { PlayedGame } from '../../arena/tally.ts';
import type { Game } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import { namesOf } from '../../node/engines/engine-names.ts';
import { quoteWord } from '../../node/engines/engine-words.ts';
import { tellsWork } from '../../node/engines/program-work.ts';
import { sayError, writeReport } from '../../node/files.ts';
import { findGame, findOptions, listValues } from '../../node/find-game.ts';
import { keepGames } from '../../node/matches/log.ts';
import { findPlayer } from '../../node/players/players.ts';
import { Stopped } from '../../node/stopping.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { ENGINE, presentWord } from '../../session/player-word.ts';
import { runAgain } from './again.ts';
import { findBook } from './book.ts';
import { matchCommand } from './command-line.ts';
import { printResult } from './print.ts';
import { gamesToStep } from './report-games.ts';
import { type Ending, playPlan } from './run.ts';

/** Flags of the command; those of the rules come on top. */
export interface MatchFlags {
  readonly game?: string;
  readonly pairs: number;
  readonly nodes?: number;
  /** Milliseconds. */
  readonly time?: number;
  readonly seed: number;
  /** Moves after which a game is stopped. */
  readonly cap: number;
  readonly sprt?: readonly [elo0: number, elo1: number];
  readonly json?: boolean;
  readonly log?: string;
  /** The database whose workers play. */
  readonly databaseUrl?: string | undefined;
  /** File for a page with plots. */
  readonly report?: string;
  /** A result in JSON whose run is to be repeated. */
  readonly again?: string;
  /** Milliseconds after which a move loses, instead of what the players' own clocks say. */
  readonly patience?: number;
  /** What each player does in fixed positions: stored with the games. */
  readonly habits?: readonly string[];
}

const DEFAULT_NODES = 1000;
const ERROR_RATE = 0.05;

/** Plays a match and prints its result. */
export async function runMatch(players: readonly string[], flags: MatchFlags): Promise<void> {
  if (flags.again !== undefined) return runAgain(flags.again, players, flags);
  const { game, plan } = makePlan(players, flags);
  const { result, times, played, broken } = await playPlan(game, plan, flags);
  if (flags.json) print(JSON.stringify(result));
  else if (played.length > 0) printResult(result);
  if (broken !== undefined) {
    const rest = played.length === 0 ? '' : ` ${keptWhere(result, game, played, flags)}`;
    process.stderr.write(`${broken.sentence}${rest}\n`);
    process.exitCode = broken.status;
  }
  if (flags.report !== undefined && played.length > 0) {
    const names = await namesOf(result.players, game.id);
    const live = gamesToStep(game, [{ result, names }]);
    const named = names.join() === result.players.join() ? {} : { names };
    const content = { result, game, times, command: matchCommand(result, game), ...named };
    writeReport(flags.report, matchReport(live === undefined ? content : { ...content, live }));
  }
}

/** How to continue an interrupted match. Games without a log are saved beside those that people play. */
function keptWhere(result: MatchResult, game: Game, played: readonly PlayedGame[], flags: MatchFlags): string {
  if (flags.log !== undefined) return say('The same command continues from {file}.', { file: flags.log });
  const { plan } = makePlan(result.players, flags);
  try {
    const log = keepGames(plan, played);
    const patience = flags.patience === undefined ? '' : ` --patience ${flags.patience}`;
    const elsewhere = flags.databaseUrl === undefined ? '' : say(' and the same --database-url');
    const command = `${matchCommand(result, game)}${patience} --log ${quoteWord(log)}${elsewhere}`;
    return say('To continue: {command}', { command });
  } catch (error) {
    return say('The games could not be kept ({why}); next time, name a file with --log.', { why: sayError(error) });
  }
}

/** Plays a match on openings of a game, each with all seats rotated; on fewer where it says so. */
export async function playMatch(players: readonly string[], flags: MatchFlags, ending?: Ending): Promise<MatchResult> {
  const { game, plan } = makePlan(players, flags);
  const { result, broken } = await playPlan(game, plan, { ...flags, ending });
  if (broken !== undefined) throw new Stopped(broken.status, broken.sentence);
  return result;
}

/** What the flags ask for. */
export function makePlan(named: readonly string[], flags: MatchFlags): { game: Game; plan: Plan } {
  if (flags.game === undefined) {
    throw new UsageError(
      say('Please name a game with --game: {games}.', { games: games.map(({ id }) => id).join(', ') }),
    );
  }
  const game = findGame(flags.game);
  const rules: Readonly<Record<string, unknown>> = { ...flags };
  const players = named.map(presentWord);
  const seats = rules.players ?? players.length;
  if (!game.options.players.map(String).includes(String(seats)) || Number(seats) !== players.length) {
    const wanted = rules.players ?? listValues(game.options.players);
    throw new UsageError(
      say('{game} needs {wanted} players, but {count} {count:was|were} named.', {
        ...{ game: game.name, wanted: String(wanted), count: players.length },
      }),
    );
  }
  if (flags.sprt !== undefined && players.length !== 2) throw new UsageError(say('--sprt needs exactly two players.'));
  const { time } = flags;
  const nodes = flags.nodes ?? (time === undefined ? DEFAULT_NODES : undefined);
  const options = findOptions(game, { ...rules, players: players.length });
  const book = findBook(game, options)?.hash;
  const budget = { ...(nodes === undefined ? {} : { nodes }), ...(time === undefined ? {} : { ms: time }) };
  return {
    game,
    plan: {
      game: game.id,
      options,
      players,
      seed: flags.seed,
      budget,
      cap: flags.cap,
      patience: players.map((word) => {
        const own = findPlayer(game, word, budget, players.length).patience;
        return flags.patience ?? own;
      }),
      ...(flags.sprt === undefined ? {} : { sprt: askedTest(flags.sprt) }),
      ...(book === undefined ? {} : { book }),
      ...(flags.habits === undefined ? {} : { habits: flags.habits }),
      ...(tellsWork || !players.some((word) => word.startsWith(ENGINE)) ? {} : { wallClock: true }),
      versions: { gamut: about.version, node: process.version },
    },
  };
}

function askedTest([elo0, elo1]: readonly [number, number]): Sprt {
  return { elo0, elo1, alpha: ERROR_RATE, beta: ERROR_RATE };
}
