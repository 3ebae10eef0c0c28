import { Random } from '../../core/random.ts';
import type { Seat } from '../../core/types.ts';
import { stageOf } from '../../search/net/net.ts';
import type { Eyes, View } from '../../search/net/views.ts';
import { logSum, sharesOf } from '../chance.ts';
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
        training += learner.learn(index, mirrors, random);
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
  /** By place of the seat judged, from the one to move on. */
  private readonly glances: readonly Glance[];
  private readonly logits: Float64Array;
  private readonly shares: Float64Array;
  private readonly pulls: Float64Array;
  private readonly codes: Int32Array;

  constructor(eyes: Eyes, draft: Draft, positions: NetPositions, scale: number, trust: number) {
    const { judged } = positions;
    this.eyes = eyes;
    this.draft = draft;
    this.positions = positions;
    this.scale = scale;
    this.trust = trust;
    this.slopes = blankDraft(draft);
    this.glances = Array.from({ length: judged }, () => new Glance(eyes.windows.count, draft.units));
    this.logits = new Float64Array(judged);
    this.shares = new Float64Array(judged);
    this.codes = new Int32Array(eyes.windows.count);
    this.pulls = new Float64Array(draft.units);
  }

  /** The surprise at a position, as its seats see it. */
  test(index: number): number {
    const { positions, glances, eyes } = this;
    for (const [at, glance] of glances.entries()) this.look(index, at, glance, eyes.views[this.seatAt(index, at)]);
    return this.surprise(index, stageAt(positions, index, this.draft.stages, eyes.cellCount));
  }

  /** The same, each seat through one of its mirrors; adds to the slopes. */
  learn(index: number, mirrors: readonly (readonly View[])[], random: Random): number {
    const { draft, positions, glances, logits } = this;
    for (const [at, glance] of glances.entries()) {
      const views = mirrors[this.seatAt(index, at)];
      this.look(index, at, glance, views[random.below(views.length)]);
    }
    const stage = stageAt(positions, index, draft.stages, this.eyes.cellCount);
    const surprise = this.surprise(index, stage);
    sharesOf(logits, this.shares);
    for (const [at, glance] of glances.entries()) this.pull(index, at, glance, stage);
    return surprise;
  }

  private seatAt(index: number, at: number): Seat {
    return (this.positions.turns[index] + at) % this.eyes.views.length;
  }

  /** The units of a seat. */
  private look(index: number, at: number, glance: Glance, view: View): void {
    const { draft, codes, positions, eyes } = this;
    const { units, rows, starts } = draft;
    const { cellCount, windows, contents } = eyes;
    const { seen, levels } = glance;
    const cells = positions.cells.subarray(index * cellCount, (index + 1) * cellCount);
    glance.count = rowsSeen(windows, view, contents, cells, codes, seen);
    for (let unit = 0; unit < units; unit++) levels[unit] = starts[at * units + unit];
    for (let place = 0; place < glance.count; place++) {
      const row = seen[place] * units;
      for (let unit = 0; unit < units; unit++) levels[unit] += rows[row + unit];
    }
  }

  /** What the units say together with the evaluation, as logits, and how surprising the truth is then. */
  private surprise(index: number, stage: number): number {
    const { draft, positions, glances, logits, scale, trust } = this;
    const { units, outputs, bases } = draft;
    const { values, judged } = positions;
    let expected = 0;
    for (let at = 0; at < judged; at++) {
      const { levels } = glances[at];
      let logit = values[index * judged + at] / scale + bases[stage];
      for (let unit = 0; unit < units; unit++) {
        const level = levels[unit];
        if (level <= 0) continue;
        logit += (level >= 1 ? 1 : level * level) * outputs[stage * units + unit];
      }
      logits[at] = logit;
      expected += logit * targetOf(positions, index, at, scale, trust);
    }
    return logSum(logits) - expected;
  }

  /** Adds to the slopes what a seat says. */
  private pull(index: number, at: number, { levels, seen, count }: Glance, stage: number): void {
    const { draft, slopes, pulls, positions, scale, trust } = this;
    const { units } = draft;
    const error = this.shares[at] - targetOf(positions, index, at, scale, trust);
    const first = stage * units;
    slopes.bases[stage] += error;
    for (let unit = 0; unit < units; unit++) {
      const level = levels[unit];
      const clipped = level <= 0 ? 0 : level >= 1 ? 1 : level;
      slopes.outputs[first + unit] += error * clipped * clipped;
      const pull = level > 0 && level < 1 ? 2 * error * level * draft.outputs[first + unit] : 0;
      pulls[unit] = pull;
      slopes.starts[at * units + unit] += pull;
    }
    for (let place = 0; place < count; place++) {
      const row = seen[place] * units;
      for (let unit = 0; unit < units; unit++) slopes.rows[row + unit] += pulls[unit];
    }
  }
}

/** What one seat sees of a position: the rows, and the hidden units they add up to. */
class Glance {
  readonly seen: Int32Array;
  readonly levels: Float64Array;
  count = 0;

  constructor(windows: number, units: number) {
    this.seen = new Int32Array(windows);
    this.levels = new Float64Array(units);
  }
}

function stageAt({ cells }: NetPositions, index: number, stages: number, cellCount: number): number {
  if (stages === 1) return 0;
  let filled = 0;
  for (let cell = 0; cell < cellCount; cell++) if (cells[index * cellCount + cell] !== 0) filled++;
  return stageOf(filled, cellCount, stages);
}

function shuffle(list: Int32Array, random: Random): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const value = list[last];
    list[last] = list[other];
    list[other] = value;
  }
}
