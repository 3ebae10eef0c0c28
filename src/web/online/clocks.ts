import { fill } from '../../core/words.ts';
import type { ClockSetting } from '../../protocol/setup.ts';
import { fischer, perMove } from '../../protocol/usual-clocks.ts';
import { countText } from '../kit/format.ts';
import { onlineTexts } from './texts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;

/** The clocks that are offered; null is none. */
export const CLOCKS: readonly (ClockSetting | null)[] = [
  null,
  fischer(3, 2),
  fischer(5, 5),
  fischer(10, 5),
  fischer(15, 10),
  fischer(30, 20),
  perMove(1),
  perMove(3),
  perMove(7),
];

export function sayClock(clock: ClockSetting | null): string {
  const { noClock, minutes, days } = onlineTexts.value;
  if (clock === null) return noClock;
  if (clock.start >= DAY) return countText(days, Math.round(clock.start / DAY));
  return fill(minutes, { minutes: clock.start / MINUTE, seconds: clock.increment / SECOND });
}
