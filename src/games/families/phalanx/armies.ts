import type { Board } from '../../../core/board.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell, Seat } from '../../../core/types.ts';

/**
 * The pieces of two armies that face each other across a square board, two full rows each at the start. Cell: 0 empty,
 * seat + 1; a piece that is permanently locked is 4 * seat + 3, which every walk treats as a wall. Kept: the number of
 * pieces of each seat that may move; how many pieces stand on the seat's far row; a list of the cells of each seat's
 * pieces that may move; for each of these its index in the list. The order of a list has no meaning.
 */
export const PIECES = 0;
export const FAR = 2;
const LISTS = 4;

export function armiesKept(board: Board): number {
  return LISTS + 2 * mostPieces(board) + board.cellCount;
}

/** The capacity of a list, and the number of pieces at the start. */
export function mostPieces(board: Board): number {
  return 2 * board.width;
}

/** Slot of the first piece in the list of a seat. */
export function listOf(position: Position, seat: Seat): number {
  return position.kept + LISTS + seat * mostPieces(position.board);
}

/** Slot of the list index for the first cell. */
function placesOf({ kept, board }: Position): number {
  return kept + LISTS + 2 * mostPieces(board);
}

/** Seat of the piece on an occupied cell. */
export function ownerOf(content: number): Seat {
  return content > 2 ? content >> 2 : content - 1;
}

export function lockedPiece(seat: Seat): number {
  return 4 * seat + 3;
}

/** The row a seat wants to reach: the home row of its opponent. */
export function farRow(board: Board, seat: Seat): number {
  return seat === 0 ? board.height - 1 : 0;
}

/** Whether the opponent of the seat to move has more pieces on its far row: that must be answered immediately. */
export function isBehind({ slots, kept, turn }: Position): boolean {
  return slots[kept + FAR + 1 - turn] > slots[kept + FAR + turn];
}

export function setUpArmies(position: Position): void {
  const { cellCount, width } = position.board;
  for (let cell = 0; cell < 2 * width; cell++) {
    position.set(cell, 1);
    position.set(cellCount - 1 - cell, 2);
  }
}

/**
 * Computes the kept values. A list begins at the seat's far row: pieces in front are most likely to be able to move.
 */
export function deriveArmies(position: Position): void {
  const { board, slots, kept } = position;
  const last = board.cellCount - 1;
  for (let seat = 0; seat < 2; seat++) {
    let pieces = 0;
    let far = 0;
    for (let index = 0; index <= last; index++) {
      const cell = seat === 0 ? last - index : index;
      if (slots[cell] !== seat + 1) continue;
      position.keep(listOf(position, seat) + pieces, cell);
      position.keep(placesOf(position) + cell, pieces);
      pieces++;
      if (board.row[cell] === farRow(board, seat)) far++;
    }
    position.keep(kept + PIECES + seat, pieces);
    position.keep(kept + FAR + seat, far);
  }
}

/** The kept values with sorted lists, and 1 where the stored index of a piece matches its list. */
export function tellArmies(position: Position): readonly number[] {
  const { slots, kept } = position;
  const lists = [0, 1].flatMap((seat) => {
    const list = slots.subarray(listOf(position, seat), listOf(position, seat) + slots[kept + PIECES + seat]);
    const places = [...list].map((cell, place) => Number(slots[placesOf(position) + cell] === place));
    return [...list.toSorted(), ...places];
  });
  return [...slots.subarray(kept, kept + LISTS), ...lists];
}

/** Moves a piece from one cell to an empty one; the caller updates the count on the far row. */
export function relocate(position: Position, seat: Seat, from: Cell, to: Cell): void {
  const places = placesOf(position);
  const place = position.slots[places + from];
  position.set(from, 0);
  position.set(to, seat + 1);
  position.keep(listOf(position, seat) + place, to);
  position.keep(places + to, place);
}

/** Takes a piece off the board. */
export function remove(position: Position, seat: Seat, cell: Cell): void {
  const { slots, kept, board } = position;
  dismiss(position, seat, cell);
  position.set(cell, 0);
  if (board.row[cell] === farRow(board, seat)) position.keep(kept + FAR + seat, slots[kept + FAR + seat] - 1);
}

/** Locks a piece where it stands. */
export function lock(position: Position, seat: Seat, cell: Cell): void {
  dismiss(position, seat, cell);
  position.set(cell, lockedPiece(seat));
}

/** Removes a piece from its list. The last one of the list takes its place. */
function dismiss(position: Position, seat: Seat, cell: Cell): void {
  const { slots, kept } = position;
  const places = placesOf(position);
  const list = listOf(position, seat);
  const place = slots[places + cell];
  const left = slots[kept + PIECES + seat] - 1;
  const last = slots[list + left];
  position.keep(list + place, last);
  position.keep(places + last, place);
  position.keep(kept + PIECES + seat, left);
}
