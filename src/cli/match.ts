import process from 'node:process';
import about from '../../package.json' with { type: 'json' };
import { makeOpenings, type Opening } from '../arena/openings.ts';
import { type MatchResult, makeResult, type Plan } from '../arena/result.ts';
import { makeSchedule, type Pairing } from '../arena/schedule.ts';
import { type Sprt, SprtRun } from '../arena/sprt.ts';
import { leadingScores, type PlayedGame } from '../arena/tally.ts';
import type { Game } from '../core/game.ts';
import { games } from '../games/index.ts';
import { noLog, openLog } from './match-log.ts';
import { playOnWorkers } from './match-pool.ts';
import { printResult, showProgress } from './match-report.ts';
import { findPlayer } from './players.ts';
import { findGame, findOptions, listValues, print, UsageError } from './usage.ts';

/** Flags of the command; those of the rules come on top. */
export interface MatchFlags {
  readonly game?: string;
  readonly pairs: number;
  readonly nodes?: number;
  /** Milliseconds. */
  readonly time?: number;
  readonly seed: number;
  /** Moves after which a game is broken off. */
  readonly cap: number;
  readonly sprt?: readonly [elo0: number, elo1: number];
  readonly json?: boolean;
  readonly log?: string;
}

const WORKERS = 2;
const DEFAULT_NODES = 1000;
const ERROR_RATE = 0.05;

/** Lets players meet and prints what that says about them. */
export async function runMatch(players: readonly string[], flags: MatchFlags): Promise<void> {
  const result = await playMatch(players, flags);
  if (flags.json) print(JSON.stringify(result));
  else printResult(result);
}

/** Lets players meet on openings of a game, each with all seats rotated. */
export async function playMatch(players: readonly string[], flags: MatchFlags): Promise<MatchResult> {
  const { game, plan } = makePlan(players, flags);
  const openings = makeOpenings(game, plan.options, flags.pairs, plan.seed);
  if (openings.length < flags.pairs) {
    throw new UsageError(`${game.name} with these options has ${openings.length} openings; ask for fewer --pairs.`);
  }
  const schedule = makeSchedule(openings.length, players.length, plan.seed);
  const log = flags.log === undefined ? noLog : openLog(flags.log, plan);
  const played = log.games.filter(
    ({ id, moves }) => id < schedule.length && begins(moves, openings[schedule[id].opening]),
  );
  const done = new Set(played.map(({ id }) => id));
  const decided = watchTest(plan, schedule);
  const progress = showProgress(schedule.length, players);
  progress.show(played, schedule);
  if (decided(played) === undefined) {
    await playOnWorkers({
      plan,
      openings,
      pairings: schedule.filter(({ id }) => !done.has(id)),
      worker: new URL('./match-worker.ts', import.meta.url),
      workers: WORKERS,
      seen(one) {
        log.append(one);
        played.push(one);
        progress.show(played, schedule);
        return decided(played) !== undefined;
      },
    });
  }
  progress.end();
  // Games that other workers finished after a test was decided do not count: which they are is chance.
  const pairs = decided(played) ?? openings.length;
  const counted = played.filter(({ id }) => schedule[id].opening < pairs);
  return makeResult(plan, openings, schedule, counted);
}

/** Tells after how many pairs a sequential test had its answer, once it has; never where there is no test. */
function watchTest({ sprt, players }: Plan, schedule: readonly Pairing[]) {
  if (sprt === undefined) return () => undefined;
  const run = new SprtRun(sprt);
  let taken = 0;
  return (played: readonly PlayedGame[]): number | undefined => {
    const scores = leadingScores(schedule, played, players.length, 0);
    while (taken < scores.length) run.add(scores[taken++]);
    return run.state.verdict === undefined ? undefined : run.state.pairs;
  };
}

/** A game in a log that has another opening is of another version, and is played anew. */
function begins(moves: readonly string[], opening: Opening): boolean {
  return opening.every((move, index) => moves[index] === move);
}

function makePlan(players: readonly string[], flags: MatchFlags): { game: Game; plan: Plan } {
  if (flags.game === undefined) {
    throw new UsageError(`match needs a game: --game ${games.map(({ id }) => id).join(', ')}.`);
  }
  const game = findGame(flags.game);
  const rules = flags as object as Readonly<Record<string, unknown>>;
  const seats = rules.players ?? players.length;
  if (!game.options.players.map(String).includes(String(seats)) || Number(seats) !== players.length) {
    const wanted = rules.players ?? listValues(game.options.players);
    throw new UsageError(`${game.name} needs ${wanted} players, and ${players.length} were named.`);
  }
  if (flags.sprt !== undefined && players.length !== 2) throw new UsageError('--sprt is for two players.');
  const { time } = flags;
  const nodes = flags.nodes ?? (time === undefined ? DEFAULT_NODES : undefined);
  const budget = { ...(nodes === undefined ? {} : { nodes }), ...(time === undefined ? {} : { ms: time }) };
  return {
    game,
    plan: {
      game: game.id,
      options: findOptions(game, { ...rules, players: players.length }),
      players,
      seed: flags.seed,
      budget,
      cap: flags.cap,
      patience: players.map((word) => findPlayer(game, word, budget, players.length).patience),
      ...(flags.sprt === undefined ? {} : { sprt: askedTest(flags.sprt) }),
      versions: { gamut: about.version, node: process.version },
    },
  };
}

function askedTest([elo0, elo1]: readonly [number, number]): Sprt {
  return { elo0, elo1, alpha: ERROR_RATE, beta: ERROR_RATE };
}

/** The two numbers of --sprt. */
export function readSprt(text: string): readonly [elo0: number, elo1: number] {
  const numbers = text.split(',').map(Number);
  const [elo0, elo1] = numbers;
  if (numbers.length === 2 && numbers.every(Number.isFinite) && elo0 < elo1) return [elo0, elo1];
  throw new UsageError(`--sprt takes two differences in Elo, the smaller first, as in 0,10, not ${text}.`);
}
