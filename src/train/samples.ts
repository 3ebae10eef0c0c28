import type { Evaluation, Weights } from '../core/engine.ts';
import type { Position } from '../core/position.ts';
import { PROVED } from '../search/search.ts';
import { chance } from './chance.ts';
import { shareOf, type TrainingGame } from './self-play.ts';

/** Evaluations, and what they should foretell: the expected result of the same seat, from 0 to 1. */
export interface Foretold {
  readonly count: number;
  readonly values: Float64Array;
  readonly targets: Float64Array;
}

/**
 * Positions to learn from, all from the view of seat 0. Near the weights they were made with, the evaluation of sample
 * i is values[i] plus the sum of slopes[i * names.length + j] times the change of weight j.
 */
export interface Samples extends Foretold {
  readonly names: readonly string[];
  readonly slopes: Float32Array;
  /** The game each sample is from: positions of one game are never both learned from and tested on. */
  readonly games: Int32Array;
}

/** How the targets of samples are made. */
export interface Labels {
  /** Evaluation at which the probability of winning is 1 / (1 + 1/e). */
  readonly scale: number;
  /** Weight of the next position's target, up to the result (λ); the rest is the search's own score. */
  readonly trust: number;
}

/** Fraction by which a weight is changed to measure its slope; at least 1, as evaluations are integers. */
const STEP = 0.1;

/**
 * Replays games and evaluates every position that was searched, with the weights as they are and with each named one
 * changed.
 */
export function makeSamples(
  start: Position,
  evaluation: Evaluation,
  weights: Weights,
  games: readonly TrainingGame[],
  labels: Labels,
  names: readonly string[] = Object.keys(weights),
): Samples {
  const size = names.length;
  const evaluate = evaluation.with(weights);
  const steps = names.map((name) => Math.max(1, Math.round(STEP * Math.abs(weights[name]))));
  const raised = names.map((name, at) => evaluation.with({ ...weights, [name]: weights[name] + steps[at] }));
  const lowered = names.map((name, at) => evaluation.with({ ...weights, [name]: weights[name] - steps[at] }));
  const room = games.reduce((sum, { moves }) => sum + moves.length, 0);
  const values = new Float64Array(room);
  const slopes = new Float32Array(room * size);
  const targets = new Float64Array(room);
  const from = new Int32Array(room);
  const position = start.clone();
  let count = 0;
  for (const [index, game] of games.entries()) {
    const wanted = targetsOf(game, labels);
    position.copy(start);
    for (const [ply, move] of game.moves.entries()) {
      const target = wanted[ply];
      if (target !== undefined) {
        values[count] = evaluate(position, 0);
        for (let at = 0; at < size; at++)
          slopes[count * size + at] = (raised[at](position, 0) - lowered[at](position, 0)) / (2 * steps[at]);
        targets[count] = target;
        from[count] = index;
        count++;
      }
      position.play(move);
    }
  }
  return { names, count, values, slopes, targets, games: from };
}

/**
 * Target of seat 0 before each move. A random move says nothing about the position before it, so there only the
 * search's score counts; a position whose own move was random has no target.
 */
function targetsOf({ scores, winners }: TrainingGame, { scale, trust }: Labels): (number | undefined)[] {
  let later = winners === 0 ? undefined : shareOf(winners, 0);
  return scores
    .toReversed()
    .map((score) => {
      if (score === undefined) later = undefined;
      else {
        const now = Math.abs(score) >= PROVED ? Number(score > 0) : chance(score / scale);
        later = later === undefined ? now : trust * later + (1 - trust) * now;
      }
      return later;
    })
    .reverse();
}
