import type { Position } from '../../core/position.ts';
import type { Cell, Move } from '../../core/types.ts';
import { board, LAND, LANDS } from '../families/cru/board.ts';
import { PLACES } from '../families/cru/pieces.ts';
import { canStep } from './listing.ts';
import { choose, given, reorientation, TURN_COSTS, TURN_COUNT, unrank } from './moves.ts';

// §18. The seat to move can always move (§20), so §19 needs no test.

const off = board.off;
const land = LAND;

/** Own tiles without a piece, as freeTiles found them: in ascending order, or by increasing cost. */
const free = new Uint8Array(board.cellCount);
/** The cells of the set being built. */
const chosen = new Uint8Array(4);

/** Writes all reorientations: every set of as many tiles as the turn costs. */
export function listReorientations(position: Position, out: Int32Array, at: number): number {
  const count = freeTiles(position);
  let end = at;
  for (let list = piecesOf(position), place = 0; place < PLACES; place++, list >>= 7) {
    const piece = list & 127;
    if (piece === off) break;
    for (let turn = 0; turn < TURN_COUNT; turn++) end = listSets(piece, turn, count, out, end);
  }
  return end;
}

function listSets(piece: Cell, turn: number, count: number, out: Int32Array, at: number): number {
  const size = TURN_COSTS[turn];
  const sets = choose(count, size);
  for (let index = 0; index < sets; index++) out[at + index] = moveOfSet(piece, turn, index);
  return at + sets;
}

/** The reorientation that gives up the set with this number among all sets of free tiles. */
function moveOfSet(piece: Cell, turn: number, index: number): Move {
  const size = TURN_COSTS[turn];
  unrank(index, size);
  for (let at = 0; at < size; at++) chosen[at] = free[given[at]];
  return reorientation(piece, turn, chosen);
}

export function reorientationCount(position: Position): number {
  const count = freeTiles(position);
  let pieces = 0;
  for (let list = piecesOf(position); pieces < PLACES && (list & 127) !== off; list >>= 7) pieces++;
  return pieces * 2 * (choose(count, 2) + choose(count, 4));
}

/** One of the reorientations, by its index. */
export function drawReorientation(position: Position, index: number): Move {
  const count = freeTiles(position);
  const each = 2 * (choose(count, 2) + choose(count, 4));
  const list = piecesOf(position) >> (7 * Math.trunc(index / each));
  let rest = index % each;
  let turn = 0;
  while (rest >= choose(count, TURN_COSTS[turn])) rest -= choose(count, TURN_COSTS[turn++]);
  return moveOfSet(list & 127, turn, rest);
}

/**
 * Writes the reorientations that a search considers: those of pieces that cannot take a step of one cell, each with the
 * cheapest tiles. Others are so rarely useful that searching them would be a waste.
 */
export function someReorientations(position: Position, out: Int32Array, at: number): number {
  const { slots, turn: seat } = position;
  const count = freeTiles(position);
  if (count < 2) return at;
  let end = at;
  let isSorted = false;
  for (let list = piecesOf(position), place = 0; place < PLACES; place++, list >>= 7) {
    const piece = list & 127;
    if (piece === off) break;
    if (canStep(slots, seat + 1, piece)) continue;
    if (!isSorted) sortByCost(position, count);
    isSorted = true;
    for (let turn = 0; turn < TURN_COUNT; turn++) {
      const size = TURN_COSTS[turn];
      if (size > count) continue;
      out[end++] = cheapest(piece, turn, size);
    }
  }
  return end;
}

/** The reorientation that gives up the first of the sorted tiles. */
function cheapest(piece: Cell, turn: number, size: number): Move {
  for (let count = 0; count < size; count++) {
    let at = count;
    for (; at > 0 && chosen[at - 1] > free[count]; at--) chosen[at] = chosen[at - 1];
    chosen[at] = free[count];
  }
  return reorientation(piece, turn, chosen);
}

function piecesOf({ slots, kept, turn }: Position): number {
  return slots[kept + turn];
}

/** Finds the tiles of the seat to move without a piece on them. */
function freeTiles({ slots, turn }: Position): number {
  let count = 0;
  for (let cell = 0; cell < board.cellCount; cell++) if (slots[cell] === turn + 1) free[count++] = cell;
  return count;
}

const costs = new Uint8Array(LANDS);

/** Puts the tiles first whose borderlands have the fewest own pieces that need them; stable among equals. */
function sortByCost(position: Position, count: number): void {
  costs.fill(0);
  for (let list = piecesOf(position), place = 0; place < PLACES; place++, list >>= 7) {
    if ((list & 127) !== off) costs[land[list & 127]]++;
  }
  for (let at = 1; at < count; at++) {
    const cell = free[at];
    let place = at;
    for (; place > 0 && costs[land[free[place - 1]]] > costs[land[cell]]; place--) free[place] = free[place - 1];
    free[place] = cell;
  }
}
