import { expectedScore } from './elo.ts';

/** The hypotheses of a sequential test: the first player is elo1 stronger, rather than elo0. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
  /** Probability of accepting elo1 where elo0 is true. */
  readonly alpha: number;
  /** Probability of accepting elo0 where elo1 is true. */
  readonly beta: number;
}

export interface SprtState {
  readonly pairs: number;
  /** Log-likelihood ratio of the pairs, elo1 against elo0. */
  readonly llr: number;
  /** The run stops at or beyond these. */
  readonly lower: number;
  readonly upper: number;
  readonly verdict: 'elo0' | 'elo1' | undefined;
}

/** The scores a pair can have: 0, ¼, ½, ¾ and 1 by index. */
const SCORES = [0, 0.25, 0.5, 0.75, 1];
/** Count of a score that never occurred, so that no likelihood is 0. */
const UNSEEN = 1e-3;

/**
 * A sequential test that is fed pairs in the order of the schedule. Likelihoods are those of the most likely
 * distribution of pair scores with the required mean (the generalized test of Van den Bergh), so pairs need not be
 * independent games and draws need no model. Once there is a verdict, later pairs change nothing.
 */
export class SprtRun {
  private readonly test: Sprt;
  private readonly counts = [0, 0, 0, 0, 0];
  private now: SprtState;

  constructor(test: Sprt) {
    this.test = test;
    const lower = Math.log(test.beta / (1 - test.alpha));
    const upper = Math.log((1 - test.beta) / test.alpha);
    this.now = { pairs: 0, llr: 0, lower, upper, verdict: undefined };
  }

  get state(): SprtState {
    return this.now;
  }

  /** Takes the score of the next pair, 0 … 1. */
  add(score: number): SprtState {
    if (this.now.verdict !== undefined) return this.now;
    this.counts[Math.round(4 * score)]++;
    const { pairs, lower, upper } = this.now;
    const llr = logLikelihoodRatio(this.counts, expectedScore(this.test.elo0), expectedScore(this.test.elo1));
    const verdict = llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : undefined;
    this.now = { pairs: pairs + 1, llr, lower, upper, verdict };
    return this.now;
  }
}

/** Log-likelihood ratio of these counts of pair scores, for mean score1 against mean score0. */
export function logLikelihoodRatio(counts: readonly number[], score0: number, score1: number): number {
  const seen = counts.map((count) => Math.max(count, UNSEEN));
  const total = seen.reduce((sum, count) => sum + count, 0);
  const shares = seen.map((count) => count / total);
  const tilt0 = tiltFor(shares, score0);
  const tilt1 = tiltFor(shares, score1);
  return seen.reduce((sum, count, index) => {
    const likely0 = 1 + tilt0 * (SCORES[index] - score0);
    const likely1 = 1 + tilt1 * (SCORES[index] - score1);
    return sum + count * Math.log(likely0 / likely1);
  }, 0);
}

/**
 * The likeliest distribution with a given mean is share / (1 + tilt · (score - mean)) for the one tilt that gives it
 * the mean. The residual falls as the tilt grows, so bisection finds it.
 */
function tiltFor(shares: readonly number[], mean: number): number {
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let step = 0; step < 60; step++) {
    const tilt = (low + high) / 2;
    const rest = shares.reduce((sum, share, index) => {
      const away = SCORES[index] - mean;
      return sum + (share * away) / (1 + tilt * away);
    }, 0);
    if (rest > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}
