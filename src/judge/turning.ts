import type { Seat } from '../core/types.ts';
import { standing } from './standing.ts';
import type { Verdict } from './verdicts.ts';

/** A move after which the one who led stood much worse, or much better. */
export interface TurningPoint {
  /** Moves made before it. */
  readonly ply: number;
  /** Who led before it. */
  readonly leader: Seat;
  /** What their standing changed by; below 0 where they lost it. */
  readonly change: number;
}

/** So many of them are told … */
const MOST = 3;
/** … and none that changed less. */
const LEAST = 0.1;

/** Where a game turned: the largest changes for whoever led, in the order of the moves. */
export function turningPoints(verdicts: readonly Verdict[]): TurningPoint[] {
  const changes = verdicts.slice(1).flatMap(({ ply, shares }, at) => {
    const before = verdicts[at];
    if (before.ply !== ply - 1) return [];
    const leader = before.shares.indexOf(Math.max(...before.shares));
    const [then, now] = [before.shares, shares].map((all) => standing(all[leader], all.length));
    return [{ ply, leader, change: now - then }];
  });
  return changes
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST)
    .sort((one, other) => one.ply - other.ply);
}
