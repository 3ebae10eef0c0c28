import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type Cell, type Direction, NOBODY, type Seat, WALL } from '../../core/types.ts';
import { AHEAD, board, directionTo, LAND, LONGEST_LINE, stepsBetween, WAYS } from '../families/cru/board.ts';
import { connect, NO_CHANGE, PIECE_LOST } from '../families/cru/connection.ts';
import { facingAfter, MOVE_LIMIT, mostIdleMoves, seatAfter, TWISTS } from '../families/cru/moves.ts';
import { listPieces, PLACES, relist, setUp } from '../families/cru/pieces.ts';
import { countTiles, POWER_KEPT, powerOf, tally } from '../families/cru/power.ts';
import { leaders } from '../families/cru/score.ts';
import { candidate, candidateCount } from './candidates.ts';

/** Variables: who started the final round, or NOBODY; moves in a row that changed no tile. */
const STARTER = 0;
const IDLE = 1;

/** Indices into endings. */
const FINAL_ROUND = 0;
const NO_PROGRESS = 1;

/** Length of a list of four pieces, seven bits each. */
const LIST_BITS = 28;

// A local constant: imported ones are looked up at every use.
const ahead = AHEAD;
const land = LAND;
const off = board.off;
const next = board.next;

/** Cells and moves are laid out as content.ts and moves.ts of the family say. */
export const rules: Rules = {
  moveLimit: MOVE_LIMIT,
  mostMoves: PLACES * WAYS * LONGEST_LINE * TWISTS,
  varCount: 2,
  keptCount: () => POWER_KEPT,
  endings: ['final round', 'no progress'],

  setup(position) {
    setUp(position);
    position.set(position.vars + STARTER, NOBODY);
  },

  derive(position) {
    listPieces(position);
    countTiles(position);
    beginTurn(position, position.turn);
  },

  generate(position, out, at) {
    const { slots, kept, turn } = position;
    const list = slots[kept + turn];
    let end = at;
    for (let shift = 0; shift < LIST_BITS; shift += 7) {
      const from = (list >> shift) & 127;
      if (from === off) break;
      const facing = slots[from] >> 6;
      for (let turned = 7; turned < 10; turned++) end = listWay(position, turn, from, (facing + turned) & 7, out, end);
    }
    return end;
  },

  apply(position, move) {
    const { slots, turn } = position;
    const from = move >> 9;
    const to = (move >> 2) & 127;
    const mine = turn + 1;
    const direction = directionTo(from, to);
    const tile = slots[from] & 7;
    const claims = slots[to] === 0;
    let outcome = NO_CHANGE;
    if (claims) tally(position, mine, to, 1);
    else if (tile === mine && stepsBetween(from, to) > 1) outcome = connect(position, from, to, direction);
    position.set(from, tile); // §9: the tile it left stays as it was
    if (outcome === PIECE_LOST) relist(position, turn, from, off);
    else {
      position.set(to, (9 * mine) | (facingAfter(direction, move) << 6)); // tile and piece; §13, §14
      relist(position, turn, from, to);
    }
    const idle = claims || outcome !== NO_CHANGE ? 0 : slots[position.vars + IDLE] + 1;
    if (idle !== slots[position.vars + IDLE]) position.set(position.vars + IDLE, idle);
    beginTurn(position, seatAfter(turn, position.seats));
  },

  pass: (position) => beginTurn(position, seatAfter(position.turn, position.seats)),

  /** The tiles by which a connection gains on the others, a piece that it costs taken off. */
  captureGain({ slots, turn }, move) {
    const from = move >> 9;
    const to = (move >> 2) & 127;
    const mine = turn + 1;
    if (slots[to] !== mine || (slots[from] & 7) !== mine || stepsBetween(from, to) < 2) return 0;
    const direction = directionTo(from, to);
    let neutral = 0;
    let foreign = 0;
    for (let cell = next[from * 8 + direction]; cell !== to; cell = next[cell * 8 + direction]) {
      const content = slots[cell];
      if (content > 7) return 0; // a jump
      if (content === 0) neutral++;
      else if (content !== mine) foreign++;
    }
    return foreign === 0 ? neutral : neutral + 2 * foreign - PIECE_WORTH;
  },

  /** Draws a piece and a move it would have on an empty board, until one is legal here: all are equally likely. */
  sample(position, random) {
    const { slots, kept, turn } = position;
    const list = slots[kept + turn];
    let count = 0;
    for (let shift = 0; shift < LIST_BITS; shift += 7) count += countCandidates(position, turn, (list >> shift) & 127);
    for (let tries = 0; tries < TRIES; tries++) {
      let index = random.below(count);
      let rest = list;
      let most = countCandidates(position, turn, rest & 127);
      while (index >= most) {
        index -= most;
        rest >>= 7;
        most = countCandidates(position, turn, rest & 127);
      }
      const from = rest & 127;
      const drawn = candidate((from << 3) | (slots[from] >> 6), index);
      if (isLegal(slots, turn + 1, from, drawn)) return (from << 9) | (drawn & 511);
    }
    return listed[random.below(rules.generate(position, listed, 0))];
  },
};

