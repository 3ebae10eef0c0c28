import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';

/** Reward of a seat for the end of a game: 1 for winning alone, -1 for losing; a shared win lies in between. */
export function rewardOf(winners: number, seat: Seat): number {
  if (((winners >> seat) & 1) === 0) return -1;
  const count = (winners & 1) + ((winners >> 1) & 1) + ((winners >> 2) & 1) + ((winners >> 3) & 1);
  return 2 / count - 1;
}

/**
 * Squeezes any number into -1 … 1, and back. The pair replaces tanh and its inverse: a square root is the same on every
 * machine, while the last bits of exponentials are not, and equal nodes must give equal moves everywhere.
 */
export function squeeze(value: number): number {
  return value / Math.sqrt(1 + value * value);
}

/** Undoes squeeze; values too close to 1 are clamped to 0.999. */
export function stretch(squeezed: number): number {
  const value = Math.max(-0.999, Math.min(0.999, squeezed));
  return value / Math.sqrt(1 - value * value);
}

/**
 * A mean reward relative to an even game, in which every seat wins equally often: -1 to 1, and 0 when even. Odds are
 * taken relative to even odds, so for two seats this is the mean reward itself.
 */
export function againstEven(reward: number, seats: number): number {
  const won = ((1 + reward) / 2) * (seats - 1);
  const lost = (1 - reward) / 2;
  return (won - lost) / (won + lost);
}

/**
 * Turns the worth of each seat into its expectation: its share of the one win, as a mean reward. A seat ahead by the
 * scale has nearly six times the odds of an even seat. The square root stands in for an exponential, see squeeze.
 */
export function shareOut(worths: Float64Array, seats: number, scale: number): void {
  let mean = 0;
  for (let seat = 0; seat < seats; seat++) mean += worths[seat] / seats;
  let all = 0;
  for (let seat = 0; seat < seats; seat++) {
    const ahead = (worths[seat] - mean) / scale;
    const odds = (ahead + Math.sqrt(1 + ahead * ahead)) ** 2;
    worths[seat] = odds;
    all += odds;
  }
  for (let seat = 0; seat < seats; seat++) worths[seat] = (2 * worths[seat]) / all - 1;
}

/** Points by which a seat is ahead of the best other seat; 0 where points do not decide. */
export function lead(position: Position, seat: Seat): number {
  const points = position.game.scores?.(position);
  if (points === undefined) return 0;
  let other = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < points.length; one++) if (one !== seat && points[one] > other) other = points[one];
  return points[seat] - other;
}
