import { chance, surprise } from './chance.ts';
import type { Samples } from './samples.ts';
import { solve } from './solve.ts';

/** How near the foretold chances are to the targets, in nats, before a step and after each. */
export interface Losses {
  readonly training: readonly number[];
  readonly validation: readonly number[];
}

/** How much each weight should grow, and how that was found. */
export interface Fit {
  readonly growth: readonly number[];
  readonly losses: Losses;
}

/** One game in so many is kept to test on. */
const TESTED = 8;
/** Pull of each weight towards where it was, as a share of what a sample that shows it at its usual size pulls. */
const PULL = 0.002;
const MOST_STEPS = 40;
/** Steps shorter than this share of Newton's are not tried. */
const SMALLEST_SHARE = 1 / 100;
const LEAST_GAIN = 1e-7;
/** Steps without a gain on the tested games after which it ends. */
const PATIENCE = 4;
/** A chance near 0 or 1 bends the loss so little that a step leads far beyond its aim: it is taken to bend more. */
const LEAST_BEND = 0.1;
const SCALE_STEPS = 40;
const SMALLEST_SCALE = 10;
const LARGEST_SCALE = 20_000;

/** The scale at which the values foretell the targets best, found by golden section. */
export function fitScale(samples: Samples): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = Math.log(SMALLEST_SCALE);
  let high = Math.log(LARGEST_SCALE);
  for (let step = 0; step < SCALE_STEPS; step++) {
    const width = ratio * (high - low);
    if (lossAt(samples, Math.exp(high - width)) < lossAt(samples, Math.exp(low + width))) high = low + width;
    else low = high - width;
  }
  return Math.exp((low + high) / 2);
}

/**
 * The growth of the weights that makes the training games least surprising, by Newton's steps, which are halved until
 * they gain; it is that of the step at which the tested games surprised least.
 */
export function fitWeights(samples: Samples, scale: number): Fit {
  const pulls = pullsOf(samples);
  let growth = new Float64Array(samples.names.length);
  let now = measure(samples, growth, scale, pulls);
  // Numbers are taken out of a result before the next one is made: they were seen to change meanwhile, in one run of fifty.
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

/** How much the games that are not learned from surprise, at the weights the samples were made with. */
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

function lossAt({ count, values, targets }: Samples, scale: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += surprise(values[i] / scale, targets[i]);
  return sum / count;
}

function isTested(game: number): boolean {
  return game % TESTED === TESTED - 1;
}

/** The pull of each weight for its growth of 1: how large its slopes usually are, squared. */
function pullsOf({ count, names, slopes }: Samples): Float64Array {
  const size = names.length;
  const pulls = new Float64Array(size);
  for (let at = 0; at < count * size; at++) pulls[at % size] += slopes[at] * slopes[at];
  // A weight that shows nowhere must not make the equations unsolvable.
  return pulls.map((sum) => PULL * Math.max(sum / count, 1e-6));
}

/** Losses of the training and the tested games; the cost, which is the former with the pull, and its first and second derivative. */
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
