import type { Net } from './net.ts';

/**
 * The weights of a net, two units in one number, so that one addition serves both: the first of them plus the second
 * times 2 to the power of HALF. Sums of such numbers are right as long as each unit fits into half of them.
 */
export interface Pairs {
  /** Numbers that all units take; where units are odd, the last one has only one. */
  readonly count: number;
  /** Of all rows, at row * count. */
  readonly rows: Int32Array;
  /** At turns * count. */
  readonly starts: Int32Array;
  /** Weights of the squares, at 2 * stage * count, one by one. */
  readonly outputs: Int32Array;
}

/** Bits of a number that a unit takes. */
export const HALF = 16;

export function pairsOf({ units, stages, rows, starts, outputs }: Net): Pairs {
  const count = (units + 1) >> 1;
  const paired = Int32Array.from({ length: 2 * stages * count }, (_, at) => {
    const unit = at % (2 * count);
    return unit < units ? outputs[Math.trunc(at / (2 * count)) * units + unit] : 0;
  });
  return { count, rows: joined(rows, units), starts: joined(starts, units), outputs: paired };
}

function joined(weights: Int16Array, units: number): Int32Array {
  const count = (units + 1) >> 1;
  return Int32Array.from({ length: (weights.length / units) * count }, (_, at) => {
    const unit = 2 * (at % count);
    const first = Math.trunc(at / count) * units + unit;
    return weights[first] + (unit + 1 < units ? weights[first + 1] << HALF : 0);
  });
}
