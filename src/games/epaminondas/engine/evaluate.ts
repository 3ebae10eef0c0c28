import type { Evaluation } from '../../../core/engine.ts';
import { evaluateWith } from '../../families/phalanx/evaluate.ts';
import { learnedWeights } from './learned.ts';
import { handWeights } from './weights.ts';

export const evaluation: Evaluation = { weights: learnedWeights, hand: handWeights, with: evaluateWith };

/** How well things stand for a seat. */
export const evaluate = evaluateWith(learnedWeights);
