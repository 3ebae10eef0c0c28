import type { Calibration } from '../../core/engine.ts';
import { gain } from '../examine.ts';
import { calibrated, type Prospect } from '../prospect.ts';
import type { CalibrationGame, Drift } from './self-play.ts';

/** Part of all errors that lie within one standard deviation, where they are normal: a few wild ones count no more. */
const WITHIN_ONE = 0.6827;

/** Fewer moves do not tell a standard deviation. */
const FEWEST = 12;

export interface MeasuredNoise {
  /** Thousandths of a standing; undefined where too few moves tell. */
  readonly noise: number | undefined;
  /** Moves that were judged twice. */
  readonly moves: number;
}

/** How far what the judge thinks that a move costs lies from what it thinks with many times the nodes. */
export function noiseOf(
  games: readonly CalibrationGame[],
  curves: Pick<Calibration, 'stages' | 'plies'>,
): MeasuredNoise {
  const errors = games.flatMap(({ drift }) => (drift === undefined ? [] : [errorOf(drift, curves)]));
  const sorted = errors.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(WITHIN_ONE * sorted.length));
  return { noise: sorted.length < FEWEST ? undefined : Math.round(1000 * sorted[at]), moves: sorted.length };
}

function errorOf({ ply, seat, usual, deep }: Drift, curves: Pick<Calibration, 'stages' | 'plies'>): number {
  const cost = ([own, move]: readonly [Prospect, Prospect]) => gain(moved(own), moved(move), seat);
  const moved = (one: Prospect) =>
    one.within === undefined ? { ...one, shares: calibrated(one.shares, curves, ply) } : one;
  // Nobody is blamed for a move that looks better than the judge's own.
  return Math.abs(Math.max(0, cost(usual)) - Math.max(0, cost(deep)));
}
