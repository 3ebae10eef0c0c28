import { chooseOpenings } from '../../arena/balance.ts';
import type { Opening } from '../../arena/openings.ts';
import { type MatchResult, makeResult, type Plan } from '../../arena/result.ts';
import { type GamePairing, makeSchedule } from '../../arena/schedule.ts';
import { type Sprt, SprtRun } from '../../arena/sprt.ts';
import { leadingScores, type PlayedGame } from '../../arena/tally.ts';
import type { Game } from '../../core/game.ts';
import { optionsOf } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import { OutputError } from '../../node/files.ts';
import { noLog, openLog } from '../../node/matches/log.ts';
import { type GamesToPlay, playOnThreads } from '../../node/matches/threads.ts';
import { hearStop, type Stop } from '../../node/stopping.ts';
import { UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { readDatabaseUrl } from '../database.ts';
import { findBook } from './book.ts';
import { showProgress } from './print.ts';

/** The results of a run, and its timings, which no result may depend on. */
export interface FinishedRun {
  readonly result: MatchResult;
  /** Milliseconds of all moves of each player. */
  readonly times: readonly (readonly number[])[];
  /** All games that were played, as in a log. */
  readonly played: readonly PlayedGame[];
  /** If it was interrupted: why, and the exit status. */
  readonly broken?: { readonly sentence: string; readonly status: number };
}

/** After how many openings a run may end, from what the first player scored in them, in order; undefined: not yet. */
export type Ending = (scores: readonly number[]) => number | undefined;

/** How a plan is carried out; who plays and how is in the plan itself. */
export interface RunSettings {
  /** Openings, each with all seats rotated. */
  readonly pairs: number;
  /** A file that keeps the games, and is continued. */
  readonly log?: string | undefined;
  /** The database whose workers play; without one, this machine does. */
  readonly databaseUrl?: string | undefined;
  readonly ending?: Ending | undefined;
  /** Hears requests to stop; without one, the run listens for itself. */
  readonly stop?: Stop | undefined;
}

const CANNOT_WRITE = 1;

/** Plays what is planned. */
export async function playPlan(game: Game, plan: Plan, settings: RunSettings): Promise<FinishedRun> {
  const { pairs, log: logFile } = settings;
  const databaseUrl = readDatabaseUrl(settings.databaseUrl);
  const { ending = plan.sprt === undefined ? () => undefined : testEnding(plan.sprt) } = settings;
  const { players } = plan;
  const book = findBook(game, plan.options);
  const openings = chooseOpenings(game, plan.options, pairs, plan.seed, book);
  if (openings.length < pairs) {
    throw new UsageError(
      say('{game} with these options has only {count} {count:opening|openings}; lower --pairs.', {
        ...{ game: game.name, count: openings.length },
      }),
    );
  }
  const schedule = makeSchedule(openings.length, players.length, plan.seed);
  const log = logFile === undefined ? noLog : openLog(logFile, plan);
  const played = log.games.filter(
    ({ id, moves }) => id < schedule.length && begins(moves, openings[schedule[id].opening]),
  );
  const done = new Set(played.map(({ id }) => id));
  const decided = (games: readonly PlayedGame[]) => ending(leadingScores(schedule, games, players.length, 0));
  const progress = showProgress(schedule.length, players);
  // Before anything is shown, which somebody may answer with Ctrl-C.
  const stop = settings.stop ?? hearStop();
  progress.show(played, schedule);
  let unlogged: OutputError | undefined;
  if (decided(played) === undefined) {
    const games: GamesToPlay = {
      plan,
      openings,
      pairings: schedule.filter(({ id }) => !done.has(id)),
      stop: stop.signal,
      seen(one) {
        played.push(one);
        progress.show(played, schedule);
        try {
          log.append(one);
        } catch (error) {
          if (!(error instanceof OutputError)) throw error;
          unlogged = error;
        }
        return unlogged !== undefined || decided(played) !== undefined;
      },
    };
    if (databaseUrl === undefined) await playOnThreads(games);
    else await (await import('./queue.ts')).playInQueue(games, databaseUrl);
  }
  if (settings.stop === undefined) stop.forget();
  progress.end();
  const count = say('{played} of {games} games', { played: played.length, games: schedule.length });
  const stopped = say('Stopped after {count}.', { count });
  const broken =
    unlogged !== undefined
      ? { sentence: `${unlogged.message} ${stopped}`, status: CANNOT_WRITE }
      : stop.status !== undefined
        ? { sentence: stopped, status: stop.status }
        : undefined;
  // Games that other workers finished after the end was decided do not count: which they are is chance.
  const last = decided(played) ?? openings.length;
  const counted = played.filter(({ id }) => schedule[id].opening < last);
  return {
    result: makeResult(plan, openings, schedule, counted),
    times: timesOf(game, plan, schedule, counted),
    played,
    ...(broken === undefined ? {} : { broken }),
  };
}

/** A sequential test ends when it has its answer. */
function testEnding(sprt: Sprt): Ending {
  const run = new SprtRun(sprt);
  let taken = 0;
  return (scores) => {
    while (taken < scores.length) run.add(scores[taken++]);
    return run.state.verdict === undefined ? undefined : run.state.pairs;
  };
}

/** A game in a log that has another opening is of another version, and is played again. */
function begins(moves: readonly string[], opening: Opening): boolean {
  return opening.every((move, index) => moves[index] === move);
}

/** Whose move each time was: a replay tells, since turns may be skipped. */
function timesOf(game: Game, plan: Plan, schedule: readonly GamePairing[], played: readonly PlayedGame[]): number[][] {
  const times: number[][] = plan.players.map(() => []);
  for (const { id, moves, times: spent = [] } of played) {
    const match = newMatch(game, optionsOf(game.options, plan.options));
    const opening = moves.length - spent.length;
    moves.forEach((move, index) => {
      if (index >= opening) times[schedule[id].players[match.position.turn]].push(spent[index - opening]);
      match.play(move);
    });
  }
  return times;
}
