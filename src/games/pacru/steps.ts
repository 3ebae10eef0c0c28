import type { Picked } from '../../core/notation.ts';
import type { Position } from '../../core/position.ts';
import { type Cell, type Move, NO_MOVE } from '../../core/types.ts';
import { board } from '../families/cru/board.ts';
import { pieceSeat } from '../families/cru/content.ts';
import { listMoves } from './listing.ts';
import {
  CONNECTION,
  fromOf,
  gainCellOf,
  gainOf,
  meetingCellOf,
  reorientation,
  SIGNS,
  TURN_COSTS,
  toOf,
  turnOf,
} from './moves.ts';

// From touched cells and from texts to moves, without listing up to a hundred thousand reorientations.

const { names, off } = board;

/**
 * What touching these cells leaves possible, in the order of path in notation.ts; tiles given up may come in any order.
 */
export function steps(position: Position, touched: readonly Cell[]): Picked {
  const [from, to] = touched;
  if (from === undefined) return { next: starts(position), moves: [] };
  if (pieceSeat(position.slots[from]) !== position.turn) return NOTHING;
  if (to === undefined) return ends(position, from);
  return to === from ? turnSteps(position, touched) : gainSteps(position, touched);
}

const NOTHING: Picked = { next: [], moves: [] };

/** Pieces that can move, or turn. */
function starts(position: Position): Cell[] {
  const moving = new Set(plainMoves(position).map(fromOf));
  const canTurn = freeTiles(position).length >= 2;
  return ownPieces(position).filter((cell) => canTurn || moving.has(cell));
}

/** Where a piece can stop; itself, if it can turn. */
function ends(position: Position, from: Cell): Picked {
  const moves = plainMoves(position).filter((move) => fromOf(move) === from);
  const stops = [...new Set(moves.map(toOf))];
  if (freeTiles(position).length < 2) return { next: stops, moves: [] };
  return { next: [...stops, from], moves: [], asks: 'go or turn' };
}

/** A second or third touch of the piece, then the tiles that its turn costs. */
function turnSteps(position: Position, touched: readonly Cell[]): Picked {
  const [piece] = touched;
  const isRight = touched[2] === piece;
  const given = touched.slice(isRight ? 3 : 2);
  const cost = isRight ? 4 : 2;
  const free = freeTiles(position);
  const isPossible =
    free.length >= cost && given.every((cell, at) => free.includes(cell) && given.indexOf(cell) === at);
  if (!isPossible || given.length > cost) return NOTHING;
  if (given.length === cost) return { next: [], moves: turnsOf(cost).map((turn) => turnMove(piece, turn, given)) };
  const rest = free.filter((cell) => !given.includes(cell));
  if (isRight) return { next: rest, moves: [], asks: 'give four' };
  const canTurnMore = given.length === 0 && free.length >= 4;
  return {
    next: [...rest, ...(canTurnMore ? [piece] : [])],
    moves: [],
    asks: canTurnMore ? 'give two or four' : 'give two',
  };
}

/** The left and the right turn with this cost. */
function turnsOf(cost: number): number[] {
  return TURN_COSTS.flatMap((one, turn) => (one === cost ? [turn] : []));
}

function turnMove(piece: Cell, turn: number, given: readonly Cell[]): Move {
  return reorientation(piece, turn, Uint8Array.from(given).sort());
}

/** After the path of a piece: the cell of a crossing or the end again, then the cell of a meeting. */
function gainSteps(position: Position, touched: readonly Cell[]): Picked {
  const [from, to] = touched;
  const hasChoice = asksToConnect(position, from, to);
  const next = new Set<Cell>();
  const moves: Move[] = [];
  let asks = 'meeting';
  for (const move of plainMoves(position)) {
    if (fromOf(move) !== from || toOf(move) !== to) continue;
    const gained = gainOf(move) === CONNECTION && hasChoice ? to : gainCellOf(move);
    const path = [from, to, gained, meetingCellOf(move)].filter((cell) => cell !== off);
    if (!touched.every((cell, at) => path[at] === cell)) continue;
    if (path.length === touched.length) moves.push(move);
    else next.add(path[touched.length]);
    if (touched.length === 2 && gained !== off) asks = hasChoice ? 'gain or connect' : 'gain';
  }
  return { next: [...next], moves, ...(next.size > 0 ? { asks } : {}) };
}

/** §15: whether a move could bring either a crossing or a connection. */
export function asksToConnect(position: Position, from: Cell, to: Cell): boolean {
  const gains = plainMoves(position).filter((move) => fromOf(move) === from && toOf(move) === to);
  return gains.some((move) => gainOf(move) === CONNECTION) && gains.some((move) => gainCellOf(move) !== off);
}

/** A reorientation: piece, sign and tiles. A move: from, to, what it gains, what a meeting gains. */
const TURN = /^([a-i][1-9])(<<?|>>?)\(?((?:[a-i][1-9],?)+)\)?$/;
const MOVE = /^([a-i][1-9])([a-i][1-9])(\*|=[a-i][1-9])?(\+[a-i][1-9])?$/;

/** The legal move that a text names, or NO_MOVE. */
export function readMove(position: Position, plain: string): Move {
  const [, piece, sign, tiles] = TURN.exec(plain) ?? [];
  if (piece !== undefined) {
    const given = (tiles.match(/[a-i][1-9]/g) ?? []).map((name) => names.indexOf(name));
    const from = names.indexOf(piece);
    const cost = TURN_COSTS[SIGNS.indexOf(sign)];
    const path = [...new Array<Cell>(1 + cost / 2).fill(from), ...given];
    return steps(position, path).moves.find((move) => turnOf(move) === SIGNS.indexOf(sign)) ?? NO_MOVE;
  }
  const [, from, to, gain = '', met = ''] = MOVE.exec(plain) ?? [];
  if (from === undefined) return NO_MOVE;
  const gained = gain.startsWith('=') ? names.indexOf(gain.slice(1)) : off;
  const meeting = met === '' ? off : names.indexOf(met.slice(1));
  const wanted = plainMoves(position).find(
    (move) =>
      fromOf(move) === names.indexOf(from) &&
      toOf(move) === names.indexOf(to) &&
      (gainOf(move) === CONNECTION) === (gain === '*') &&
      gainCellOf(move) === gained &&
      meetingCellOf(move) === meeting,
  );
  return wanted ?? NO_MOVE;
}

const listed = new Int32Array(100_000);

/** All moves but reorientations. */
function plainMoves(position: Position): Move[] {
  return Array.from(listed.subarray(0, listMoves(position, board.cellCount, listed, 0)));
}

function ownPieces({ slots, turn }: Position): Cell[] {
  return cells.filter((cell) => pieceSeat(slots[cell]) === turn);
}

function freeTiles({ slots, turn }: Position): Cell[] {
  return cells.filter((cell) => slots[cell] === turn + 1);
}

const cells: readonly Cell[] = names.map((_, cell) => cell);
