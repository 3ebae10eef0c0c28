import type { Evaluation } from '../../../core/engine.ts';
import { evaluateSteps } from '../../families/cru/step/evaluate.ts';
import { learnedWeights } from './learned.ts';
import { handWeights, type Weights } from './weights.ts';

const evaluateWith = (weights: Weights) => evaluateSteps(weights, true);

export const evaluation: Evaluation = { weights: learnedWeights, hand: handWeights, with: evaluateWith };

export const evaluate = evaluateWith(learnedWeights);
