import type { Cell, Direction, Move, Seat } from '../../../core/types.ts';

/** Move: from << 9 | to << 2 | twist. */
export const MOVE_LIMIT = 1 << 16;

/** How a piece turns after entering another borderland. */
export const STRAIGHT = 0;
export const LEFT = 1;
export const RIGHT = 2;
export const TWISTS = 3;

export function moveOf(from: Cell, to: Cell, twist: number): Move {
  return (from << 9) | (to << 2) | twist;
}

export function fromOf(move: Move): Cell {
  return move >> 9;
}

export function toOf(move: Move): Cell {
  return (move >> 2) & 127;
}

export function twistOf(move: Move): number {
  return move & 3;
}

/**
 * The facing of a piece that went in this direction and turned as the move says: left is seven eighths of a turn to the
 * right.
 */
export function facingAfter(direction: Direction, move: Move): Direction {
  return (direction + (move & 1) * 7 + ((move >> 1) & 1)) & 7;
}

/** Turns go round: 1, 2, 3, 4, 1, … */
export function seatAfter(seat: Seat, seats: number): Seat {
  return seat + 1 < seats ? seat + 1 : 0;
}

/** Our own safety rule for the family: this many moves in a row without a change of tiles end the game. */
export function mostIdleMoves(seats: number): number {
  return 20 * seats;
}
