import type { Seat } from '../core/types.ts';

/** Counts the rounds: one ends when the turn comes to a seat that is not after the last one. */
export class Round {
  begins = false;
  /** Its number, from 1 on. */
  count: number;
  private seat: number;
  private old: readonly [number, number];

  /** The current round, and the seat that moved last in it. */
  constructor(count: number, seat: number) {
    this.count = count;
    this.seat = seat;
    this.old = [count, seat];
  }

  enter(seat: number): void {
    this.old = [this.count, this.seat];
    this.begins = seat <= this.seat || seat === 0;
    if (seat <= this.seat) this.count++;
    this.seat = seat;
  }

  /** The state before the last move. */
  before(): Round {
    return new Round(...this.old);
  }

  /** '3.' for the first player; the second of two has '3...', the third of four '3...' too. */
  number(seats: number): string {
    return `${this.count}${'.'.repeat(seats === 2 && this.seat === 1 ? 3 : this.seat + 1)}`;
  }
}

/** The number of the round in which each of these seats moved, one after another: moves are numbered by turns. */
export function roundsOf(seats: readonly Seat[]): readonly number[] {
  const round = new Round(1, (seats[0] ?? 0) - 1);
  return seats.map((seat) => {
    round.enter(seat);
    return round.count;
  });
}
