import { legalMoves, writeMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Move } from '../core/types.ts';
import { proveWin, type WinProof } from '../search/solve/against-all.ts';
import type { PuzzleTask } from './puzzle.ts';

/**
 * A win that comes so many moves later than the quickest is looked for and is right as well. Where boards are too wide
 * for that, a move is wrong only if it is proved not to win at least so many moves later.
 */
export const SLACK = 4;
const LEAST_SLACK = 2;
/** Moves made for one proof. */
export const PROOF_MOVES = 500_000;

/** Whether a move keeps the result of a task; undefined where that could not be proved. */
export function keepsResult(position: Position, move: Move, task: PuzzleTask): boolean | undefined {
  const place = position.clone();
  place.play(move);
  return task.kind === 'win' ? stillWins(place, task) : isSafe(place, task);
}

function stillWins(place: Position, { seat, within }: PuzzleTask): boolean | undefined {
  if (place.over) return place.winners === 1 << seat;
  const proof = proveWin(place, seat, { plies: within + SLACK - 1, moves: PROOF_MOVES });
  return isKnown(proof, within + LEAST_SLACK - 1) ? proof.within > 0 : undefined;
}

function isSafe(place: Position, { seat, within }: PuzzleTask): boolean | undefined {
  if (place.over) return ((place.winners >> seat) & 1) === 1;
  let safe: boolean | undefined = true;
  for (let other = 0; other < place.seats; other++) {
    if (other === seat) continue;
    const proof = proveWin(place, other, { plies: within + SLACK, moves: PROOF_MOVES });
    if (proof.within > 0) return false;
    if (!isKnown(proof, within + LEAST_SLACK)) safe = undefined;
  }
  return safe;
}

function isKnown({ within, refuted }: WinProof, plies: number): boolean {
  return within > 0 || refuted >= plies;
}

/** All moves that keep the result; undefined where too little could be proved, or more than so many do. */
export function movesThatKeep(position: Position, task: PuzzleTask, most: number): readonly string[] | undefined {
  const right: string[] = [];
  for (const move of legalMoves(position)) {
    const keeps = keepsResult(position, move, task);
    if (keeps === undefined) return undefined;
    if (keeps && right.push(writeMove(position, move)) > most) return undefined;
  }
  return right;
}
