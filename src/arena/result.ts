import type { Options } from '../core/options.ts';
import { type Estimate, eloEstimate, estimateScore } from './elo.ts';
import { FEWEST_PLIES, hashOpenings, MOST_PLIES, type Opening } from './openings.ts';
import type { GamePairing } from './schedule.ts';
import { type Sprt, SprtRun, type SprtState } from './sprt.ts';
import { groupScores, type PlayedGame, type Tally, tallyGames } from './tally.ts';

/** Below this many groups an estimate is shown as too few. */
export const ENOUGH_GROUPS = 200;

/** Everything that determines a run: the same plan gives the same games where moves are limited by nodes. */
export interface Plan {
  readonly game: string;
  readonly options: Options;
  /** As named on the command line, in the order of the first rotation. */
  readonly players: readonly string[];
  readonly seed: number;
  /** The budget of a move: nodes, milliseconds, or both, whichever is used up first. */
  readonly budget: { readonly nodes?: number; readonly ms?: number };
  /** Moves after which a game is stopped as a draw. */
  readonly cap: number;
  /** Milliseconds of its own work after which each player loses. */
  readonly patience: readonly number[];
  readonly sprt?: Sprt;
  /** Hash of the file that the openings come from, where there is one. */
  readonly book?: string;
  /**
   * Fingerprint of what each player does in fixed positions: where it differs, earlier games were by a different
   * player.
   */
  readonly habits?: readonly string[];
  /** Programs are measured by the wall clock, because the system does not tell how long they work. */
  readonly wallClock?: boolean;
  readonly versions: Readonly<Record<string, string>>;
}

/** An outcome with the players at its seats. */
interface ResultGame extends PlayedGame {
  readonly opening: number;
  /** Index of the player on each seat. */
  readonly players: readonly number[];
}

/** A run as it is stored: without clock times, and infinite Elo as null. */
export interface MatchResult extends Plan {
  readonly format: 1;
  readonly openings: { readonly count: number; readonly plies: readonly number[]; readonly hash: string };
  /** Openings all of whose games were played. */
  readonly groups: number;
  readonly tooFew: boolean;
  readonly tally: Tally;
  /** Of each player, 0 … 1. */
  readonly scores: readonly Estimate[];
  /** Of the first player against the second, where there are two. */
  readonly elo?: { readonly [bound in keyof Estimate]: number | null };
  readonly sprtState?: SprtState;
  readonly games: readonly ResultGame[];
}

/** Combines the games of a plan. Their order of arrival does not matter. */
export function makeResult(
  plan: Plan,
  openings: readonly Opening[],
  schedule: readonly GamePairing[],
  played: readonly PlayedGame[],
): MatchResult {
  const seats = plan.players.length;
  const games = [...played].sort((a, b) => a.id - b.id);
  const scores = plan.players.map((_, player) => estimateScore(groupScores(schedule, games, seats, player)));
  const groups = groupScores(schedule, games, seats, 0);
  return {
    format: 1,
    ...plan,
    openings: { count: openings.length, plies: [FEWEST_PLIES, MOST_PLIES], hash: hashOpenings(openings) },
    groups: groups.length,
    tooFew: groups.length < ENOUGH_GROUPS,
    tally: tallyGames(schedule, games, seats),
    scores,
    ...(seats === 2 ? { elo: finite(eloEstimate(scores[0])) } : {}),
    ...(plan.sprt === undefined ? {} : { sprtState: followSprt(plan.sprt, groups) }),
    games: games.map(({ times: _, ...game }) => ({
      ...game,
      opening: schedule[game.id].opening,
      players: schedule[game.id].players,
    })),
  };
}

/** Where a test stands after these pairs, in order. */
function followSprt(test: Sprt, pairs: readonly number[]): SprtState {
  const run = new SprtRun(test);
  for (const score of pairs) run.add(score);
  return run.state;
}

/** JSON has no infinity. */
function finite({ mean, low, high }: Estimate) {
  const orNull = (value: number) => (Number.isFinite(value) ? value : null);
  return { mean: orNull(mean), low: orNull(low), high: orNull(high) };
}
