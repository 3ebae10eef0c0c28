export const learnedFactors: Float64Array = new Float64Array(994).fill(1);
