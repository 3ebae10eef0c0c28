import type { Evaluate, Evaluation } from '../../../core/engine.ts';
import { shrink, toss } from './coins.ts';
import { leaningsOf } from './leanings.ts';
import { learnedWeights } from './learned.ts';
import { handWeights, type Weights } from './weights.ts';

export const evaluation: Evaluation = { weights: learnedWeights, hand: handWeights, with: evaluateWith };

/** How well a seat stands. */
export const evaluate = evaluateWith(learnedWeights);

/**
 * The evaluation with other weights, for training and for matches between them.
 *
 * The triangle is shrunk as in connection.ts, but with probabilities instead of owners: three neighbouring coins become
 * one that falls as the majority does. The last coin says how likely each seat is to be connected when the board is
 * full. This is the cheapest connection measure there is, and it sees the whole board: both seats, all three sides, all
 * detours.
 */
function evaluateWith(weights: Weights): Evaluate {
  const leanings = leaningsOf(weights);
  const { connection, tempo } = weights;
  return (position, seat) => {
    const { board, turn } = position;
    toss(position, leanings);
    const value = rounded(connection * shrink(board.height)) + tempo * (1 - 2 * turn);
    return seat === 0 ? value : 0 - value; // never -0
  };
}

/**
 * The nearest integer, the same for both seats and for every orientation of the board: the last digits differ between
 * orientations, and a value halfway between two integers must not be rounded now up, now down.
 */
function rounded(value: number): number {
  return Math.trunc(value < 0 ? value - 0.4873 : value + 0.4873);
}
