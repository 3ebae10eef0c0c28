import type { Evaluate } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';

/** Standard deviation of the sum of four random bytes. */
const SPREAD = 147.8;

/**
 * An evaluation that misjudges: to each position it adds an error that looks random, about normal with this standard
 * deviation, and is the same whenever the position recurs with the same seed. With two seats the error is zero-sum, as
 * searches for two expect; with more, each seat has its own error. Ends of games are never evaluated.
 */
export function blurred(evaluate: Evaluate, size: number, seed: number): Evaluate {
  if (size === 0) return evaluate;
  return (position, seat) => {
    const value = evaluate(position, seat);
    if (position.seats > 2) return value + error(position, size, seed + seat);
    return seat === 0 ? value + error(position, size, seed) : value - error(position, size, seed);
  };
}

function error(position: Position, size: number, seed: number): number {
  const x = scatter(position, seed);
  const sum = (x & 255) + ((x >>> 8) & 255) + ((x >>> 16) & 255) + (x >>> 24) - 510;
  return Math.trunc((size * sum) / SPREAD);
}

/** 32 bits that look random, the same for the same position and seed. */
export function scatter({ keyLo, keyHi }: Position, seed: number): number {
  let x = Math.imul(keyLo ^ Math.imul(seed, 0x9e3779b1), 0x21f0aaad);
  x = Math.imul((x ^ (x >>> 15)) + keyHi, 0x735a2d97);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 16);
}
