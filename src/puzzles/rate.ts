/** Whether a level solved a puzzle; its strength is the ladder's. */
export interface LevelAttempt {
  readonly elo: number;
  readonly isSolved: boolean;
}

/** Natural logarithm of the odds that one point of Elo is worth. */
const SLOPE = Math.LN10 / 400;
/** Before anybody has tried it, a puzzle is about as hard as the levels are strong, give or take this much. */
const PRIOR = 700;
const STEPS = 40;

/**
 * How hard a puzzle is on the scale of those who tried it: a player of the same number solves it every other time. The
 * likeliest number, and its standard deviation.
 */
export function rate(attempts: readonly LevelAttempt[]): { readonly rating: number; readonly deviation: number } {
  const mean = attempts.reduce((sum, { elo }) => sum + elo, 0) / attempts.length;
  const slopeAt = (rating: number) =>
    attempts.reduce((sum, { elo, isSolved }) => sum + SLOPE * (solves(elo, rating) - (isSolved ? 1 : 0)), 0) -
    (rating - mean) / PRIOR ** 2;
  let low = mean - 4 * PRIOR;
  let high = mean + 4 * PRIOR;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (slopeAt(middle) > 0) low = middle;
    else high = middle;
  }
  const told = attempts.reduce((sum, { elo }) => sum + solves(elo, low) * (1 - solves(elo, low)), 0);
  return { rating: Math.round(low), deviation: Math.round(1 / Math.sqrt(SLOPE ** 2 * told + 1 / PRIOR ** 2)) };
}

function solves(elo: number, rating: number): number {
  return 1 / (1 + Math.exp(SLOPE * (rating - elo)));
}
