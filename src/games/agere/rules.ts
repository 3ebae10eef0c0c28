import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Cell, Move, Seat } from '../../core/types.ts';
import { BOTH, bitOf, connectedSeats, flip, plainlyConnectedSeats } from './connection.ts';

/**
 * Cell: height << 1 | seat on top; 0 is empty. Colours alternate in a stack (§6.1), so this is complete. Two stacks of
 * one height with different owners differ only in bit 0: one ^ other === 1. Empty cells and the wall never pass this
 * test, since no cell holds 1 or -2. Such a pair is one stacking move for each seat. Move: from << 8 | to; a placement
 * has from = to.
 */
export const SWAP = 0xffff;

/** Indices into endings. */
export const CONNECTION = 0;
const NO_LEGAL_MOVE = 1;

/** The first three directions reach each pair of neighbours from one of its cells. */
const WAYS = 3;

export const rules: Rules = {
  moveLimit: 0x10000,
  // Side 14 has 105 cells to place on. Its 273 pairs of neighbours are the sides of 91 upright triangles, and of three
  // stacks two have the same owner, so at most two pairs of a triangle allow stacking. A swap replaces a placement.
  mostMoves: 105 + 2 * 91,
  varCount: 0,
  keptCount: (board) => board.height,
  endings: ['connection', 'no legal move'],

  setup() {}, // §1.6: the board starts empty

  derive(position) {
    const { board, slots, kept } = position;
    for (let row = 0; row < board.height; row++) position.keep(kept + row, 0);
    for (let cell = 0; cell < board.cellCount; cell++) {
      if (slots[cell] !== 0) flip(position, cell, bitOf(slots[cell] & 1));
    }
    judge(position, plainlyConnectedSeats(position));
  },

  generate(position, out, at) {
    const { slots, turn } = position;
    const { cellCount, next } = position.board;
    let end = at;
    for (let cell = 0; cell < cellCount; cell++) {
      const value = slots[cell];
      if (value === 0) {
        out[end++] = (cell << 8) | cell;
        continue;
      }
      for (let way = 0; way < WAYS; way++) {
        const near = next[cell * 6 + way];
        if ((value ^ slots[near]) === 1) out[end++] = stacking(turn, value, cell, near);
      }
    }
    if (firstDisc(position) >= 0) out[end++] = SWAP;
    return end;
  },

  apply(position, move) {
    if (move === SWAP) return swap(position);
    const seat = position.turn;
    const from = move >> 8;
    const to = move & 255;
    if (from === to) {
      position.set(to, 2 | seat);
      flip(position, to, bitOf(seat));
    } else {
      const value = position.slots[from];
      const uncovers = value >> 1 > 1;
      position.set(from, uncovers ? (value ^ 1) - 2 : 0); // §2.3: only the top disc moves; §3.3, §3.4
      flip(position, from, uncovers ? BOTH : bitOf(seat));
      position.set(to, value + 2);
      flip(position, to, BOTH);
    }
    position.giveTurn(1 - seat);
    judge(position, connectedSeats(position));
  },

  pass(position) {
    position.giveTurn(1 - position.turn);
    judge(position, connectedSeats(position));
  },

  /**
   * Tries cells and directions until one is legal: no list is needed, and each legal move is found in exactly one way,
   * a pair by its direction and a placement by direction 0 of the empty cell, so all are equally likely.
   */
  sample(position, random) {
    const { slots, turn } = position;
    const { cellCount, next } = position.board;
    const first = firstDisc(position);
    if (first >= 0) {
      const cell = random.below(cellCount); // the swap and a placement on every other cell
      return cell === first ? SWAP : (cell << 8) | cell;
    }
    for (;;) {
      const use = random.below(cellCount * WAYS);
      const cell = (use / WAYS) | 0;
      const way = use - cell * WAYS;
      const value = slots[cell];
      if ((value | way) === 0) return (cell << 8) | cell;
      const near = next[cell * 6 + way];
      if ((value ^ slots[near]) === 1) return stacking(turn, value, cell, near);
    }
  },

  /** §4.2: in a running game only the seat that has just moved can be connected; it wins when its turn comes. */
  threatened: (position) => connectedSeats(position) !== 0,
};

/** The move of a seat in a pair of stacks that allows stacking: from its own stack, whichever that is. */
function stacking(seat: Seat, value: number, cell: Cell, near: Cell): Move {
  return (value & 1) === seat ? (cell << 8) | near : (near << 8) | cell;
}

/** Ends the game if it is over for the seat whose turn begins. */
function judge(position: Position, connected: number): void {
  if (connected === 0) return; // §6.2: then the board is not full, and there is a cell to place on
  const atTurn = connected === 1 << position.turn; // §4.2, §4.4
  if (atTurn || position.options.win === 'immediate')
    position.finish(connected, CONNECTION); // §10.1
  else if (!canMove(position)) position.finish(connected, NO_LEGAL_MOVE); // §5.1
}

/** Whether the seat to move has a move: every pair that allows stacking serves both seats. */
function canMove({ slots, board }: Position): boolean {
  for (let cell = 0; cell < board.cellCount; cell++) {
    const value = slots[cell];
    if (value === 0) return true;
    for (let way = 0; way < WAYS; way++) if ((value ^ slots[board.next[cell * 6 + way]]) === 1) return true;
  }
  return false;
}

/** §7.2: the cell of the first disc while player 2 may take it over, else -1. */
export function firstDisc(position: Position): Cell {
  const { slots, board, turn } = position;
  if (turn !== 1 || position.options.pie !== true) return -1;
  let first = -1;
  for (let cell = 0; cell < board.cellCount; cell++) {
    if (slots[cell] === 0) continue;
    if (first >= 0 || slots[cell] !== 2) return -1; // a second stack, or one that is not a single disc of player 1
    first = cell;
  }
  return first;
}

function swap(position: Position): void {
  const cell = firstDisc(position);
  position.set(cell, 3);
  flip(position, cell, BOTH);
  position.giveTurn(0);
}
