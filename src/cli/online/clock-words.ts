import { UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import type { ClockSetting } from '../../protocol/setup.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** By default a clock is capped at this many increments more. */
const USUAL_GAIN = 20;

/** A clock as people write it: 10m, 10m+5s, 3d+1d, or 10m+5s/15m with the most that it may show. */
export function readClock(word: string): ClockSetting {
  const [, start, increment = '0s', cap] = /^(\d+[smhd])(?:\+(\d+[smhd]))?(?:\/(\d+[smhd]))?$/.exec(word) ?? [];
  if (start === undefined) {
    throw new UsageError(
      say('--clock takes a time and what every move adds, as in 10m+5s or 3d+1d, not {word}.', { word }),
    );
  }
  const gained = millisecondsOf(start) + USUAL_GAIN * millisecondsOf(increment);
  return {
    start: millisecondsOf(start),
    increment: millisecondsOf(increment),
    cap: cap === undefined ? gained : millisecondsOf(cap),
  };
}

function millisecondsOf(word: string): number {
  return Number(word.slice(0, -1)) * UNITS[word.slice(-1)];
}
