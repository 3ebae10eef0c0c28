import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Cell, Seat } from '../../core/types.ts';
import {
  armiesKept,
  deriveArmies,
  FAR,
  farRow,
  isBehind,
  remove,
  setUpArmies,
  tellArmies,
} from '../families/phalanx/armies.ts';
import { canStep, drawMarch, march, marches } from '../families/phalanx/march.ts';
import { directionTo, runLength } from '../families/phalanx/phalanx.ts';
import { crossesIntoSymmetry, dropSymmetrical, symmetryNear } from './symmetrical.ts';

/** The game's variable: moves since the last capture. */
const QUIET = 0;
/** §8.1. */
export const MOST_QUIET = 200;

/** Indices into endings. */
const CROSSING = 0;
const NO_LEGAL_MOVE = 1;
const NO_CAPTURE = 2;

export const rules: Rules = {
  moveLimit: 0x10000,
  mostMoves: 28 * 8 * 7, // pieces, directions, distances of the largest board
  varCount: 1,
  keptCount: armiesKept,
  tellKept: tellArmies,
  endings: ['crossing', 'no legal move', 'no capture'],

  setup: setUpArmies,

  derive(position) {
    deriveArmies(position);
    startTurn(position);
  },

  // §3 and §4, how a phalanx moves and what it captures: movesOfLine in ../families/phalanx/phalanx.ts.
  generate(position, out, at) {
    const end = marches(position, out, at);
    return symmetryNear(position) ? dropSymmetrical(position, out, at, end) : end;
  },

  apply(position, move) {
    const { slots, board, kept, vars } = position;
    const { row } = board;
    const seat = position.turn;
    const rear = move >> 8;
    const to = move & 255;
    if (slots[to] === 0) position.set(vars + QUIET, slots[vars + QUIET] + 1);
    else {
      capture(position, 1 - seat, rear, to);
      position.set(vars + QUIET, 0);
    }
    march(position, seat, rear, to);
    if (row[to] !== row[rear]) {
      const far = farRow(board, seat);
      if (row[to] === far) position.keep(kept + FAR + seat, slots[kept + FAR + seat] + 1);
      else if (row[rear] === far) position.keep(kept + FAR + seat, slots[kept + FAR + seat] - 1);
    }
    position.giveTurn(1 - seat);
    startTurn(position);
  },

  pass(position) {
    position.giveTurn(1 - position.turn);
    startTurn(position);
  },

  sample(position, random) {
    for (;;) {
      const move = drawMarch(position, random);
      if (!crossesIntoSymmetry(position, move)) return move;
    }
  },

  threatened: isBehind, // §5.1: a crossing wins when the next turn begins

  /** The pieces it captures, and half a line for a crossing. */
  captureGain(position, move) {
    const { slots, board, turn } = position;
    const to = move & 255;
    if (slots[to] !== 0) return runLength(position, to, directionTo(board, move >> 8, to));
    return board.row[to] === farRow(board, turn) && board.row[move >> 8] !== board.row[to] ? 1 : 0;
  },
};

/** §4.2: removes the whole line, from the cell where the head ends. */
function capture(position: Position, seat: Seat, rear: Cell, to: Cell): void {
  const { slots, board } = position;
  const direction = directionTo(board, rear, to);
  for (let cell = to; slots[cell] === seat + 1; cell = board.next[cell * 8 + direction]) remove(position, seat, cell);
}

/** §8.2: what is checked before a seat moves, in this order. */
function startTurn(position: Position): void {
  const { slots, kept, turn } = position;
  const other = 1 - turn;
  if (slots[kept + FAR + turn] > slots[kept + FAR + other])
    position.finish(1 << turn, CROSSING); // §5.1
  else if (!canMove(position))
    position.finish(1 << other, NO_LEGAL_MOVE); // §7.1
  else if (slots[position.vars + QUIET] >= MOST_QUIET) position.finish(0b11, NO_CAPTURE); // §8.1
}

const moves = new Int32Array(rules.mostMoves);

/** §6.1 concerns only the far row, so a step elsewhere is always allowed. */
function canMove(position: Position): boolean {
  if (canStep(position, farRow(position.board, position.turn))) return true;
  return dropSymmetrical(position, moves, 0, marches(position, moves, 0)) > 0;
}
