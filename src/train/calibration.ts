import { chance } from './chance.ts';
import type { Samples } from './samples.ts';

/** Positions whose foretold chance is about the same. */
export interface Bin {
  readonly count: number;
  /** Means of what was foretold and of what came. */
  readonly foretold: number;
  readonly actual: number;
}

const BINS = 20;

/** How foretold chances compare with what came, from small chances to large ones; empty bins are left out. */
export function calibrate({ count, values, targets }: Samples, scale: number): Bin[] {
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
