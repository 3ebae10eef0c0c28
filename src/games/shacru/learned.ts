import type { Weights } from './weights.ts';
import { handWeights } from './weights.ts';
export const learnedWeights: Weights = handWeights;
