import type { ClockSetting, Speed } from './setup.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;

/** Minutes at the start, and seconds added after each move. */
export function fischer(minutes: number, seconds: number): ClockSetting {
  return { start: minutes * MINUTE, increment: seconds * SECOND, cap: 4 * minutes * MINUTE };
}

/** Days for every move; unused time does not accumulate. */
export function perMove(days: number): ClockSetting {
  return { start: days * DAY, increment: days * DAY, cap: days * DAY };
}

/** One clock for each speed: few choices, so that people looking for opponents find each other. */
export const PAIRING_CLOCKS = {
  quick: fischer(5, 5),
  slow: fischer(15, 10),
  days: perMove(3),
} as const satisfies Partial<Record<Speed, ClockSetting>>;

export type PairingSpeed = keyof typeof PAIRING_CLOCKS;
export const PAIRING_SPEEDS = Object.keys(PAIRING_CLOCKS) as readonly PairingSpeed[];
