/** A mean with the interval that holds the true one 95 times in 100. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on either side of the mean that hold 95 %. */
const Z = 1.959964;

/**
 * What a player scores, from the scores of the groups of games that share an opening (pairs for two players), each
 * 0 … 1. The group is the unit: its games are not independent, since an opening that is good for a seat is won by both
 * in turn.
 *
 * The interval is Wilson's with as many trials as the variance of the groups is worth. With many groups it is the mean
 * ± Z standard errors, and it stays inside 0 … 1 and keeps its width when all groups were won.
 */
export function estimateScore(groups: readonly number[]): Estimate {
  const count = groups.length;
  if (count === 0) return { mean: 0.5, low: 0, high: 1 };
  const mean = groups.reduce((sum, score) => sum + score, 0) / count;
  const variance = groups.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, count - 1);
  const trials = variance === 0 ? count : (count * mean * (1 - mean)) / variance;
  const shrink = 1 + Z ** 2 / trials;
  const middle = (mean + Z ** 2 / (2 * trials)) / shrink;
  const half = (Z / shrink) * Math.sqrt((mean * (1 - mean)) / trials + Z ** 2 / (4 * trials ** 2));
  // At the ends the bound is the mean itself, which rounding must not touch.
  return { mean, low: mean === 0 ? 0 : middle - half, high: mean === 1 ? 1 : middle + half };
}

/** The difference in Elo between two players that corresponds to a score; infinite at 0 and 1. */
export function eloOf(score: number): number {
  return 400 * Math.log10(score / (1 - score));
}

/** The same for a whole interval. */
export function eloEstimate({ mean, low, high }: Estimate): Estimate {
  return { mean: eloOf(mean), low: eloOf(low), high: eloOf(high) };
}

/** The score expected from a difference in Elo. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}
