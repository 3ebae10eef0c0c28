import { handWeights, type Weights } from './weights.ts';

export const learnedWeights: Weights = handWeights;
