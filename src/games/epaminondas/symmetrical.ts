import type { Board } from '../../core/board.ts';
import type { Position } from '../../core/position.ts';
import type { Move } from '../../core/types.ts';
import { FAR, farRow, PIECES } from '../families/phalanx/armies.ts';

/**
 * §6.2: whether the position is its own image when the colours are exchanged and the board is reflected in the line
 * between the players, or rotated by half a turn. The rule is interpreted only here.
 */
function symmetrical(cells: Int8Array, { cellCount, width, height, row }: Board): boolean {
  let reflected = true;
  let turned = true;
  for (let cell = 0; cell < cellCount && (reflected || turned); cell++) {
    const facing = cells[cell] === 0 ? 0 : 3 - cells[cell];
    if (cells[cell + (height - 1 - 2 * row[cell]) * width] !== facing) reflected = false;
    if (cells[cellCount - 1 - cell] !== facing) turned = false;
  }
  return reflected || turned;
}

/**
 * Whether a crossing could make a symmetrical position at all: it puts one piece on the far row and takes at most one.
 */
export function symmetryNear({ slots, kept, turn }: Position): boolean {
  const other = 1 - turn;
  if (slots[kept + FAR + turn] + 1 !== slots[kept + FAR + other]) return false;
  const surplus = slots[kept + PIECES + other] - slots[kept + PIECES + turn];
  return surplus === 0 || surplus === 1;
}

/** The cells after the crossing under examination. */
const after = new Int8Array(256);

/** §6.1: whether a move that obeys every other rule brings a piece to the far row and makes a symmetrical position. */
export function crossesIntoSymmetry(position: Position, move: Move): boolean {
  const { board, slots, turn } = position;
  const { row, column, cellCount } = board;
  const rear = move >> 8;
  const to = move & 255;
  if (row[to] !== farRow(board, turn) || row[rear] === row[to] || !symmetryNear(position)) return false;
  for (let cell = 0; cell < cellCount; cell++) after[cell] = slots[cell];
  const step = Math.sign(row[to] - row[rear]) * board.width + Math.sign(column[to] - column[rear]);
  let front = rear + step;
  while (slots[front] === turn + 1) front += step;
  for (let from = rear; front !== to + step; from += step, front += step) {
    after[from] = 0;
    after[front] = turn + 1; // a captured piece stands on the far row, where its line ends: no other is captured
  }
  return symmetrical(after, board);
}

/** Takes such moves out of a list; returns the index after the last that stays. */
export function dropSymmetrical(position: Position, moves: Int32Array, at: number, end: number): number {
  let kept = at;
  for (let index = at; index < end; index++) {
    if (!crossesIntoSymmetry(position, moves[index])) moves[kept++] = moves[index];
  }
  return kept;
}
