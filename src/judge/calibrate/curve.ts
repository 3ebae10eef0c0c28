/**
 * How estimates become what came true: the logit of a standing is stretched by `slope`, and by `rise` the more the
 * farther it is from even; `lapse` is how often a sure win is lost.
 */
export interface Bend {
  readonly slope: number;
  readonly rise: number;
  readonly lapse: number;
}

/** Nothing is changed. */
export const STRAIGHT: Bend = { slope: 1, rise: 0, lapse: 0 };

/** Places of a curve, equally spaced from 0 to 1. */
const PLACES = 21;
/** A standing of 0 or 1 has no logit. */
const LEAST = 1e-4;

/** The curve of a bend, in thousandths, as a Calibration has it. It never falls. */
export function curveOf({ slope, rise, lapse }: Bend): number[] {
  return Array.from({ length: PLACES }, (_, place) => {
    const at = Math.max(LEAST, Math.min(1 - LEAST, place / (PLACES - 1)));
    const logit = Math.log(at / (1 - at));
    const bent = 1 / (1 + Math.exp(-(slope * logit + rise * Math.sinh(logit / 2))));
    return Math.round(1000 * (lapse + (1 - 2 * lapse) * bent));
  });
}
