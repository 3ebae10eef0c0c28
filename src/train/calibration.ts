import { chance } from './chance.ts';
import type { Foretold } from './samples.ts';

/** Positions whose predicted probability is about the same. */
export interface Bin {
  readonly count: number;
  /** Means of the predictions and of the actual results. */
  readonly foretold: number;
  readonly actual: number;
}

const BINS = 20;

/** Predicted probabilities against actual results, from small to large; empty bins are left out. */
export function calibrate({ count, values, targets }: Foretold, scale: number): Bin[] {
  const counts = new Float64Array(BINS);
  const foretold = new Float64Array(BINS);
  const actual = new Float64Array(BINS);
  for (let i = 0; i < count; i++) {
    const expected = chance(values[i] / scale);
    const bin = Math.min(BINS - 1, Math.floor(expected * BINS));
    counts[bin]++;
    foretold[bin] += expected;
    actual[bin] += targets[i];
  }
  const bins = [...counts].map((of, bin) => ({ count: of, foretold: foretold[bin] / of, actual: actual[bin] / of }));
  return bins.filter(({ count: of }) => of > 0);
}
