import type { Rules } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import type { Cell, Seat } from '../../core/types.ts';

/**
 * Cell: height << 1 | seat on top; 0 is empty. Colours alternate in a stack (§6.1), so this says all,
 * and the enemy stack of the same height is value ^ 1.
 * Move: from << 8 | to; a placement has from = to.
 */
export const SWAP = 0xffff;

/** Indices into endings. */
const CONNECTION = 0;
const NO_LEGAL_MOVE = 1;

/** Kept values: empty cells; whether the seat that moved last is connected; then a row of bits for each seat and row. */
const EMPTIES = 0;
const THREAT = 1;
const ROWS = 2;

/** Ways to use a cell: six neighbours to stack on, and placing. */
const WAYS = 7;
const PLACE = 6;

export const rules: Rules = {
  moveLimit: 0x10000,
  mostMoves: 512,
  varCount: 0,
  keptCount: (board) => ROWS + 2 * board.height,
  endings: ['connection', 'no legal move'],

  setup() {}, // §1.6: the board starts empty

  derive(position) {
    const { board, slots, turn } = position;
    let empties = 0;
    for (let slot = position.kept; slot < slots.length; slot++) position.keep(slot, 0);
    for (let cell = 0; cell < board.cellCount; cell++) {
      const value = slots[cell];
      if (value === 0) empties++;
      else flip(position, cell, value & 1);
    }
    position.keep(position.kept + EMPTIES, empties);
    const threat = connected(position, 1 - turn);
    position.keep(position.kept + THREAT, threat ? 1 : 0);
    if (connected(position, turn)) position.finish(1 << turn, CONNECTION);
    else if (threat && position.options.win === 'immediate') position.finish(1 << (1 - turn), CONNECTION);
    else if (empties === 0 && !canStack(position)) position.finish(1 << (1 - turn), NO_LEGAL_MOVE);
  },

  generate(position, out, at) {
    const { slots, turn } = position;
    const { cellCount, next } = position.board;
    let end = at;
    for (let cell = 0; cell < cellCount; cell++) {
      const value = slots[cell];
      if (value === 0) out[end++] = (cell << 8) | cell;
      else if ((value & 1) === turn) {
        for (let way = cell * 6; way < cell * 6 + 6; way++) {
          if (slots[next[way]] === (value ^ 1)) out[end++] = (cell << 8) | next[way];
        }
      }
    }
    if (firstDisc(position) >= 0) out[end++] = SWAP;
    return end;
  },

  apply(position, move) {
    const seat = position.turn;
    const other = 1 - seat;
    if (move === SWAP) return swap(position);
    const { slots, kept } = position;
    const from = move >> 8;
    const to = move & 255;
    let uncovered = false;
    if (from === to) {
      position.set(to, 2 | seat);
      position.keep(kept + EMPTIES, slots[kept + EMPTIES] - 1);
    } else {
      const value = slots[from];
      const height = value >> 1;
      uncovered = height > 1;
      position.set(from, uncovered ? (value ^ 1) - 2 : 0); // §2.3: only the top disc moves
      position.set(to, value + 2);
      flip(position, from, seat);
      if (uncovered) flip(position, from, other);
      else position.keep(kept + EMPTIES, slots[kept + EMPTIES] + 1); // §3.3
      flip(position, to, other);
    }
    flip(position, to, seat);
    position.giveTurn(other);

    const threat = slots[kept + THREAT] !== 0;
    const joined = groupConnects(position, seat, to);
    position.keep(kept + THREAT, joined ? 1 : 0);
    if (joined && position.options.win === 'immediate')
      position.finish(1 << seat, CONNECTION); // §10.1
    else if ((uncovered && groupConnects(position, other, from)) || (threat && connected(position, other))) {
      position.finish(1 << other, CONNECTION); // §4.2, §4.4: tested at the start of a turn
    } else if (slots[kept + EMPTIES] === 0 && !canStack(position)) position.finish(1 << seat, NO_LEGAL_MOVE); // §5.1
  },

  /** Tries cells and ways to use them until one is legal: no list is needed, and every legal move is equally likely. */
  sample(position, random) {
    const { slots, turn } = position;
    const { cellCount, next } = position.board;
    const first = firstDisc(position);
    for (;;) {
      const use = random.below(cellCount * WAYS);
      const cell = (use / WAYS) | 0;
      const way = use - cell * WAYS;
      const value = slots[cell];
      if (way === PLACE) {
        if (value === 0) return (cell << 8) | cell;
        if (cell === first) return SWAP;
      } else if (value !== 0 && (value & 1) === turn) {
        const to = next[cell * 6 + way];
        if (slots[to] === (value ^ 1)) return (cell << 8) | to;
      }
    }
  },
};

