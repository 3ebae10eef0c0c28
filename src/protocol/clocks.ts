import type { Seat } from '../core/types.ts';
import type { ClockSetting } from './setup.ts';

/** The time each seat has left: derived from the events, so that it survives restarts. */
export class Clocks {
  readonly setting: ClockSetting;
  /** Milliseconds left to each seat when its turn last ended. */
  readonly left: number[];
  /** Seats that have not moved yet: their first move costs nothing. */
  private readonly fresh: Set<Seat>;
  private turn: Seat;
  /** When the turn began; undefined while nothing runs. */
  private since: number | undefined;

  constructor(setting: ClockSetting, seats: number) {
    this.setting = setting;
    this.left = new Array<number>(seats).fill(setting.start);
    this.fresh = new Set(this.left.keys());
    this.turn = 0;
  }

  /** From now on it is this seat's turn. */
  run(turn: Seat, at: number): void {
    this.turn = turn;
    this.since = at;
  }

  /** Stops the clock; the time used by the current turn is charged. */
  stop(at: number): void {
    this.left[this.turn] = this.show(this.turn, at);
    this.since = undefined;
  }

  /** Charges a seat for its move. */
  charge(seat: Seat, spent: number): void {
    this.fresh.delete(seat);
    const { increment, cap } = this.setting;
    this.left[seat] = Math.min(Math.max(cap, this.left[seat]), Math.max(0, this.left[seat] - spent) + increment);
  }

  /** Adds time that does not count. */
  credit(ms: number): void {
    if (this.since !== undefined) this.since += ms;
  }

  /** What the running turn has cost so far; 0 where nothing runs or the first move is still to come. */
  elapsed(now: number): number {
    if (this.since === undefined || this.fresh.has(this.turn)) return 0;
    return Math.max(0, now - this.since);
  }

  /** Milliseconds a seat has left. */
  show(seat: Seat, now: number): number {
    return Math.max(0, this.left[seat] - (seat === this.turn ? this.elapsed(now) : 0));
  }

  /** When the time of the current turn is up; undefined where nothing runs. */
  deadline(): number | undefined {
    if (this.since === undefined || this.fresh.has(this.turn)) return undefined;
    return this.since + this.left[this.turn];
  }
}
