import type { Position } from '../../core/position.ts';
import type { Move, Seat } from '../../core/types.ts';
import { proveWin } from './against-all.ts';

/** Among three or four: a seat that has to stop another one, because nobody else can. */
export interface Duty {
  readonly leader: Seat;
  readonly stopper: Seat;
  /** Plies within which the leader wins, whatever all others do, if the stopper does not stop it. */
  readonly within: number;
  /** Moves of those before the stopper, and one with which it stops the leader for so long. */
  readonly stop: readonly Move[];
  /** The same moves, one with which it does not, and how the leader wins then. */
  readonly win: readonly Move[];
  /** All moves with which the stopper stops the leader at its turn there, and how many it has. */
  readonly stopping: readonly Move[];
  readonly replies: number;
}

export interface DutyLimits {
  /** Plies within which the leader must be about to win. */
  readonly plies: number;
  /** Moves made: about what it may cost. */
  readonly moves: number;
}

/** More replies than this are not tried one by one. */
const MOST_REPLIES = 250;
/** Parts of the moves: for each first question, and for all replies together. */
const FIRST_PART = 8;
const REPLIES_PART = 2;

/**
 * Who of the others is the only one that can still stop a leader, in a running game: all of them together can, none of
 * them without that one, and at least half of its moves would let it happen. Everything is proved against every play of
 * everybody else; it says who can, not who will.
 */
export function findDuty(position: Position, leader: Seat, { plies, moves }: DutyLimits): Duty | undefined {
  if (position.seats < 3) return undefined;
  const first = Math.ceil(moves / FIRST_PART);
  const together = proveWin(position, leader, { plies, moves: first });
  if (together.within > 0) return undefined; // nobody can stop it
  const { refuted } = together;
  for (let after = 0; after < position.seats; after++) {
    const stopper = (position.turn + after) % position.seats;
    if (stopper === leader) continue;
    const without = proveWin(position, leader, { plies: refuted, moves: first, helpers: 1 << stopper });
    if (without.within === 0) continue;
    const duty = dutyOf(position, leader, stopper, without.line, refuted, Math.ceil(moves / REPLIES_PART));
    if (duty !== undefined) return duty;
  }
  return undefined;
}

/** What the stopper's moves do, once those before it have played as in this line. */
function dutyOf(
  position: Position,
  leader: Seat,
  stopper: Seat,
  line: readonly Move[],
  plies: number,
  moves: number,
): Duty | undefined {
  const board = position.clone();
  const before: Move[] = [];
  for (const move of line) {
    if (board.turn === stopper) break;
    before.push(move);
    board.play(move);
  }
  if (board.over || board.turn !== stopper) return undefined;
  const replies = allMoves(board);
  if (replies.length > MOST_REPLIES) return undefined;
  const left = plies - before.length - 1;
  const limits = { plies: left, moves: Math.ceil(moves / replies.length) };
  const stopping: { move: Move; refuted: number }[] = [];
  let longest: readonly Move[] = [];
  for (const move of replies) {
    board.play(move);
    const isWon = board.over && board.winners === 1 << leader;
    const found = board.over ? undefined : proveWin(board, leader, limits);
    board.undo();
    const isLet = isWon || (found !== undefined && found.within > 0);
    if (!isLet) stopping.push({ move, refuted: found?.refuted ?? Number.POSITIVE_INFINITY });
    else if ((found?.line.length ?? 0) >= longest.length) longest = [move, ...(found?.line ?? [])];
  }
  const within = before.length + longest.length;
  const isKnown = stopping.every(({ refuted }) => refuted >= longest.length - 1);
  if (stopping.length === 0 || longest.length === 0 || 2 * stopping.length > replies.length || !isKnown)
    return undefined;
  const stop = [...before, stopping[0].move];
  const win = [...before, ...longest];
  return { leader, stopper, within, stop, win, stopping: stopping.map(({ move }) => move), replies: replies.length };
}

/** Every legal move; none where there are more than a list holds. */
function allMoves(board: Position): Int32Array {
  const { mostMoves, generate } = board.rules.generateAll ?? board.rules;
  const moves = new Int32Array(mostMoves);
  return moves.subarray(0, generate(board, moves, 0));
}
