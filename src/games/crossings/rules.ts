import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Seat } from '../../core/types.ts';
import {
  armiesKept,
  deriveArmies,
  FAR,
  farRow,
  isBehind,
  lock,
  lockedPiece,
  remove,
  setUpArmies,
  tellArmies,
} from '../families/phalanx/armies.ts';
import { canStep, drawMarch, march, marches } from '../families/phalanx/march.ts';

/** The game's variable: moves since the last capture or crossing. */
const QUIET = 0;
/** §7.1. */
export const MOST_QUIET = 200;

/** Indices into endings. */
const CROSSING = 0;
const NO_LEGAL_MOVE = 1;
const NO_PROGRESS = 2;

const NO_ROW = -1;

/** Cells and moves are laid out as armies.ts and phalanx.ts of the family say; stones that crossed are locked ones. */
export const rules: Rules = {
  moveLimit: 0x10000,
  mostMoves: 16 * 8 * 4, // stones, directions, distances
  varCount: 1,
  keptCount: armiesKept,
  tellKept: tellArmies,
  endings: ['crossing', 'no legal move', 'no progress'],

  setup: setUpArmies,

  derive(position) {
    const first = lockCrossed(position, 0);
    const second = lockCrossed(position, 1);
    deriveArmies(position);
    position.keep(position.kept + FAR, first);
    position.keep(position.kept + FAR + 1, second);
    startTurn(position, position.turn);
  },

  generate(position, out, at) {
    const end = marches(position, out, at);
    return isBehind(position) ? keepCrossings(position, out, at, end) : end;
  },

  apply(position, move) {
    const { slots, board, kept, vars, turn } = position;
    const to = move & 255;
    const crosses = board.row[to] === farRow(board, turn);
    const isQuiet = slots[to] === 0 && !crosses;
    position.set(vars + QUIET, isQuiet ? slots[vars + QUIET] + 1 : 0);
    if (slots[to] !== 0) remove(position, 1 - turn, to); // §4.2: the others stay
    march(position, turn, move >> 8, to);
    if (crosses) {
      lock(position, turn, to); // §5.3
      position.keep(kept + FAR + turn, slots[kept + FAR + turn] + 1);
    }
    startTurn(position, 1 - turn);
  },

  pass: (position) => startTurn(position, 1 - position.turn),

  sample(position, random) {
    if (!isBehind(position)) return drawMarch(position, random);
    return moves[random.below(rules.generate(position, moves, 0))]; // too few for random tries to find one
  },

  threatened: isBehind,

  /** A crossing must be answered, so it comes before the capture of a stone. */
  captureGain({ slots, board, turn }, move) {
    const to = move & 255;
    const captured = slots[to] === 0 ? 0 : 1;
    return board.row[to] === farRow(board, turn) ? captured + 2 : captured;
  },
};

const moves = new Int32Array(rules.mostMoves);

/** Locks the stones of a seat that have crossed, which text does not distinguish; returns their number. */
function lockCrossed(position: Position, seat: Seat): number {
  const { slots, board } = position;
  const begin = farRow(board, seat) * board.width;
  let crossed = 0;
  for (let cell = begin; cell < begin + board.width; cell++) {
    if (slots[cell] !== seat + 1 && slots[cell] !== lockedPiece(seat)) continue;
    position.set(cell, lockedPiece(seat));
    crossed++;
  }
  return crossed;
}

/** §5.2: keeps only the moves of a list that bring a stone across; returns the index after the last. */
function keepCrossings({ board, turn }: Position, out: Int32Array, at: number, end: number): number {
  const far = farRow(board, turn);
  let kept = at;
  for (let index = at; index < end; index++) if (board.row[out[index] & 255] === far) out[kept++] = out[index];
  return kept;
}

/**
 * Gives the turn to a seat, or to the other if it cannot move, and ends the game when it is over; the order is §7.2.
 */
function startTurn(position: Position, seat: Seat): void {
  const other = 1 - seat;
  position.giveTurn(seat);
  if (isBehind(position)) {
    if (rules.generate(position, moves, 0) === 0) return position.finish(1 << other, CROSSING); // §5.1
  } else if (!canMove(position)) {
    position.giveTurn(other); // §6.1
    if (!canMove(position)) {
      position.giveTurn(seat);
      return position.finish(0b11, NO_LEGAL_MOVE);
    }
  }
  if (position.slots[position.vars + QUIET] >= MOST_QUIET) position.finish(0b11, NO_PROGRESS); // §7.1
}

/** Whether the seat to move, which need not answer a crossing, has a move. */
function canMove(position: Position): boolean {
  return canStep(position, NO_ROW) || marches(position, moves, 0) > 0;
}
