import type { Evaluation, Weights } from '../core/engine.ts';
import type { Position } from '../core/position.ts';
import { type Bin, calibrate } from './calibration.ts';
import { fitScale, fitWeights, type Losses, testedLoss } from './fit.ts';
import { makeSamples } from './samples.ts';
import type { TrainingGame } from './self-play.ts';

/** Parameters of a training run. */
export interface TrainingPlan {
  /** Games are played with the weights of the previous round; each round learns from all games so far. */
  readonly rounds: number;
  /** Games per round. */
  readonly games: number;
  readonly seed: number;
  /** Weight of the next position's target (λ); the rest is the search's own score. */
  readonly trust: number;
}

/** The result of a round. */
interface Round {
  readonly weights: Weights;
  readonly positions: number;
  readonly losses: Losses;
}

/** The result of a training run. */
export interface TrainingResult {
  readonly start: Weights;
  readonly weights: Weights;
  /** Evaluation at which the probability of winning is 1 / (1 + 1/e). */
  readonly scale: number;
  readonly rounds: readonly Round[];
  /** On the test games, predicting their results with the initial and the learned weights. */
  readonly losses: { readonly before: number; readonly after: number };
  /** Predicted and actual results of all games, with the initial and the learned weights. */
  readonly before: readonly Bin[];
  readonly after: readonly Bin[];
}

/** Plays games with these weights; equal seeds give equal games. Games come in the order of the seeds. */
export type PlayGames = (weights: Weights, seeds: readonly number[], round: number) => Promise<readonly TrainingGame[]>;

/**
 * A round refits this often, each time around the weights just found: not every evaluation is linear in its weights.
 */
const FITS = 3;

/** Learns weights: plays, fits, and plays again with what was learned. The same plan gives the same weights. */
export async function train(
  start: Position,
  evaluation: Evaluation,
  first: Weights,
  course: TrainingPlan,
  playGames: PlayGames,
): Promise<TrainingResult> {
  const games: TrainingGame[] = [];
  const rounds: Round[] = [];
  let weights = first;
  let scale = 0;
  for (let round = 0; round < course.rounds; round++) {
    const seeds = Array.from({ length: course.games }, (_, at) => course.seed * 1_000_003 + round * course.games + at);
    games.push(...(await playGames(weights, seeds, round)));
    // Fixed from the first round on: otherwise the overall size of the weights would be undetermined.
    if (round === 0) scale = fitScale(makeSamples(start, evaluation, first, games, { scale: 1, trust: 1 }, []));
    const labels = { scale, trust: course.trust };
    const training: number[] = [];
    const validation: number[] = [];
    let positions = 0;
    for (let fit = 0; fit < FITS; fit++) {
      const samples = makeSamples(start, evaluation, weights, games, labels);
      const { growth, losses } = fitWeights(samples, scale);
      positions = samples.count;
      training.push(...losses.training);
      validation.push(...losses.validation);
      weights = Object.fromEntries(samples.names.map((name, at) => [name, Math.round(weights[name] + growth[at])]));
    }
    rounds.push({ weights, positions, losses: { training, validation } });
  }
  const results = { scale, trust: 1 };
  const old = makeSamples(start, evaluation, first, games, results, []);
  const learned = makeSamples(start, evaluation, weights, games, results, []);
  const losses = { before: testedLoss(old, scale), after: testedLoss(learned, scale) };
  const [before, after] = [calibrate(old, scale), calibrate(learned, scale)];
  return { start: first, weights, scale, rounds, losses, before, after };
}
