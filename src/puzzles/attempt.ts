import type { Position } from '../core/position.ts';
import type { Move } from '../core/types.ts';
import { proveWin } from '../search/solve/against-all.ts';
import { keepsResult, PROOF_MOVES, SLACK } from './keeps.ts';
import type { PuzzleTask } from './puzzle.ts';

/**
 * Lets somebody solve a puzzle: every move must keep the result, until the win; the others hold out as long as they
 * can. Whether it was solved.
 */
export function attempt(start: Position, task: PuzzleTask, choose: (position: Position) => Move): boolean {
  const position = start.clone();
  for (let { within } = task; ; ) {
    const move = choose(position);
    if (keepsResult(position, move, { ...task, within }) !== true) return false;
    if (task.kind === 'save') return true;
    position.play(move);
    within = holdOut(position, task, within);
    if (position.over) return true;
  }
}

/** The others play until it is the seat's turn again; returns within how many moves it wins then. */
function holdOut(position: Position, { seat }: PuzzleTask, within: number): number {
  if (position.over) return 0;
  const proof = proveWin(position, seat, { plies: within + SLACK - 1, moves: PROOF_MOVES });
  let left = proof.within;
  for (const move of proof.line) {
    if (position.over || position.turn === seat) break;
    position.play(move);
    left--;
  }
  return left;
}
