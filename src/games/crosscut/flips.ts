import type { Position } from '../../core/position.ts';
import type { Cell, Seat } from '../../core/types.ts';
import { cellAt, interiorTable } from './interior.ts';
import { columnOf, fillLine, flanked, inRows, lowestBit, runAround } from './lines.ts';

/*
 * Flanking and turning (§2.4). A seat's discs are kept at kept + 2 * seat (low rows) and the slot after it (high
 * rows). Rows and columns count from 0 within the interior; -1 and size - 2 are on the perimeter.
 */
const INTERIORS = interiorTable();

/** What a disc on an empty cell would do: created << 4 | cut (§2.4), or 0 when it flanks nothing. */
export function weigh(position: Position, seat: Seat, cell: Cell): number {
  const row = position.board.row[cell] - 1;
  const column = position.board.column[cell] - 1;
  const inRow = flankedInRow(position, seat, row, column);
  const inColumn = flankedInColumn(position, seat, row, column);
  return (inRow | inColumn) === 0 ? 0 : compare(position, seat, row, column, inRow, inColumn);
}

/** §2.4: whether the discs are turned, given created << 4 | cut. */
export function createsMore(weight: number): boolean {
  return weight >> 4 > (weight & 15);
}

/** created << 4 | cut, if these flanked discs of the row and the column were turned. */
export function compare(
  position: Position,
  seat: Seat,
  row: number,
  column: number,
  inRow: number,
  inColumn: number,
): number {
  const { slots, kept, board } = position;
  const whole = INTERIORS[board.width << 1] & 255;
  const own = kept + 2 * seat;
  const enemy = kept + 2 - 2 * seat;
  let created = 0;
  let cut = 0;
  if (inRow !== 0) {
    // §2.5: a disc on the perimeter does not count, and its bit is not in a whole line.
    const line = rowOf(slots, own, row) | inRow | (((1 << (column + 1)) >> 1) & whole);
    created = runAround(line, lowestBit(inRow));
    for (let rest = inRow; rest !== 0; rest &= rest - 1) {
      const at = lowestBit(rest);
      created = Math.max(created, runAround(columnOf(slots[own], slots[own + 1], at), row));
      cut = Math.max(cut, runAround(columnOf(slots[enemy], slots[enemy + 1], at), row));
    }
  }
  if (inColumn !== 0) {
    const line = columnOf(slots[own], slots[own + 1], column) | inColumn | (((1 << (row + 1)) >> 1) & whole);
    created = Math.max(created, runAround(line, lowestBit(inColumn)));
    for (let rest = inColumn; rest !== 0; rest &= rest - 1) {
      const at = lowestBit(rest);
      created = Math.max(created, runAround(rowOf(slots, own, at), column));
      cut = Math.max(cut, runAround(rowOf(slots, enemy, at), column));
    }
  }
  return (created << 4) | cut; // a cut of 1 is not a segment of two, but created is 2 or more anyway
}

/** Turns the discs to the seat's colour. */
export function turnOver(
  position: Position,
  seat: Seat,
  row: number,
  column: number,
  inRow: number,
  inColumn: number,
): void {
  const rowBits = inRow << ((row & 3) << 3);
  turnHalf(position, seat, 0, inRows(inColumn, column) | (row < 4 ? rowBits : 0));
  turnHalf(position, seat, 1, inRows(inColumn >> 4, column) | (row < 4 ? 0 : rowBits));
}

function turnHalf(position: Position, seat: Seat, half: number, turned: number): void {
  if (turned === 0) return;
  const { slots, kept } = position;
  const size = position.board.width;
  position.keep(kept + half, slots[kept + half] ^ turned);
  position.keep(kept + 2 + half, slots[kept + 2 + half] ^ turned);
  for (let rest = turned; rest !== 0; rest &= rest - 1) {
    position.set(cellAt(size, (half << 5) + lowestBit(rest)), seat + 1);
  }
}

/** §2.5: turns what a disc on this perimeter cell flanks; the disc itself is taken off again. */
export function turnFromPerimeter(position: Position, seat: Seat, cell: Cell): void {
  const row = position.board.row[cell] - 1;
  const column = position.board.column[cell] - 1;
  const inRow = flankedInRow(position, seat, row, column);
  const inColumn = flankedInColumn(position, seat, row, column);
  turnOver(position, seat, row, column, inRow, inColumn);
}

