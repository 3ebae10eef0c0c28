import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Cell, Move, Seat } from '../../core/types.ts';
import { board, directionTo } from '../families/cru/board.ts';
import { connect } from '../families/cru/connection.ts';
import { seatAfter } from '../families/cru/moves.ts';
import { listPieces, PLACES, relist, setUp } from '../families/cru/pieces.ts';
import { countTiles, POWER_KEPT, tally, tilesOf } from '../families/cru/power.ts';
import { leaders } from '../families/cru/score.ts';
import { MOST_CANDIDATES } from './candidates.ts';
import { canReach, canStep, countAttacks, listMoves, MOST_STOPS } from './listing.ts';
import {
  CONNECTION,
  choose,
  fromOf,
  gainCellOf,
  gainOf,
  given,
  giveUp,
  isReorientation,
  MOVE_LIMIT,
  meetingCellOf,
  TURNS,
  toOf,
  turnOf,
} from './moves.ts';
import { drawReorientation, listReorientations, reorientationCount, someReorientations } from './reorientation.ts';
import { LARGEST_TARGET, targetOf } from './target.ts';

/** Variable: how many moves were made. */
const MOVES = 0;

/** Indices into endings. */
const TARGET = 0;
const LAST_LEFT = 1;
const MOVE_COUNT = 2;

/** §27. */
const MOST_ROUNDS = 200;

// A local constant: imported ones are looked up at every use.
const off = board.off;

/** For the layout of cells see content.ts of the family, for that of moves moves.ts. */
export const rules: Rules = {
  moveLimit: MOVE_LIMIT,
  mostMoves: MOST_STOPS * 10 * MOST_CANDIDATES + PLACES * 4,
  varCount: 1,
  keptCount: () => POWER_KEPT,
  endings: ['target', 'last left', 'move count'],

  setup: setUp,

  derive(position) {
    listPieces(position);
    countTiles(position);
    let winners = 0;
    for (let seat = 0; seat < position.seats; seat++) {
      if (tilesOf(position, seat) >= targetOf(position.seats)) winners |= 1 << seat;
    }
    if (winners !== 0) position.finish(winners, TARGET);
    else beginTurn(position, position.turn);
  },

  generate(position, out, at) {
    return someReorientations(position, out, listMoves(position, MOST_CANDIDATES, out, at));
  },

  generateAll: {
    // The bound holds because a seat with enough tiles to win has ended the game.
    mostMoves: MOST_STOPS * 10 * board.cellCount + PLACES * 2 * (choose(LARGEST_TARGET, 2) + choose(LARGEST_TARGET, 4)),
    generate(position, out, at) {
      return listReorientations(position, out, listMoves(position, board.cellCount, out, at));
    },
  },

  apply(position, move) {
    const seat = position.turn;
    if (isReorientation(move)) reorient(position, move);
    else goAndGain(position, move);
    position.set(position.vars + MOVES, position.slots[position.vars + MOVES] + 1);
    const next = seatAfter(seat, position.seats);
    if (tilesOf(position, seat) < targetOf(position.seats)) return beginTurn(position, next);
    position.giveTurn(next);
    position.finish(1 << seat, TARGET); // §23, §25
  },

  pass: (position) => beginTurn(position, seatAfter(position.turn, position.seats)),

  /** Lists the moves, which are few, and only counts the reorientations, which may be many. */
  sample(position, random) {
    const moves = listMoves(position, board.cellCount, listed, 0);
    const index = random.below(moves + reorientationCount(position));
    return index < moves ? listed[index] : drawReorientation(position, index - moves);
  },
};

const listed = new Int32Array(MOST_STOPS * 10 * board.cellCount);

/** §27: no game has more moves. */
export function mostMovesOf(seats: number): number {
  return MOST_ROUNDS * seats;
}

/** §18: the piece turns, and the tiles given up become neutral. */
function reorient(position: Position, move: Move): void {
  const { slots, turn } = position;
  const piece = fromOf(move);
  const facing = ((slots[piece] >> 6) + TURNS[turnOf(move)]) & 7;
  position.set(piece, (slots[piece] & 63) | (facing << 6));
  for (let count = giveUp(move); count > 0; count--) {
    position.set(given[count - 1], 0);
    tally(position, turn + 1, given[count - 1], -1);
  }
}

function goAndGain(position: Position, move: Move): void {
  const { slots, turn } = position;
  const mine = turn + 1;
  const from = fromOf(move);
  const to = toOf(move);
  const direction = directionTo(from, to);
  const captured = slots[to] >> 3;
  if (captured !== 0) {
    relist(position, (captured & 7) - 1, to, off); // §14
    own(position, mine, to);
  }
  if (gainOf(move) === CONNECTION)
    connect(position, from, to, direction); // §9
  else if (gainCellOf(move) !== off) own(position, mine, gainCellOf(move)); // §11, §12
  position.set(from, slots[from] & 7);
  position.set(to, (slots[to] & 7) | (mine << 3) | (direction << 6)); // §7
  relist(position, turn, from, to);
  if (meetingCellOf(move) !== off) own(position, mine, meetingCellOf(move)); // §16
}

/** Makes the tile of a cell the mover's; a piece taken there is removed. */
function own(position: Position, mine: number, cell: Cell): void {
  const owner = position.slots[cell] & 7;
  position.set(cell, mine);
  if (owner === mine) return;
  if (owner !== 0) tally(position, owner, cell, -1);
  tally(position, mine, cell, 1);
}

/** §20–§26: gives the turn to this seat, or to the next that is not out. */
function beginTurn(position: Position, seat: Seat): void {
  const { slots, kept, seats } = position;
  let turn = seat;
  while (!isOver(position)) {
    if (slots[kept + turn] !== NO_PIECES) {
      if (canMove(position, turn)) return position.giveTurn(turn);
      takeOff(position, turn);
    }
    turn = seatAfter(turn, seats);
  }
  position.giveTurn(turn);
  const left = survivors(position);
  if ((left & (left - 1)) !== 0)
    position.finish(leaders(position), MOVE_COUNT); // §27
  else position.finish(left === 0 ? leaders(position) : left, LAST_LEFT); // §24; a text may have no piece at all
}

/** An empty list of pieces. */
const NO_PIECES = off | (off << 7) | (off << 14) | (off << 21);

function isOver(position: Position): boolean {
  const left = survivors(position);
  return (left & (left - 1)) === 0 || position.slots[position.vars + MOVES] >= mostMovesOf(position.seats); // §24, §27
}

/** The seats that have pieces, one bit each. */
function survivors({ slots, kept, seats }: Position): number {
  let left = 0;
  for (let seat = 0; seat < seats; seat++) if (slots[kept + seat] !== NO_PIECES) left |= 1 << seat;
  return left;
}

/** §21. */
function takeOff(position: Position, seat: Seat): void {
  const { slots, kept } = position;
  for (let list = slots[kept + seat]; (list & 127) !== off; list = slots[kept + seat]) {
    const cell = list & 127;
    position.set(cell, slots[cell] & 7);
    relist(position, seat, cell, off);
  }
}

/** §20. */
function canMove(position: Position, seat: Seat): boolean {
  const { slots, kept } = position;
  for (let list = slots[kept + seat], place = 0; place < PLACES; place++, list >>= 7) {
    if (canStep(slots, seat + 1, list & 127)) return true;
  }
  countAttacks(position, seat);
  return canReach(position, seat);
}