/** §7.2: the cell of the first disc while player 2 may take it over, else -1. */
export function firstDisc(position: Position): Cell {
  const { slots, board, turn, kept } = position;
  if (slots[kept + EMPTIES] !== board.cellCount - 1 || turn !== 1 || position.options.pie !== true) return -1;
  for (let cell = 0; cell < board.cellCount; cell++) if (slots[cell] === 2) return cell;
  return -1; // a stack of two after player 1 captured the only other disc
}

function swap(position: Position): void {
  const cell = firstDisc(position);
  position.set(cell, 3);
  flip(position, cell, 0);
  flip(position, cell, 1);
  position.giveTurn(0);
}

/** Whether the seat to move has a stacking move. */
function canStack(position: Position): boolean {
  const { slots, turn, board } = position;
  for (let cell = 0; cell < board.cellCount; cell++) {
    const value = slots[cell];
    if (value === 0 || (value & 1) !== turn) continue;
    for (let way = cell * 6; way < cell * 6 + 6; way++) if (slots[board.next[way]] === (value ^ 1)) return true;
  }
  return false;
}

/** Adds a cell to the bits of a seat's rows, or takes it out. */
function flip(position: Position, cell: Cell, seat: Seat): void {
  const { board, slots } = position;
  const slot = position.kept + ROWS + seat * board.height + board.row[cell];
  position.keep(slot, slots[slot] ^ (1 << board.column[cell]));
}

/** §4.1: whether one group of the seat touches all three sides. Every such group has a cell in the base row. */
function connected(position: Position, seat: Seat): boolean {
  let base = position.slots[position.kept + ROWS + seat * position.board.height];
  while (base !== 0) {
    if (groupConnects(position, seat, 31 - Math.clz32(base))) return true; // the base row's cells are 0, 1, …
    base &= ~reached[0];
  }
  return false;
}

/** Bits of the cells in each row that the group under examination reaches. */
const reached = new Int32Array(16);

/** Whether the group of this cell touches all three sides: spread from it row by row, up and down, until nothing is new. */
function groupConnects(position: Position, seat: Seat, cell: Cell): boolean {
  const { board, slots } = position;
  const side = board.height;
  const rows = position.kept + ROWS + seat * side;
  if (slots[rows] === 0) return false;
  reached.fill(0);
  let low = board.row[cell];
  let high = low;
  reached[low] = along(1 << board.column[cell], slots[rows + low]);
  let grows = true;
  while (grows) {
    grows = false;
    for (let row = low; row < side - 1 && row <= high; row++) {
      // The neighbours above cell i are i - 1 and i.
      const found = (reached[row] | (reached[row] >> 1)) & slots[rows + row + 1] & ~reached[row + 1];
      if (found === 0) continue;
      reached[row + 1] = along(found | reached[row + 1], slots[rows + row + 1]);
      if (row === high) high++;
      grows = true;
    }
    for (let row = high; row > 0 && row >= low; row--) {
      // The neighbours below cell i are i and i + 1.
      const found = (reached[row] | (reached[row] << 1)) & slots[rows + row - 1] & ~reached[row - 1];
      if (found === 0) continue;
      reached[row - 1] = along(found | reached[row - 1], slots[rows + row - 1]);
      if (row === low) low--;
      grows = true;
    }
  }
  if (low > 0) return false;
  let left = 0;
  let right = 0;
  for (let row = 0; row <= high; row++) {
    left |= reached[row] & 1;
    right |= reached[row] >> (side - 1 - row);
  }
  return (left & right) !== 0;
}

/** All bits of a row that are joined to the given ones without a gap. */
function along(bits: number, row: number): number {
  let joined = bits;
  for (;;) {
    const wider = (joined | (joined << 1) | (joined >> 1)) & row;
    if (wider === joined) return joined;
    joined = wider;
  }
}
