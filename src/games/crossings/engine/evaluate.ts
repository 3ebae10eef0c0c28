import type { Evaluation } from '../../../core/engine.ts';
import { evaluateWith } from '../../families/phalanx/evaluate.ts';
import { learnedWeights } from './learned.ts';
import { handWeights } from './weights.ts';

export const evaluation: Evaluation = { weights: learnedWeights, hand: handWeights, with: evaluateWith };

/** How well a seat stands. */
export const evaluate = evaluateWith(learnedWeights);
