import type { Seat } from '../../core/types.ts';
import { type ClockSetting, usualTime } from '../../protocol/setup.ts';
import { LAG } from './limits.ts';

/** How much network delay each seat is forgiven: as much as was measured, as long as its savings last. */
export class LagQuota {
  private readonly gain: number;
  private readonly saved: number[];

  constructor(clock: ClockSetting | null, seats: number) {
    const expected = clock === null ? 0 : usualTime(clock);
    this.gain = Math.min(1000, 150 + expected * 0.004);
    this.saved = new Array<number>(seats).fill(LAG.first * this.gain);
  }

  /** What a move would be forgiven. */
  credit(seat: Seat | undefined, lag: number): number {
    return seat === undefined ? 0 : Math.min(lag, this.saved[seat]);
  }

  /** A move was made: what it was forgiven is deducted, and one gain is added. */
  charge(seat: Seat | undefined, lag: number): void {
    if (seat === undefined) return;
    this.saved[seat] = Math.min(LAG.most * this.gain, this.saved[seat] - this.credit(seat, lag) + this.gain);
  }

  /** How long after its time a seat's move may still arrive. */
  left(seat: Seat): number {
    return this.saved[seat];
  }
}
