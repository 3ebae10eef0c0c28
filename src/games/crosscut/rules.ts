import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type Cell, NO_MOVE, type Seat } from '../../core/types.ts';
import {
  canFlip,
  compare,
  createsMore,
  edgeAgainst,
  edgeOf,
  hasLine,
  interiorFull,
  isOpen,
  turnFromPerimeter,
  turnOver,
} from './flips.ts';
import { cellAt, edgeTable, interiorTable, placeTable } from './interior.ts';
import { bitAfter, columnOf, countUpwards, flanked, lowestBit } from './lines.ts';
import { winningMove } from './winning.ts';

/**
 * Cell: 0 empty, seat + 1.
 * Move: the cell; SWAP lies beyond the cells of the largest board.
 */
export const SWAP = 100;

/** Indices into endings. */
const LINE = 0;
const NO_PLACEMENT = 1;

/** Kept values: the discs of each seat as bits (see interior.ts), red low rows, red high rows, blue low, blue high. */
const KEPT = 4;

const PLACES = placeTable();
const INTERIORS = interiorTable();
const EDGES = edgeTable();

export const rules: Rules = {
  moveLimit: 101,
  mostMoves: 8 * 8 + 4 * 8, // no corner; where a swap is allowed, one cell is occupied
  varCount: 0,
  keptCount: () => KEPT,
  endings: ['line', 'no placement'],

  setup() {}, // §2.1: the board starts empty

  derive(position) {
    const { board, slots, kept, turn } = position;
    for (let slot = kept; slot < kept + KEPT; slot++) position.keep(slot, 0);
    for (let cell = 0; cell < board.cellCount; cell++) {
      if (slots[cell] === 0) continue;
      const place = PLACES[(board.width << 7) + cell];
      const slot = kept + 2 * (slots[cell] - 1) + (place >> 5);
      position.keep(slot, slots[slot] | (1 << place));
    }
    if (hasLine(position, 0)) win(position, 0);
    else if (hasLine(position, 1)) win(position, 1);
    else resolveSkip(position, turn);
  },

  generate(position, out, at) {
    const { slots, kept, turn } = position;
    const size = position.board.width;
    let end = at;
    for (let half = 0; half < 2; half++) {
      const free = ~(slots[kept + half] | slots[kept + 2 + half]) & INTERIORS[(size << 1) + half];
      for (let rest = free; rest !== 0; rest &= rest - 1) {
        out[end++] = cellAt(size, (half << 5) + lowestBit(rest)); // §2.3
      }
    }
    for (let edge = edgeAgainst(position, 1 - turn); edge !== 0; edge &= edge - 1) {
      const bit = lowestBit(edge);
      if (isOpen(position, turn, bit)) out[end++] = EDGES[(size << 5) + bit]; // §2.5
    }
    if (firstDisc(position) >= 0) out[end++] = SWAP;
    return end;
  },

  apply(position, move) {
    if (move === SWAP) return swap(position);
    const { slots, kept, turn } = position;
    const size = position.board.width;
    const place = PLACES[(size << 7) + move];
    if (place === 64) return applyPerimeter(position, move);
    const whole = INTERIORS[size << 1] & 255;
    const row = place >> 3;
    const column = place & 7;
    const half = place >> 5;
    const own = kept + 2 * turn;
    const enemy = kept + 2 - 2 * turn;

    const ownRow = (slots[own + half] >> (place & 24)) & 255;
    const enemyRow = (slots[enemy + half] >> (place & 24)) & 255;
    const ownColumn = columnOf(slots[own], slots[own + 1], column);
    const enemyColumn = columnOf(slots[enemy], slots[enemy + 1], column);
    const inRow = flanked(ownRow, enemyRow, column);
    const inColumn = flanked(ownColumn, enemyColumn, row);

    position.set(move, turn + 1);
    position.keep(own + half, slots[own + half] | (1 << place));
    position.giveTurn(1 - turn);
    let won = (ownRow | (1 << column)) === whole || (ownColumn | (1 << row)) === whole;
    if ((inRow | inColumn) !== 0 && createsMore(compare(position, turn, row, column, inRow, inColumn))) {
      turnOver(position, turn, row, column, inRow, inColumn); // §2.4
      won = hasLine(position, turn);
    }
    if (won) position.finish(1 << turn, LINE);
    else if ((ownRow | enemyRow | (1 << column)) === whole) resolveSkip(position, 1 - turn);
  },

  pass(position) {
    const { turn } = position;
    position.giveTurn(1 - turn);
    resolveSkip(position, 1 - turn);
  },

  /**
   * Draws among the empty interior cells and the perimeter cells that might be open until a legal cell is drawn: no
   * list is needed, and every legal move is equally likely. Bits are counted to find the drawn cell without a search.
   */
  sample(position, random) {
    const { slots, kept, turn } = position;
    const size = position.board.width;
    const redLow = slots[kept];
    const redHigh = slots[kept + 1];
    const blueLow = slots[kept + 2];
    const blueHigh = slots[kept + 3];
    const enemyLow = blueLow ^ ((redLow ^ blueLow) & -turn);
    const enemyHigh = blueHigh ^ ((redHigh ^ blueHigh) & -turn);
    const edge = edgeOf(enemyLow, enemyHigh, redLow | blueLow, redHigh | blueHigh, size - 3);
    const freeLow = ~(redLow | blueLow) & INTERIORS[size << 1];
    const freeHigh = ~(redHigh | blueHigh) & INTERIORS[(size << 1) + 1];
    const countsLow = countUpwards(freeLow);
    const countsHigh = countUpwards(freeHigh);
    const countsEdge = countUpwards(edge);
    const low = countsLow >> 24;
    const free = low + (countsHigh >> 24);
    const cells = free + (countsEdge >> 24);
    const all = position.options.pie === true && firstDisc(position) >= 0 ? cells + 1 : cells;
    for (;;) {
      const drawn = random.below(all);
      if (drawn < free) {
        const isHigh = (low - 1 - drawn) >> 31; // all bits or none
        const bits = freeLow ^ ((freeLow ^ freeHigh) & isHigh);
        const counts = countsLow ^ ((countsLow ^ countsHigh) & isHigh);
        return cellAt(size, bitAfter(bits, counts, drawn - (low & isHigh)) + (32 & isHigh));
      }
      if (drawn === cells) return SWAP;
      const bit = bitAfter(edge, countsEdge, drawn - free);
      if (isOpen(position, turn, bit)) return EDGES[(size << 5) + bit];
    }
  },

  winning: (position) => winningMove(position, position.turn),

  threatened: (position) => winningMove(position, 1 - position.turn) !== NO_MOVE,
};

