import type { Evaluate, Evaluation } from '../../../core/engine.ts';
import type { Seat } from '../../../core/types.ts';
import { columnOf } from '../lines.ts';
import { learnedWeights } from './learned.ts';
import { type Pattern, patternsOf, TERNARY } from './patterns.ts';
import { handWeights, type Weights } from './weights.ts';

export const evaluation: Evaluation = { weights: learnedWeights, hand: handWeights, with: evaluateWith };

/** How well a seat stands. */
export const evaluate = evaluateWith(learnedWeights);

/** The evaluation with other weights, for training and for matches between them: a sum over all rows and columns. */
function evaluateWith(weights: Weights): Evaluate {
  const { win, fork, tempo } = weights;
  const tables: Int32Array[] = [];
  return (position, seat) => {
    const { slots, kept, turn, board } = position;
    const length = board.width - 2;
    const index = 2 * length + turn;
    tables[index] ??= lineTable(length, turn, weights); // made once
    const table = tables[index];
    const low = slots[kept];
    const high = slots[kept + 1];
    const enemyLow = slots[kept + 2];
    const enemyHigh = slots[kept + 3];
    let sum = 0;
    for (let line = 0; line < length; line++) {
      const shift = (line & 3) << 3;
      const own = ((line < 4 ? low : high) >> shift) & 255;
      const enemy = ((line < 4 ? enemyLow : enemyHigh) >> shift) & 255;
      sum += table[TERNARY[own] + 2 * TERNARY[enemy]];
      sum += table[TERNARY[columnOf(low, high, line)] + 2 * TERNARY[columnOf(enemyLow, enemyHigh, line)]];
    }
    const ready = (turn === 0 ? sum : sum >> COUNT_BITS) & COUNT;
    const mustStop = (turn === 0 ? sum >> COUNT_BITS : sum) & COUNT;
    let atTurn = tempo;
    if (ready > 0) atTurn += win;
    else if (mustStop > 1) atTurn += fork;
    const value = (sum >> (2 * COUNT_BITS)) + (turn === 0 ? atTurn : -atTurn);
    return seat === 0 ? value : 0 - value; // never -0
  };
}

/** Five bits count up to 16 lines and more. */
const COUNT_BITS = 5;
const COUNT = (1 << COUNT_BITS) - 1;

/**
 * At a pattern: its value for seat 0, then a bit that counts lines which seat 1 completes immediately, then one for
 * seat 0.
 */
function lineTable(length: number, turn: Seat, weights: Weights): Int32Array {
  const patterns = patternsOf(length);
  const [first, second] = turn === 0 ? [valueAtTurn, valueOfLine] : [valueOfLine, valueAtTurn];
  return Int32Array.from(patterns, (own, pattern) => {
    const other = patterns[exchanged(pattern)];
    const value = first(own, other.discs === 0, weights) - second(other, own.discs === 0, weights);
    const ready = (own.distance === 1 ? 1 : 0) | ((other.distance === 1 ? 1 : 0) << COUNT_BITS);
    return value * (1 << (2 * COUNT_BITS)) + ready;
  });
}

function valueOfLine({ distance, discs, pairs, exposed }: Pattern, isFree: boolean, weights: Weights): number {
  const { one, two, three, four, oneTurning, twoTurning, threeTurning } = weights;
  const near = isFree ? [0, one, two, three, four] : [0, oneTurning, twoTurning, threeTurning];
  return weights.disc * discs + (near[distance] ?? 0) + weights.run * pairs + weights.exposed * exposed;
}

/** The same for the seat to move. */
function valueAtTurn(pattern: Pattern, isFree: boolean, weights: Weights): number {
  const { twoAtTurn, threeAtTurn, fourAtTurn, twoTurningAtTurn, threeTurningAtTurn, exposedAtTurn } = weights;
  const more = isFree ? [0, 0, twoAtTurn, threeAtTurn, fourAtTurn] : [0, 0, twoTurningAtTurn, threeTurningAtTurn];
  return valueOfLine(pattern, isFree, weights) + (more[pattern.distance] ?? 0) + exposedAtTurn * pattern.exposed;
}

/** The pattern from the other seat's view: 1 and 2 are exchanged. */
function exchanged(pattern: number): number {
  let image = 0;
  for (let rest = pattern, place = 1; rest > 0; rest = Math.trunc(rest / 3), place *= 3)
    image += ((3 - (rest % 3)) % 3) * place;
  return image;
}
