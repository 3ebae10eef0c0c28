import type { Game } from '../core/game.ts';
import { exactMove, legalTexts } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { NO_MOVE, type Seat } from '../core/types.ts';
import { isTrue } from '../judge/claims/check.ts';
import { keepsResult, SLACK } from './keeps.ts';
import { positionOf } from './pack.ts';
import type { Puzzle } from './puzzle.ts';

/** What was found wrong with a puzzle: nothing, where it is sound. */
export interface Verified {
  /** Moves that are accepted and should not be, or the reverse. */
  readonly wrong: readonly string[];
  /** Moves that the rules alone could not decide in so many steps: a proof search did. */
  readonly searched: number;
}

/** Moves that are tried by the rules alone to decide about one. */
const STEPS = 50_000;

/** Proves a puzzle again, by trying every move; only where that takes too long by a fresh proof search. */
export function verifyPuzzle(game: Game, puzzle: Puzzle, steps = STEPS): Verified {
  const position = positionOf(game, puzzle);
  const wrong: string[] = [];
  let searched = 0;
  for (const move of legalTexts(position)) {
    let keeps = keepsByRules(position, move, puzzle, steps);
    if (keeps === undefined) {
      searched++;
      keeps = keepsResult(position, exactMove(position, move), puzzle);
    }
    if (keeps !== puzzle.accepted.includes(move)) wrong.push(move);
  }
  const missing = puzzle.accepted.filter((move) => exactMove(position, move) === NO_MOVE);
  return { wrong: [...wrong, ...missing], searched };
}

function keepsByRules(position: Position, move: string, puzzle: Puzzle, steps: number): boolean | undefined {
  const { kind, seat, within } = puzzle;
  if (kind === 'win') return wins(position, move, seat, within + SLACK - 1, steps);
  let safe: boolean | undefined = true;
  for (let other = 0; other < position.seats; other++) {
    if (other === seat) continue;
    const lost = wins(position, move, other, within + SLACK, steps);
    if (lost === true) return false;
    if (lost === undefined) safe = undefined;
  }
  return safe;
}

/** Whether the seat wins by force within so many moves after the move. */
function wins(position: Position, move: string, seat: Seat, within: number, steps: number): boolean | undefined {
  const claim = { kind: 'forces', proved: true, seat, move, within, line: [move], cells: [], numbers: [] } as const;
  return isTrue(position, claim, steps);
}
