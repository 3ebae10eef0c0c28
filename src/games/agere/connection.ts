import type { Position } from '../../core/position.ts';
import type { Cell, Seat } from '../../core/types.ts';

/**
 * Kept values: a number for each row, from the base upwards. Bit c says that seat 0 owns the stack on column c, bit 16
 * + c that seat 1 does, so that one operation handles a whole row and both seats.
 */
export const BOTH = 0x10001;

/** The bit of a seat on column 0. */
export function bitOf(seat: Seat): number {
  return 1 << (seat << 4);
}

/** Gives a cell to a seat or takes it away: bitOf(seat), or BOTH where it changes owner. */
export function flip(position: Position, cell: Cell, seats: number): void {
  const { board, slots } = position;
  const slot = position.kept + board.row[cell];
  position.keep(slot, slots[slot] ^ (seats << board.column[cell]));
}

/**
 * Set of the seats that are connected (§4.1), one bit each: the triangle is shrunk until one cell is left.
 *
 * Each upright triangle of three neighbours becomes one cell of a triangle whose side is one shorter; its owner is the
 * owner of two of the three. Every pair of neighbours lies in one such triangle, the triangles around a cell become
 * neighbours, and those around a cell of a side become cells of that side: a connected group leaves a connected one.
 * The cells a seat does not own shrink by the same rule, and either they or the seat's are connected (§6.2), never
 * both; so a seat that is not connected does not become so.
 */
export function connectedSeats(position: Position): number {
  const side = position.board.height;
  let alive = shrink(position.slots, position.kept, side - 1);
  for (let size = side - 2; size > 0 && alive !== 0; size--) alive = shrink(shrunk, 0, size);
  return (alive | (alive >> 15)) & 3;
}

/** Rows of the triangle that is being shrunk. */
const shrunk = new Int32Array(16);

/**
 * Writes the rows of the smaller triangle to shrunk, which may be where the larger one is. Returns which seats own a
 * cell of its left side (bitOf), or 0 as soon as its base is found empty: nobody is connected then. Columns beyond the
 * end of a row hold garbage, but no valid column is ever computed from them.
 */
function shrink(rows: Int32Array, at: number, size: number): number {
  let left = 0;
  let here = rows[at];
  for (let row = 0; row < size; row++) {
    const right = here >> 1;
    const above = rows[at + row + 1];
    const two = (here & right) | (above & (here | right));
    if ((two | row) === 0) return 0;
    shrunk[row] = two;
    left |= two;
    here = above;
  }
  return left & BOTH;
}

/** The same set by the definition in §4.1, from the cells alone: the plain form, which the fast one must match. */
export function plainlyConnectedSeats(position: Position): number {
  return [0, 1].reduce((seats, seat) => seats | (chainOf(position, seat).length > 0 ? 1 << seat : 0), 0);
}

/** The cells of the chain by which a seat touches all three sides (§4.1); none if it does not. */
export function chainOf({ board, slots }: Position, seat: Seat): readonly Cell[] {
  const { base, left, right } = board.regions;
  for (const start of base) {
    if (slots[start] === 0 || (slots[start] & 1) !== seat) continue;
    const group = new Set([start]);
    for (const cell of group) {
      for (const near of board.next.subarray(cell * 6, cell * 6 + 6)) {
        if (slots[near] > 0 && (slots[near] & 1) === seat) group.add(near); // a set also visits what is added
      }
    }
    const touches = (side: readonly Cell[]) => side.some((cell) => group.has(cell));
    if (touches(left) && touches(right)) return [...group];
  }
  return [];
}
