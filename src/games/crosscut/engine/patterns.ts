import { flanked } from '../lines.ts';

/**
 * Properties of a line of n interior cells that follow from its own contents. A pattern is the line as a number of base
 * 3, digit i for cell i: 0 empty, 1 the seat under consideration, 2 its opponent.
 */
export interface Pattern {
  /**
   * Discs the seat still needs to fill the line if nobody else moves, turning the discs it flanks; NEVER if it cannot.
   */
  readonly distance: number;
  readonly discs: number;
  /** Pairs of discs within the same run. */
  readonly pairs: number;
  /** Discs in runs that one enemy disc in this line would flank. */
  readonly exposed: number;
}

export const NEVER = 9;

/** By a line of bits: the pattern with a 1 for each set bit; twice that has a 2. */
export const TERNARY: Uint16Array = Uint16Array.from({ length: 256 }, (_, bits) => {
  let pattern = 0;
  for (let cell = 0; cell < 8; cell++) pattern += ((bits >> cell) & 1) * 3 ** cell;
  return pattern;
});

/** All patterns of lines of a length, from the view of the seat with the 1s. */
export function patternsOf(length: number): Pattern[] {
  const whole = (1 << length) - 1;
  const patterns: Pattern[] = [];
  // A turn adds own discs, so its result was already computed.
  for (let own = whole; own >= 0; own--) {
    for (let enemy = whole & ~own; ; enemy = (enemy - 1) & ~own & whole) {
      patterns[TERNARY[own] + 2 * TERNARY[enemy]] = {
        distance: distanceOf(own, enemy, length, patterns),
        ...runsOf(own, enemy, length),
      };
      if (enemy === 0) break;
    }
  }
  return patterns;
}

function distanceOf(own: number, enemy: number, length: number, patterns: readonly Pattern[]): number {
  const whole = (1 << length) - 1;
  if (own === whole) return 0;
  let best = NEVER;
  for (let cell = -1; cell <= length; cell++) {
    const isInterior = cell >= 0 && cell < length;
    if (isInterior && ((own | enemy) >> cell) & 1) continue;
    const turned = flanked(own, enemy, cell) & whole;
    if (!isInterior && turned === 0) continue;
    const after = own | turned | (isInterior ? 1 << cell : 0);
    best = Math.min(best, 1 + patterns[TERNARY[after] + 2 * TERNARY[enemy & ~turned]].distance);
  }
  return best;
}

function runsOf(own: number, enemy: number, length: number): Omit<Pattern, 'distance'> {
  let discs = 0;
  let pairs = 0;
  let exposed = 0;
  for (let from = 0; from < length; from++) {
    let to = from;
    while ((own >> to) & 1) to++;
    const run = to - from;
    if (run === 0) continue;
    discs += run;
    pairs += (run * (run - 1)) / 2;
    const enemies = (from > 0 ? (enemy >> (from - 1)) & 1 : 0) + ((enemy >> to) & 1);
    const isStuck = (from > 0 && (enemy >> (from - 1)) & 1 && (enemy >> to) & 1) || enemies === 0;
    if (!isStuck) exposed += run; // one end is the enemy's, which can place at the other, even on the perimeter
    from = to;
  }
  return { discs, pairs, exposed };
}