function applyPerimeter(position: Position, cell: Cell): void {
  const { turn } = position;
  turnFromPerimeter(position, turn, cell);
  position.giveTurn(1 - turn);
  if (hasLine(position, turn)) position.finish(1 << turn, LINE);
  else resolveSkip(position, 1 - turn);
}

/** §2.7: only the seat that moved last can have made a line, so the turn would have been the other seat's. */
function win(position: Position, seat: Seat): void {
  position.giveTurn(1 - seat);
  position.finish(1 << seat, LINE);
}

/** §2.8, §2.9: a seat to move that cannot place is skipped; if the other one cannot place either, it is a draw. */
function resolveSkip(position: Position, seat: Seat): void {
  if (!interiorFull(position) || canFlip(position, seat)) return;
  if (canFlip(position, 1 - seat)) position.giveTurn(1 - seat);
  else position.finish(0b11, NO_PLACEMENT);
}

/** §8: the cell of the first disc while Blue may take it over, else -1. */
export function firstDisc(position: Position): Cell {
  const { slots, kept, turn, board } = position;
  if (position.options.pie !== true || turn !== 1 || (slots[kept + 2] | slots[kept + 3]) !== 0) return -1;
  let first = -1;
  for (let cell = 0; cell < board.cellCount; cell++) {
    if (slots[cell] === 0) continue;
    if (first >= 0) return -1; // a position that was read may have any number of red discs
    first = cell;
  }
  return first;
}

function swap(position: Position): void {
  const { slots, kept } = position;
  position.set(firstDisc(position), 2);
  for (let half = kept; half < kept + 2; half++) {
    position.keep(half + 2, slots[half]);
    position.keep(half, 0);
  }
  position.giveTurn(0);
}
