import type { Verdict } from './verdicts.ts';

/** Easy moves count little, but none counts nothing. */
const LEAST_WEIGHT = 0.05;

/** How close a player came to the best moves. */
export interface Accuracy {
  /** 0 to 100; undefined where no move counted. */
  readonly percent: number | undefined;
  /** Moves with a choice. */
  readonly moves: number;
}

/** The mean over the moves of a player, each counted as much as it was difficult. */
export function accuracyOf(verdicts: readonly Verdict[]): Accuracy {
  const counted = verdicts.filter(({ isChoice }) => isChoice);
  let sum = 0;
  let weights = 0;
  for (const { cost, difficulty } of counted) {
    const weight = Math.max(LEAST_WEIGHT, Math.min(1, difficulty));
    sum += weight * accuracyAt(cost);
    weights += weight;
  }
  return { percent: weights === 0 ? undefined : sum / weights, moves: counted.length };
}

/** Falls fast at first, as players feel it: a tenth of the game costs a third of the points. */
function accuracyAt(cost: number): number {
  return Math.max(0, Math.min(100, 103.17 * Math.exp(-4.354 * cost) - 2.17));
}
