import type { Position } from '../../../core/position.ts';
import type { Cell, Seat } from '../../../core/types.ts';
import { board } from './board.ts';
import { pieceOn, pieceSeat } from './content.ts';

/** Most pieces of a seat, §2. */
export function mostPieces(seats: number): number {
  return seats === 2 ? 4 : 3;
}

/**
 * The first kept values of every game of the family: for each seat the cells of its pieces, in ascending order, seven
 * bits each, padded with off. All directions from off lead to off, so loops need not know how many pieces there are.
 */
export const PLACES = 4;
export const LISTS = 4;

/** Finds every piece on the board: the plain form of what relist does. */
export function listPieces(position: Position): void {
  const { slots, kept } = position;
  for (let seat = 0; seat < LISTS; seat++) {
    const cells: Cell[] = [];
    for (let cell = 0; cell < board.cellCount; cell++) if (pieceSeat(slots[cell]) === seat) cells.push(cell);
    while (cells.length < PLACES) cells.push(board.off);
    position.keep(
      kept + seat,
      cells.reduceRight((list, cell) => (list << 7) | cell),
    );
  }
}

/** Records that a piece moved, or went to off when it left the board. Branch-free. */
export function relist(position: Position, seat: Seat, from: Cell, to: Cell): void {
  const slot = position.kept + seat;
  const list = position.slots[slot];
  const old = 7 * lesser(list, from);
  const others = (list & ((1 << old) - 1)) | ((list >> (old + 7)) << old);
  const at = 7 * lesser(others, to);
  position.keep(slot, (others & ((1 << at) - 1)) | (to << at) | ((others >> at) << (at + 7)));
}

/** How many of the first three cells of a list are less than this one. */
function lesser(list: number, cell: Cell): number {
  return (
    (((list & 127) - cell) >>> 31) + ((((list >> 7) & 127) - cell) >>> 31) + ((((list >> 14) & 127) - cell) >>> 31)
  );
}

/** The start diagrams, §2, by number of players and seat: cell and facing of each piece. All tiles are neutral. */
const DIAGRAMS: Readonly<Record<number, readonly string[]>> = {
  2: ['e1n a3e i3w i9sw', 'e9s a7e i7w a1ne'],
  3: ['e1n a3e i3w', 'a5e c1n c9s', 'i5w g1n g9s'],
  4: ['e1n a3e i3w', 'a5e c1n c9s', 'e9s a7e i7w', 'i5w g1n g9s'],
};

export function setUp(position: Position): void {
  DIAGRAMS[position.seats].forEach((pieces, seat) => {
    for (const piece of pieces.split(' ')) {
      const cell = board.names.indexOf(piece.slice(0, 2));
      position.set(cell, pieceOn(0, seat, board.directions.indexOf(piece.slice(2))));
    }
  });
}
