import type { Losses } from './fit.ts';
import type { PolicySample } from './policy-play.ts';

/** How well a policy predicts positions that it did not learn from. */
export interface Foresight {
  /**
   * Cross entropy with the shares of the search, in nats per position; the same with uniform moves; and the entropy of
   * the shares.
   */
  readonly loss: number;
  readonly alike: number;
  readonly least: number;
  /** At n: share of positions in which the search's favourite move is among the first n + 1 of the policy. */
  readonly among: readonly number[];
}

interface PolicyFit {
  readonly factors: Float64Array;
  readonly losses: Losses;
}

/** One game in this many is kept for testing. */
const TESTED = 8;
const PASSES = 10;
/** Length of the steps, which shrink from pass to pass, and with the sum of squared slopes of a weight (AdaGrad). */
const STEP = 0.3;
const SLOWING = 3;
const FIRST_SLOPE = 0.1;
/** Regularisation of each weight towards 0. */
const PULL = 1e-5;
/** Factors are rounded to this many digits. */
const DIGITS = 3;
const RANKS = 10;

/**
 * The factors whose products predict the shares best, by stochastic gradient descent on their logarithms; games are
 * used in the given order, so the same games give the same factors.
 */
export function fitFactors(games: readonly (readonly PolicySample[])[], featureCount: number): PolicyFit {
  const [trained, tested] = divide(games);
  const weights = new Float64Array(featureCount);
  const moved = new Float64Array(featureCount).fill(FIRST_SLOPE);
  const training = [lossOf(trained, weights)];
  const validation = [lossOf(tested, weights)];
  for (let pass = 0; pass < PASSES; pass++) {
    const step = STEP / (1 + pass / SLOWING);
    for (const sample of trained) descend(sample, weights, moved, step);
    training.push(lossOf(trained, weights));
    validation.push(lossOf(tested, weights));
  }
  const factors = weights.map((weight) => Number(Math.exp(weight).toPrecision(DIGITS)));
  return { factors, losses: { training, validation } };
}

/** How well factors predict the test games. */
export function foresee(games: readonly (readonly PolicySample[])[], factors: Float64Array): Foresight {
  const [, tested] = divide(games);
  const weights = factors.map((factor) => Math.log(factor));
  const among = new Array<number>(RANKS).fill(0);
  let alike = 0;
  let least = 0;
  for (const sample of tested) {
    const chances = chancesOf(sample, weights);
    const liked = sample.shares.indexOf(Math.max(...sample.shares));
    const rank = chances.filter((chance) => chance > chances[liked]).length;
    for (let n = rank; n < RANKS; n++) among[n] += 1 / tested.length;
    alike += Math.log(chances.length) / tested.length;
    least += surpriseAt(sample.shares, sample.shares) / tested.length;
  }
  return { loss: lossOf(tested, weights), alike, least, among };
}

function divide(games: readonly (readonly PolicySample[])[]): [PolicySample[], PolicySample[]] {
  const isTested = (game: number) => game % TESTED === TESTED - 1;
  return [games.filter((_, game) => !isTested(game)).flat(), games.filter((_, game) => isTested(game)).flat()];
}

function lossOf(samples: readonly PolicySample[], weights: Float64Array): number {
  let loss = 0;
  for (const sample of samples) loss += surpriseAt(sample.shares, chancesOf(sample, weights));
  return loss / Math.max(1, samples.length);
}

function surpriseAt(shares: Float32Array, chances: ArrayLike<number>): number {
  return shares.reduce((sum, share, at) => (share > 0 ? sum - share * Math.log(chances[at]) : sum), 0);
}

/** Probabilities of the moves by the logarithms of the factors. */
function chancesOf({ features, ends }: PolicySample, weights: Float64Array): Float64Array {
  const chances = new Float64Array(ends.length);
  for (let move = 0, at = 0; move < ends.length; move++) {
    for (; at < ends[move]; at++) chances[move] += weights[features[at]];
  }
  const most = Math.max(...chances);
  let all = 0;
  for (let move = 0; move < chances.length; move++) {
    chances[move] = Math.exp(chances[move] - most);
    all += chances[move];
  }
  return chances.map((chance) => chance / all);
}

/** One step towards the shares of a sample. moved: the sums of squared slopes so far. */
function descend(sample: PolicySample, weights: Float64Array, moved: Float64Array, step: number): void {
  const { features, ends, shares } = sample;
  const chances = chancesOf(sample, weights);
  for (let move = 0, at = 0; move < ends.length; move++) {
    for (; at < ends[move]; at++) {
      const feature = features[at];
      const slope = chances[move] - shares[move] + PULL * weights[feature];
      moved[feature] += slope * slope;
      weights[feature] -= (step * slope) / Math.sqrt(moved[feature]);
    }
  }
}