/** What a piece is worth at least, in tiles. */
const PIECE_WORTH = 2;

/** After this many illegal draws, few moves are legal, and listing them is faster. */
const TRIES = 16;
const listed = new Int32Array(rules.mostMoves);

function countCandidates(position: Position, seat: Seat, cell: Cell): number {
  return candidateCount((cell << 3) | ((position.slots[cell] >> 6) & 7), powerOf(position, seat, cell));
}

/** Whether the cells on the way and at its end allow a move that is otherwise legal. */
function isLegal(slots: Int32Array, mine: number, from: Cell, drawn: number): boolean {
  const to = (drawn >> 2) & 127;
  const direction = drawn >> 9;
  if (slots[to] !== 0 && slots[to] !== mine) return false; // §7
  const connects = slots[to] === mine && (slots[from] & 7) === mine;
  let passesForeign = false;
  for (let cell = next[from * 8 + direction]; cell !== to; cell = next[cell * 8 + direction]) {
    const content = slots[cell];
    if (content > 7) return connects; // §8, §12
    if (content !== 0 && content !== mine) passesForeign = true;
  }
  return (drawn & 3) === 0 || !connects || !passesForeign; // §11
}

/** Writes the moves of a piece in one direction. */
function listWay(
  position: Position,
  seat: Seat,
  from: Cell,
  direction: Direction,
  out: Int32Array,
  at: number,
): number {
  const { slots } = position;
  const mine = seat + 1;
  const power = powerOf(position, seat, from);
  const fromOwn = (slots[from] & 7) === mine;
  let passesPiece = false;
  let passesForeign = false;
  let end = at;
  let to = from;
  for (let steps = 1; steps <= power; steps++) {
    to = next[to * 8 + direction];
    const content = slots[to];
    if (content === WALL) break;
    if (content > 7)
      passesPiece = true; // §7: it may not stop here
    else if (content !== 0 && content !== mine) passesForeign = true;
    else {
      const connects = fromOwn && content === mine && steps > 1; // §10
      if (passesPiece && !connects) continue; // §8, §12
      out[end++] = (from << 9) | (to << 2);
      const loses = connects && passesForeign && !passesPiece; // §11
      if (loses || land[from] === land[to]) continue;
      out[end++] = (from << 9) | (to << 2) | 1; // §14
      out[end++] = (from << 9) | (to << 2) | 2;
    }
  }
  return end;
}

/**
 * §15–§17: gives the turn to this seat or, if it cannot move, to the next that can. The first seat that cannot starts
 * the final round, which ends when the turn comes back to it.
 */
function beginTurn(position: Position, seat: Seat): void {
  const { slots, vars, seats } = position;
  if (slots[vars + IDLE] >= mostIdleMoves(seats)) return end(position, seat, NO_PROGRESS); // §21: at once
  let turn = seat;
  while (turn !== slots[vars + STARTER]) {
    if (canMove(position, turn)) return position.giveTurn(turn);
    if (slots[vars + STARTER] === NOBODY) position.set(vars + STARTER, turn);
    turn = seatAfter(turn, seats);
  }
  end(position, turn, FINAL_ROUND);
}

function end(position: Position, turn: Seat, ending: number): void {
  position.giveTurn(turn);
  position.finish(leaders(position), ending); // §19, §20
}

/** Buffer for the moves that canMove finds and discards. */
const unused = new Int32Array(LONGEST_LINE * TWISTS);

function canMove(position: Position, seat: Seat): boolean {
  const { slots, kept } = position;
  const list = slots[kept + seat];
  for (let shift = 0; shift < LIST_BITS; shift += 7) {
    const from = (list >> shift) & 127;
    let ways = ahead[(from << 3) | ((slots[from] >> 6) & 7)];
    for (let way = 0; way < 3; way++, ways >>= 7) {
      const content = slots[ways & 127];
      if (content === 0 || content === seat + 1) return true; // usually a single step suffices
    }
  }
  for (let shift = 0; shift < LIST_BITS; shift += 7) {
    const from = (list >> shift) & 127;
    if (from === off) return false;
    const facing = slots[from] >> 6;
    for (let turned = 7; turned < 10; turned++) {
      if (listWay(position, seat, from, (facing + turned) & 7, unused, 0) > 0) return true;
    }
  }
  return false;
}
