import { Random } from '../../core/random.ts';
import type { Seat } from '../../core/types.ts';
import { stageOf } from '../../search/net/net.ts';
import type { Eyes, View } from '../../search/net/views.ts';
import { chance, surprise } from '../chance.ts';
import { isTested } from '../fit.ts';
import { Adam } from './adam.ts';
import { blankDraft, copyDraft, type Draft, drawDraft } from './draft.ts';
import { type NetPositions, targetOf } from './positions.ts';
import { rowsSeen } from './rows-seen.ts';

/** How a net is learned. */
export interface NetPlan {
  readonly units: number;
  readonly stages: number;
  readonly seed: number;
  /** Share of the result in what is foretold; the rest is the score of the search. */
  readonly trust: number;
  /** At most so many times through all positions. */
  readonly epochs: number;
}

/** Losses of the positions learned from, and of those kept apart, after an epoch. */
export interface EpochLoss {
  readonly training: number;
  readonly validation: number;
}

const BATCH = 512;
/** Steps begin at this rate and end near 0. */
const RATE = 0.001;
/** Stops after this many epochs without a gain on the games kept apart. */
const PATIENCE = 5;

/** The net that foretells targets best together with the evaluation: the one of the epoch with the least loss. */
export function fitNet(
  eyes: Eyes,
  mirrors: readonly (readonly View[])[],
  positions: NetPositions,
  scale: number,
  plan: NetPlan,
  seen: (epoch: number, loss: EpochLoss) => void,
): { readonly draft: Draft; readonly losses: readonly EpochLoss[] } {
  const random = new Random(plan.seed);
  const draft = drawDraft(eyes.windows, plan.units, plan.stages, eyes.views.length, random);
  const learner = new Learner(eyes, draft, positions, scale, plan.trust);
  const order = Int32Array.from({ length: positions.count }, (_, index) => index);
  const trained = order.filter((index) => !isTested(positions.games[index]));
  const tested = order.filter((index) => isTested(positions.games[index]));
  const adam = new Adam(draft);
  const steps = plan.epochs * Math.ceil(trained.length / BATCH);
  const losses: EpochLoss[] = [];
  let best = copyDraft(draft);
  let least = Number.POSITIVE_INFINITY;
  let bestEpoch = 0;
  let step = 0;
  for (let epoch = 0; epoch < plan.epochs && epoch <= bestEpoch + PATIENCE; epoch++) {
    shuffle(trained, random);
    let training = 0;
    for (let from = 0; from < trained.length; from += BATCH) {
      const batch = trained.subarray(from, from + BATCH);
      for (const index of batch) {
        const views = mirrors[positions.turns[index] as Seat];
        training += learner.learn(index, views[random.below(views.length)]);
      }
      adam.step(learner.slopes, batch.length, RATE * (0.5 + 0.5 * Math.cos((Math.PI * step++) / steps)));
    }
    let validation = 0;
    for (const index of tested) validation += learner.test(index);
    const loss = { training: training / trained.length, validation: validation / Math.max(1, tested.length) };
    losses.push(loss);
    seen(epoch, loss);
    if (loss.validation >= least) continue;
    least = loss.validation;
    bestEpoch = epoch;
    best = copyDraft(draft);
  }
  return { draft: best, losses };
}

/** Works out what a draft foretells, and how each weight would change its surprise. */
class Learner {
  /** Sums over the positions learned from since they were last used up. */
  readonly slopes: Draft;
  private readonly eyes: Eyes;
  private readonly draft: Draft;
  private readonly positions: NetPositions;
  private readonly scale: number;
  private readonly trust: number;
  private readonly seen: Int32Array;
  private count = 0;
  private stage = 0;
  private readonly levels: Float64Array;
  private readonly pulls: Float64Array;
  private readonly codes: Int32Array;

  constructor(eyes: Eyes, draft: Draft, positions: NetPositions, scale: number, trust: number) {
    this.eyes = eyes;
    this.draft = draft;
    this.positions = positions;
    this.scale = scale;
    this.trust = trust;
    this.slopes = blankDraft(draft);
    this.seen = new Int32Array(eyes.windows.count);
    this.codes = new Int32Array(eyes.windows.count);
    this.levels = new Float64Array(draft.units);
    this.pulls = new Float64Array(draft.units);
  }

  /** The surprise at a position, as its seat to move sees it. */
  test(index: number): number {
    const logit = this.foretell(index, this.eyes.views[this.positions.turns[index]]);
    return surprise(logit, targetOf(this.positions, index, this.scale, this.trust));
  }

  /** The same for one of its views; adds to the slopes. */
  learn(index: number, view: View): number {
    const { draft, slopes, levels, pulls, seen } = this;
    const { units } = draft;
    const logit = this.foretell(index, view);
    const target = targetOf(this.positions, index, this.scale, this.trust);
    const error = chance(logit) - target;
    const first = this.stage * units;
    slopes.bases[this.stage] += error;
    for (let unit = 0; unit < units; unit++) {
      const level = levels[unit];
      const clipped = level <= 0 ? 0 : level >= 1 ? 1 : level;
      slopes.outputs[first + unit] += error * clipped * clipped;
      const pull = level > 0 && level < 1 ? 2 * error * level * draft.outputs[first + unit] : 0;
      pulls[unit] = pull;
      slopes.starts[unit] += pull;
    }
    for (let at = 0; at < this.count; at++) {
      const row = seen[at] * units;
      for (let unit = 0; unit < units; unit++) slopes.rows[row + unit] += pulls[unit];
    }
    return surprise(logit, target);
  }

  /** The logit of winning. */
  private foretell(index: number, view: View): number {
    const { draft, levels, seen, codes, positions, eyes } = this;
    const { units, rows, starts, outputs, bases, stages } = draft;
    const { cellCount, windows, contents } = eyes;
    const cells = positions.cells.subarray(index * cellCount, (index + 1) * cellCount);
    this.count = rowsSeen(windows, view, contents, cells, codes, seen);
    let filled = 0;
    for (let cell = 0; cell < cellCount; cell++) if (cells[cell] !== 0) filled++;
    const stage = stageOf(filled, cellCount, stages);
    this.stage = stage;
    for (let unit = 0; unit < units; unit++) levels[unit] = starts[unit];
    for (let at = 0; at < this.count; at++) {
      const row = seen[at] * units;
      for (let unit = 0; unit < units; unit++) levels[unit] += rows[row + unit];
    }
    let logit = positions.values[index] / this.scale + bases[stage];
    for (let unit = 0; unit < units; unit++) {
      const level = levels[unit];
      if (level <= 0) continue;
      logit += (level >= 1 ? 1 : level * level) * outputs[stage * units + unit];
    }
    return logit;
  }
}

function shuffle(list: Int32Array, random: Random): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const value = list[last];
    list[last] = list[other];
    list[other] = value;
  }
}
