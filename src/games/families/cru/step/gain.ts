import type { Position } from '../../../../core/position.ts';
import type { Cell, Seat } from '../../../../core/types.ts';
import { AHEAD, board, directionTo, LAND, WAYS } from '../board.ts';
import { facingOf, PIECE, tileOwner } from '../content.ts';
import { PLACES } from '../pieces.ts';

/** §12, §13: whether some piece on the board can still reach a neutral cell, with twists at borders or without. */
export function somebodyCanGain(position: Position, twists: boolean): boolean {
  findFreePieces(position);
  for (let seat = 0; seat < position.seats; seat++) if (canGain(position, seat, twists)) return true;
  return false;
}

/** For each cell, whether a free piece stands on it. */
const free = new Uint8Array(board.cellCount + 1);

/** §11: starts with none and adds pieces until there are no more to add. */
function findFreePieces({ slots, kept, seats }: Position): void {
  free.fill(0);
  let grows = true;
  while (grows) {
    grows = false;
    for (let place = 0; place < seats * PLACES; place++) {
      const seat = (place / PLACES) | 0;
      const cell = (slots[kept + seat] >> (7 * (place % PLACES))) & 127;
      if (free[cell] !== 0 || !hasWayOut(slots, seat, (cell << 3) | facingOf(slots[cell]))) continue;
      free[cell] = 1;
      grows = true;
    }
  }
}

function hasWayOut(slots: Int32Array, seat: Seat, piece: number): boolean {
  for (let way = 0; way < WAYS; way++) if (mayEnter(slots, seat, cellAhead(piece, way))) return true;
  return false;
}

function cellAhead(piece: number, way: number): Cell {
  return (AHEAD[piece] >> (7 * way)) & 127;
}

/**
 * Whether a seat's piece can ever step on the cell: its tile must not be foreign, and a piece on it must be free to
 * move away.
 */
function mayEnter(slots: Int32Array, seat: Seat, cell: Cell): boolean {
  const content = slots[cell];
  const owner = tileOwner(content); // not a seat for the wall
  return (owner === 0 || owner === seat + 1) && ((content & PIECE) === 0 || free[cell] !== 0);
}

/** For each cell, the facings with which a piece of the seat under examination can stand on it, one bit each. */
const facings = new Uint8Array(board.cellCount);

/** The cells and facings still to be examined, as cell << 3 | facing. */
const waiting = new Int32Array(board.cellCount * 8);
let waitingCount = 0;

/** §12: explores own tiles in every way the free pieces of the seat could, until a neutral cell is reached. */
function canGain({ slots, kept }: Position, seat: Seat, twists: boolean): boolean {
  facings.fill(0);
  waitingCount = 0;
  for (let place = 0; place < PLACES; place++) {
    const cell = (slots[kept + seat] >> (7 * place)) & 127;
    if (free[cell] !== 0) reach(cell, facingOf(slots[cell]));
  }
  while (waitingCount > 0) {
    const piece = waiting[--waitingCount];
    for (let way = 0; way < WAYS; way++) {
      const to = cellAhead(piece, way);
      if (!mayEnter(slots, seat, to)) continue;
      if (tileOwner(slots[to]) === 0) return true;
      const direction = directionTo(piece >> 3, to);
      reach(to, direction); // §7
      if (!twists || LAND[piece >> 3] === LAND[to]) continue;
      reach(to, direction - 1); // §8
      reach(to, direction + 1);
    }
  }
  return false;
}

/** Records a facing on a cell, once. */
function reach(cell: Cell, direction: number): void {
  const facing = direction & 7;
  if (((facings[cell] >> facing) & 1) !== 0) return;
  facings[cell] |= 1 << facing;
  waiting[waitingCount++] = (cell << 3) | facing;
}
