import type { Position } from '../../../core/position.ts';
import type { Random } from '../../../core/random.ts';
import type { Cell, Move, Seat } from '../../../core/types.ts';
import { listOf, PIECES, relocate } from './armies.ts';
import { LEG_BITS, legsOf } from './legs.ts';
import { landing, movesOfHead } from './phalanx.ts';

/** Writes every move that lines of the seat to move can make; returns the index after the last. */
export function marches(position: Position, out: Int32Array, at: number): number {
  const { slots, turn, kept } = position;
  const list = listOf(position, turn);
  const after = list + slots[kept + PIECES + turn];
  let end = at;
  for (let slot = list; slot < after; slot++) end = movesOfHead(position, slots[slot], out, end);
  return end;
}

/**
 * One of these moves: tries rears, directions and distances until they make a legal move; every move corresponds to
 * exactly one try.
 */
export function drawMarch(position: Position, random: Random): Move {
  const { slots, turn, kept } = position;
  const legs = legsOf(position.board);
  const own = turn + 1;
  const list = listOf(position, turn);
  const tries = slots[kept + PIECES + turn] << LEG_BITS;
  for (;;) {
    let rear = 0;
    let leg = 0;
    do {
      const attempt = random.below(tries);
      rear = slots[list + (attempt >> LEG_BITS)];
      leg = legs[(rear << LEG_BITS) | (attempt & ((1 << LEG_BITS) - 1))];
    } while (slots[leg & 255] !== own);
    const to = landing(position, rear, (leg >> 8) & 7, leg >> 11);
    if (to >= 0) return (rear << 8) | to;
  }
}

/** Moves the line with this rear so that its head ends on a cell, which must be empty by now. */
export function march(position: Position, seat: Seat, rear: Cell, to: Cell): void {
  const { slots, board } = position;
  const { row, column } = board;
  // The pieces are interchangeable: moving those at the rear to the front moves the line.
  const step = Math.sign(row[to] - row[rear]) * board.width + Math.sign(column[to] - column[rear]);
  let front = rear + step;
  while (slots[front] === seat + 1) front += step;
  for (let from = rear; ; from += step, front += step) {
    relocate(position, seat, from, front);
    if (front === to) break;
  }
}

/**
 * Whether a piece of the seat to move has an empty cell beside it, outside the excepted row: nearly always one of the
 * first pieces has.
 */
export function canStep(position: Position, except: number): boolean {
  const { slots, kept, turn, board } = position;
  const { next, row } = board;
  const list = listOf(position, turn);
  const after = list + slots[kept + PIECES + turn];
  for (let slot = list; slot < after; slot++) {
    const ways = slots[slot] * 8;
    for (let direction = 0; direction < 8; direction++) {
      const to = next[ways + (direction ^ (turn << 2))]; // forward first
      if (slots[to] === 0 && row[to] !== except) return true;
    }
  }
  return false;
}
