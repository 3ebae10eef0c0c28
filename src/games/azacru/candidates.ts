import { AHEAD, board, LAND, RAY, WAYS } from '../families/cru/board.ts';
import { TWISTS } from '../families/cru/moves.ts';

/** Every power a piece can have is below this: a borderland has nine cells. */
const POWERS = 10;

/** The moves that pieces could make on an empty board, as direction << 9 | to << 2 | twist. */
const moves: number[] = [];

/**
 * For each cell << 3 | facing, the index of its first move, the short ones first; and how many of them each power
 * allows.
 */
const starts: number[] = [];
const counts: number[] = [];

for (let piece = 0; piece < AHEAD.length; piece++) {
  starts.push(moves.length);
  counts.push(0);
  for (let power = 1; power < POWERS; power++) {
    for (let way = 0; way < WAYS; way++) listStop(piece >> 3, (piece + way - 1) & 7, power);
    counts.push(moves.length - starts[piece]);
  }
}

function listStop(from: number, direction: number, steps: number): void {
  const to = RAY[(from * 8 + direction) * 9 + steps - 1];
  if (to === board.off) return;
  const twists = LAND[from] === LAND[to] ? 1 : TWISTS; // §14
  for (let twist = 0; twist < twists; twist++) moves.push((direction << 9) | (to << 2) | twist);
}

const MOVES = Uint16Array.from(moves);
const STARTS = Uint16Array.from(starts);
const COUNTS = Uint8Array.from(counts);

/** How many moves a piece, given as cell << 3 | facing, would have on an empty board. */
export function candidateCount(piece: number, power: number): number {
  return COUNTS[piece * 10 + power];
}

/** One of them, as direction << 9 | to << 2 | twist. */
export function candidate(piece: number, index: number): number {
  return MOVES[STARTS[piece] + index];
}
