import { searchedMoves } from '../moves.ts';
import type { Position } from '../position.ts';
import type { Random } from '../random.ts';
import type { Move } from '../types.ts';

/** The move with the highest worth, judging moves one by one; ties are broken at random. */
export function bestMove(position: Position, random: Random, worth: (move: Move) => number): Move {
  const moves = searchedMoves(position);
  let best = Number.NEGATIVE_INFINITY;
  let equals = 0;
  let [chosen] = moves;
  for (const move of moves) {
    const value = worth(move);
    if (value > best) {
      best = value;
      equals = 0;
    }
    if (value === best && random.below(++equals) === 0) chosen = move;
  }
  return chosen;
}
