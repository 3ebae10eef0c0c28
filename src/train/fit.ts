import { chance, surprise } from './chance.ts';
import type { Foretold, Samples } from './samples.ts';
import { solve } from './solve.ts';

/** Cross entropy of predictions and targets, in nats, before the first step and after each. */
export interface Losses {
  readonly training: readonly number[];
  readonly validation: readonly number[];
}

/** The change of each weight, and the losses on the way. */
export interface Fit {
  readonly growth: readonly number[];
  readonly losses: Losses;
}

/** One game in this many is kept for testing. */
const TESTED = 8;
/** Regularisation of each weight towards its old value, relative to the pull of a sample with a typical slope. */
const PULL = 0.002;
const MOST_STEPS = 40;
/** Steps shorter than this fraction of the Newton step are not tried. */
const SMALLEST_SHARE = 1 / 100;
const LEAST_GAIN = 1e-7;
/** Stops after this many steps without a gain on the test games. */
const PATIENCE = 4;
/** Near 0 or 1 the loss has so little curvature that a step would overshoot: this is a lower bound on it. */
const LEAST_BEND = 0.1;
const SCALE_STEPS = 40;
const SMALLEST_SCALE = 10;
const LARGEST_SCALE = 20_000;

/** The scale at which the values predict the targets best. */
export function fitScale(samples: Foretold): number {
  return leastScale((scale) => meanSurprise(samples, scale));
}

/** The scale at which a loss is least, by golden-section search. */
export function leastScale(loss: (scale: number) => number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = Math.log(SMALLEST_SCALE);
  let high = Math.log(LARGEST_SCALE);
  for (let step = 0; step < SCALE_STEPS; step++) {
    const width = ratio * (high - low);
    if (loss(Math.exp(high - width)) < loss(Math.exp(low + width))) high = low + width;
    else low = high - width;
  }
  return Math.exp((low + high) / 2);
}

/**
 * The change of the weights that minimises the loss on the training games, by Newton steps that are halved until they
 * gain; taken at the step with the lowest loss on the test games.
 */
export function fitWeights(samples: Samples, scale: number): Fit {
  const pulls = pullsOf(samples);
  let growth = new Float64Array(samples.names.length);
  let now = measure(samples, growth, scale, pulls);
  // Numbers are copied out of a result before the next one is computed: in one run of fifty they were seen to change.
  let { cost } = now;
  let best = growth;
  let bestStep = 0;
  let leastSurprise = now.validation;
  const training = [now.training];
  const validation = [now.validation];
  for (let step = 1; step <= MOST_STEPS && step <= bestStep + PATIENCE; step++) {
    const change = solve(now.curvature, now.slope);
    let grown = growth;
    let grownCost = cost;
    for (let share = 1; share > SMALLEST_SHARE && grownCost >= cost; share /= 2) {
      grown = growth.map((old, at) => old - share * change[at]);
      now = measure(samples, grown, scale, pulls);
      grownCost = now.cost;
    }
    if (grownCost >= cost - LEAST_GAIN) break;
    growth = grown;
    cost = grownCost;
    training.push(now.training);
    validation.push(now.validation);
    if (validation[step] >= leastSurprise) continue;
    best = growth;
    bestStep = step;
    leastSurprise = validation[step];
  }
  return { growth: [...best], losses: { training, validation } };
}

/** Loss on the test games, with the weights the samples were made with. */
export function testedLoss({ count, values, targets, games }: Samples, scale: number): number {
  let sum = 0;
  let tested = 0;
  for (let i = 0; i < count; i++) {
    if (!isTested(games[i])) continue;
    sum += surprise(values[i] / scale, targets[i]);
    tested++;
  }
  return sum / Math.max(1, tested);
}

/** Mean surprise of the values at a scale. */
export function meanSurprise({ count, values, targets }: Foretold, scale: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += surprise(values[i] / scale, targets[i]);
  return sum / count;
}

export function isTested(game: number): boolean {
  return game % TESTED === TESTED - 1;
}

/** The regularisation of each weight: the mean square of its slopes, scaled. */
function pullsOf({ count, names, slopes }: Samples): Float64Array {
  const size = names.length;
  const pulls = new Float64Array(size);
  for (let at = 0; at < count * size; at++) pulls[at % size] += slopes[at] * slopes[at];
  // A weight without effect must not make the equations singular.
  return pulls.map((sum) => PULL * Math.max(sum / count, 1e-6));
}

/**
 * Losses of the training and the test games; the cost, which is the former with regularisation, and its first and
 * second derivatives.
 */
function measure(
  { count, names, values, slopes, targets, games }: Samples,
  growth: Float64Array,
  scale: number,
  pulls: Float64Array,
) {
  const size = names.length;
  const slope = new Float64Array(size);
  const curvature = new Float64Array(size * size);
  let training = 0;
  let trained = 0;
  let validation = 0;
  for (let i = 0; i < count; i++) {
    const row = i * size;
    let value = values[i];
    for (let a = 0; a < size; a++) value += slopes[row + a] * growth[a];
    value /= scale;
    const loss = surprise(value, targets[i]);
    if (isTested(games[i])) {
      validation += loss;
      continue;
    }
    training += loss;
    trained++;
    const expected = chance(value);
    const error = (expected - targets[i]) / scale;
    const bend = Math.max(LEAST_BEND, expected * (1 - expected)) / (scale * scale);
    for (let a = 0; a < size; a++) {
      const x = slopes[row + a];
      if (x === 0) continue;
      slope[a] += error * x;
      for (let b = 0; b <= a; b++) curvature[a * size + b] += bend * x * slopes[row + b];
    }
  }
  let pulled = 0;
  for (let a = 0; a < size; a++) {
    pulled += (pulls[a] * growth[a] * growth[a]) / (2 * scale * scale);
    slope[a] = slope[a] / trained + (pulls[a] * growth[a]) / (scale * scale);
    for (let b = 0; b <= a; b++) {
      curvature[a * size + b] /= trained;
      curvature[b * size + a] = curvature[a * size + b];
    }
    curvature[a * size + a] += pulls[a] / (scale * scale);
  }
  training /= trained;
  validation /= Math.max(1, count - trained);
  return { training, validation, cost: training + pulled, slope, curvature };
}
