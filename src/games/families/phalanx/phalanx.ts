import type { Board } from '../../../core/board.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell, Direction } from '../../../core/types.ts';

// Move: rear << 8 | the cell where the head ends. The phalanx is the unbroken line of own pieces from the rear on in
// that direction.

/** The direction of the straight line from one cell to another, or -1 where there is none. */
export function directionTo(board: Board, from: Cell, to: Cell): Direction {
  const up = board.row[to] - board.row[from];
  const right = board.column[to] - board.column[from];
  if ((up === 0 && right === 0) || (up !== 0 && right !== 0 && Math.abs(up) !== Math.abs(right))) return -1;
  return DIRECTIONS[3 * Math.sign(up) + Math.sign(right) + 4];
}

/** Direction by the signs of rows up and columns right: sw, s, se, w, none, e, nw, n, ne. */
const DIRECTIONS = new Int8Array([5, 4, 3, 6, -1, 2, 7, 0, 1]);

/** How many cells with the same content are consecutive from this cell on. */
export function runLength({ board, slots }: Position, start: Cell, direction: Direction): number {
  const content = slots[start];
  let length = 0;
  for (let cell = start; slots[cell] === content; cell = board.next[cell * 8 + direction]) length++;
  return length;
}

/** How many pieces form a line from this one on in that direction; a locked one can only be the last. */
export function lineLength(position: Position, start: Cell, direction: Direction): number {
  const { slots } = position;
  const { next } = position.board;
  const content = slots[start];
  let length = 0;
  let cell = start;
  for (; slots[cell] === content; cell = next[cell * 8 + direction]) length++;
  return slots[cell] === 4 * content - 1 ? length + 1 : length;
}

/** Writes every move in which this piece is the head; returns the index after the last. */
export function movesOfHead(position: Position, head: Cell, out: Int32Array, at: number): number {
  const { slots } = position;
  const { next } = position.board;
  const own = slots[head];
  // What lies around the head, a bit for each direction: byte 0 the wall and, since shifts end at 32, locked pieces;
  // byte 1 empty cells, then the pieces of each seat.
  let around = 0;
  for (let direction = 0; direction < 8; direction++)
    around |= 1 << (direction + 8 + (slots[next[head * 8 + direction]] << 3));
  const friends = (around >> (own * 8 + 8)) & 255;
  const backed = ((friends << 4) | (friends >> 4)) & 255; // directions with a piece of the same side behind the head
  let singles = (around >> 8) & ~backed & 255;
  let lines = ((around >> 8) | (around >> ((3 - own) * 8 + 8))) & backed;
  let end = at;
  for (; singles !== 0; singles &= singles - 1)
    out[end++] = (head << 8) | next[head * 8 + 31 - Math.clz32(singles & -singles)];
  for (; lines !== 0; lines &= lines - 1) end = movesOfLine(position, head, 31 - Math.clz32(lines & -lines), out, end);
  return end;
}

/** The moves of a line of several pieces: its length and the gap before it determine all parts and distances. */
function movesOfLine(position: Position, head: Cell, direction: number, out: Int32Array, at: number): number {
  const { slots } = position;
  const { next } = position.board;
  const own = slots[head];
  const longest = runLength(position, head, direction ^ 4);
  let beyond = next[head * 8 + direction];
  const step = beyond - head;
  let gap = 0;
  while (gap < longest && slots[beyond] === 0) {
    gap++;
    beyond = next[beyond * 8 + direction];
  }
  // How long a phalanx must be to capture behind the gap: long enough to get there, and longer than the line it meets
  // (§4.1 of the rules; once more in landing and in refuse.ts, for speed and for words).
  let captor = longest + 1;
  if (gap < longest && slots[beyond] === 3 - own) captor = Math.max(gap, lineLength(position, beyond, direction)) + 1;
  let end = at;
  let rear = head;
  for (let length = 1; length <= longest; length++) {
    const reach = length < gap ? length : gap;
    let to = head;
    for (let distance = 0; distance < reach; distance++) {
      to += step;
      out[end++] = (rear << 8) | to;
    }
    if (length >= captor) out[end++] = (rear << 8) | beyond;
    rear -= step;
  }
  return end;
}

/** Where the head ends when the phalanx with this rear moves that far, or -1 when it may not. */
export function landing(position: Position, rear: Cell, direction: Direction, distance: number): Cell {
  const { slots } = position;
  const { next } = position.board;
  const own = slots[rear];
  let length = 1;
  let cell = next[rear * 8 + direction];
  for (; slots[cell] === own; cell = next[cell * 8 + direction]) length++;
  if (distance > length) return -1;
  for (let left = distance; left > 1; left--) {
    if (slots[cell] !== 0) return -1;
    cell = next[cell * 8 + direction];
  }
  if (slots[cell] === 0) return cell;
  return slots[cell] === 3 - own && lineLength(position, cell, direction) < length ? cell : -1;
}