/**
 * Perimeter cells that might be open to the enemy of the seat whose discs are low and high: those next to such a disc
 * that has any disc behind it. Bits as in edgeTable; last is the last interior line.
 */
export function edgeOf(low: number, high: number, anyLow: number, anyHigh: number, last: number): number {
  const bottom = low & (anyLow >> 8);
  const top = (last < 4 ? low & (anyLow << 8) : high & ((anyHigh << 8) | (anyLow >>> 24))) >> ((last & 3) << 3);
  return (
    (low & (anyLow >> 1) & 0x01010101) |
    ((high & (anyHigh >> 1) & 0x01010101) << 1) |
    ((((low & (anyLow << 1)) >> last) & 0x01010101) << 2) |
    ((((high & (anyHigh << 1)) >> last) & 0x01010101) << 3) |
    ((bottom & 0x0f) << 4) |
    ((bottom & 0xf0) << 8) |
    ((top & 0x0f) << 20) |
    ((top & 0xf0) << 24)
  );
}

/** The same for the enemy of a seat at a position. */
export function edgeAgainst(position: Position, seat: Seat): number {
  const { slots, kept, board } = position;
  const low = slots[kept] | slots[kept + 2];
  const high = slots[kept + 1] | slots[kept + 3];
  return edgeOf(slots[kept + 2 * seat], slots[kept + 2 * seat + 1], low, high, board.width - 3);
}

/** §2.5: whether the perimeter cell of an edge bit (see edgeTable), which is empty, is open to the seat. */
export function isOpen(position: Position, seat: Seat, bit: number): boolean {
  const { slots, kept, board } = position;
  const own = kept + 2 * seat;
  const enemy = kept + 2 - 2 * seat;
  const beyond = board.width - 2;
  if ((bit & 4) === 0) {
    const row = (bit >> 3) | ((bit & 1) << 2);
    const column = (bit & 2) === 0 ? -1 : beyond;
    const inRow = flanked(rowOf(slots, own, row), rowOf(slots, enemy, row), column);
    return inRow !== 0 && createsMore(compare(position, seat, row, column, inRow, 0));
  }
  const column = (bit & 3) | ((bit >> 1) & 4);
  const row = bit < 16 ? -1 : beyond;
  const ownColumn = columnOf(slots[own], slots[own + 1], column);
  const inColumn = flanked(ownColumn, columnOf(slots[enemy], slots[enemy + 1], column), row);
  return inColumn !== 0 && createsMore(compare(position, seat, row, column, 0, inColumn));
}

/** §2.5: whether some perimeter cell is open to the seat. */
export function canFlip(position: Position, seat: Seat): boolean {
  for (let edge = edgeAgainst(position, 1 - seat); edge !== 0; edge &= edge - 1) {
    if (isOpen(position, seat, lowestBit(edge))) return true;
  }
  return false;
}

export function interiorFull(position: Position): boolean {
  const { slots, kept, board } = position;
  return (
    (slots[kept] | slots[kept + 2]) === INTERIORS[board.width << 1] &&
    (slots[kept + 1] | slots[kept + 3]) === INTERIORS[(board.width << 1) + 1]
  );
}

/** §2.7: whether the seat has a segment from side to side. */
export function hasLine(position: Position, seat: Seat): boolean {
  const { slots, kept, board } = position;
  const own = kept + 2 * seat;
  return fillLine(slots[own], slots[own + 1], INTERIORS[board.width << 1], INTERIORS[(board.width << 1) + 1]);
}

function flankedInRow(position: Position, seat: Seat, row: number, column: number): number {
  const { slots, kept, board } = position;
  if (row < 0 || row > board.width - 3) return 0; // nothing stands along the perimeter
  return flanked(rowOf(slots, kept + 2 * seat, row), rowOf(slots, kept + 2 - 2 * seat, row), column);
}

function flankedInColumn(position: Position, seat: Seat, row: number, column: number): number {
  const { slots, kept, board } = position;
  if (column < 0 || column > board.width - 3) return 0;
  const own = kept + 2 * seat;
  const enemy = kept + 2 - 2 * seat;
  const ownColumn = columnOf(slots[own], slots[own + 1], column);
  return flanked(ownColumn, columnOf(slots[enemy], slots[enemy + 1], column), row);
}

function rowOf(slots: Int32Array, discs: number, row: number): number {
  return (slots[discs + (row >> 2)] >> ((row & 3) << 3)) & 255;
}
