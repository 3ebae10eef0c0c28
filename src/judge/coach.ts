import type { Position } from '../core/position.ts';
import type { Answer } from '../search/worker/service.ts';
import { gain, type Think, weigh } from './examine.ts';
import { calibrationOf, type Prospect } from './prospect.ts';
import { reviewNodes } from './review.ts';
import { standing } from './standing.ts';

/** How easily a coach speaks. */
export const COACH_DEGREES = ['seldom', 'usual', 'often'] as const;
export type CoachDegree = (typeof COACH_DEGREES)[number];

/** What a coach thinks of a move. */
export interface Caution {
  readonly move: string;
  /** What it costs its player, in standing. */
  readonly cost: number;
  /** The standing of its player before it. */
  readonly before: number;
  /** Whether a proved win was thrown away, or a proved loss walked into. */
  readonly isThrown: boolean;
  /** What the coach would have played. */
  readonly best: string;
}

/** Parts of the nodes of a review: an answer within a third of a second. */
const COACH_PART = 4;
/** What a move must cost at first, for each degree, to be worth a word. */
const THRESHOLDS: Readonly<Record<CoachDegree, number>> = { seldom: 0.25, usual: 0.15, often: 0.1 };
/** How often a game a player is spoken to, at least and at most, before it changes. */
const WANTED: Readonly<Record<CoachDegree, readonly [number, number]>> = {
  seldom: [1, 2],
  usual: [2, 4],
  often: [3, 6],
};
const LOWEST = 0.08;
const HIGHEST = 0.4;
/** Games after which the threshold follows the player, and how fast. */
const GAMES = 3;
const PACE = 1.15;
/** A cost is certain at so many standard deviations of the judge's own error; where nothing was measured, of this. */
const CERTAIN = 3;
const USUAL_NOISE = 0.03;
/** Who has won or lost anyway is not disturbed, but for what is proved. */
const LEAST_STANDING = 0.05;
const EVEN = 0.5;
/** Own moves from one word to the next. */
const REST = 6;
/** A move that costs no more is good enough. */
const GOOD_ENOUGH = 0.04;

/** Nodes for each position that a coach looks at. */
export function coachNodes(position: Position): number {
  return Math.ceil(reviewNodes(position) / COACH_PART);
}

/** Judges a move; `found` is what was thought of the position before, with as many nodes. */
export async function cautionAbout(
  position: Position,
  ply: number,
  move: string,
  think: Think,
  nodes: number,
  found?: Answer,
): Promise<Caution> {
  const { own, whole, best, played } = await weigh(position, ply, move, think, nodes, found);
  const { turn, seats } = position;
  const cost = own[0] === move ? 0 : Math.max(0, gain(best, played, turn));
  const better = gain(best, whole, turn) > 0 ? best : whole;
  const left = standing(played.shares[turn], seats);
  // A win that is not proved any more may still be there: as long as its player stands well, it is not thrown away.
  const isThrown = cost > 0 && (isLost(played, turn) ? !isLost(best, turn) : isWon(best, turn) && left <= EVEN);
  return { move, cost, before: standing(better.shares[turn], seats), isThrown, best: own[0] };
}

/** Whether it is worth a word: a proved result was thrown away, or the cost is large, certain, and not the last word. */
export function isWorthAWord(
  { cost, before, isThrown }: Caution,
  position: Position,
  threshold: number,
  movesSince: number,
): boolean {
  const noise = (calibrationOf(position)?.noise ?? 1000 * USUAL_NOISE) / 1000;
  if (isThrown) return cost >= LOWEST;
  if (movesSince < REST || before <= LEAST_STANDING || before >= 1 - LEAST_STANDING) return false;
  return cost >= threshold && cost >= CERTAIN * noise;
}

/** Whether a move that was found instead will do. */
export function isGoodEnough({ cost }: Caution): boolean {
  return cost <= GOOD_ENOUGH;
}

/** What a move must cost now, after games in which the player was spoken to so often. */
export function thresholdFor(degree: CoachDegree, counts: readonly number[]): number {
  const [fewest, most] = WANTED[degree];
  let threshold = THRESHOLDS[degree];
  for (let games = GAMES; games <= counts.length; games++) {
    const mean = counts.slice(games - GAMES, games).reduce((sum, count) => sum + count, 0) / GAMES;
    if (mean < fewest) threshold /= PACE;
    else if (mean > most) threshold *= PACE;
    threshold = Math.max(LOWEST, Math.min(HIGHEST, threshold));
  }
  return threshold;
}

function isWon({ shares, within }: Prospect, seat: number): boolean {
  return within !== undefined && shares[seat] === 1;
}

function isLost({ shares, within }: Prospect, seat: number): boolean {
  return within !== undefined && shares[seat] === 0;
}
