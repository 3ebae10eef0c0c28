import type { Position } from '../../core/position.ts';
import type { Cell, Move } from '../../core/types.ts';
import { board, directionTo, LAND } from '../families/cru/board.ts';
import { PLACES } from '../families/cru/pieces.ts';
import { CONNECTION, gainOf } from './moves.ts';

/** How many cells of a meeting a search considers. */
export const MOST_CANDIDATES = 3;

/** The cells that meetingTargets found, the best first where not all were requested. */
export const meetingCells = new Uint8Array(board.cellCount);
const worths = new Int32Array(board.cellCount);

const land = LAND;
const { next, off } = board;

/** Cells between the ends of the last connection examined. */
const between = new Uint8Array(board.cellCount);

/**
 * §16: the cells that a meeting after this move may gain, up to a limit. A tile of another is worth more than a neutral
 * one, more still where it shortens the moves of that player's pieces.
 */
export function meetingTargets(
  position: Position,
  move: Move,
  from: Cell,
  to: Cell,
  gained: Cell,
  most: number,
): number {
  const { slots, turn } = position;
  const mine = turn + 1;
  const connects = gainOf(move) === CONNECTION;
  if (connects) markBetween(from, to, 1);
  let count = 0;
  for (let cell = 0; cell < board.cellCount; cell++) {
    const content = cell === from ? slots[from] & 7 : slots[cell];
    if (content > 7 || content === mine || cell === to || cell === gained || (connects && between[cell] === 1))
      continue;
    if (most >= board.cellCount) meetingCells[count++] = cell;
    else count = insert(cell, worthOf(position, cell, content), count, most);
  }
  if (connects) markBetween(from, to, 0);
  return count;
}

function markBetween(from: Cell, to: Cell, mark: number): void {
  const direction = directionTo(from, to);
  for (let cell = next[from * 8 + direction]; cell !== to; cell = next[cell * 8 + direction]) between[cell] = mark;
}

/** Keeps the best, earlier ones first among equals. */
function insert(cell: Cell, worth: number, count: number, most: number): number {
  let at = count;
  while (at > 0 && worths[at - 1] < worth) at--;
  if (at >= most) return count;
  const last = Math.min(count, most - 1);
  for (let index = last; index > at; index--) {
    meetingCells[index] = meetingCells[index - 1];
    worths[index] = worths[index - 1];
  }
  meetingCells[at] = cell;
  worths[at] = worth;
  return last + 1;
}

/** How much it matters to gain a tile: pieces in its borderland, of its owner and of the mover. */
function worthOf(position: Position, cell: Cell, owner: number): number {
  const mine = piecesIn(position, position.turn, land[cell]);
  return owner === 0 ? 2 * mine : 10 + 3 * piecesIn(position, owner - 1, land[cell]) + mine;
}

function piecesIn({ slots, kept }: Position, seat: number, where: number): number {
  let count = 0;
  for (let list = slots[kept + seat], place = 0; place < PLACES; place++, list >>= 7) {
    if ((list & 127) !== off && land[list & 127] === where) count++;
  }
  return count;
}
