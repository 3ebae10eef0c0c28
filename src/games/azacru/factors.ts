export const learnedFactors: Float64Array = new Float64Array(203).fill(1);
