import type { Evaluate } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';
import type { Move, Seat } from '../../core/types.ts';
import { PROVED, type Search, WIN } from '../search.ts';
import { scatter } from './blur.ts';

export interface GreedyParameters {
  /** Percent of the moves that it skips; which ones depends on the position. */
  readonly skipRate?: number;
  readonly seed?: number;
}

/** Makes the move that looks best right after it is made, for any number of seats: one ply, and nothing beyond it. */
export function greedy(evaluate: Evaluate, { skipRate = 0, seed = 1 }: GreedyParameters = {}): Search {
  let moves = new Int32Array(0);
  return {
    name: 'greedy',
    think(given, limits, report) {
      if (given.over) throw new Error('The game is over.');
      const position = given.clone();
      if (moves.length < position.rules.mostMoves) moves = new Int32Array(position.rules.mostMoves);
      const end = position.rules.generate(position, moves, 0);
      let best = Number.NEGATIVE_INFINITY;
      let move: Move = moves[(scatter(position, seed) >>> 0) % end];
      let nodes = 0;
      for (let index = 0; index < end && nodes < limits.nodes && !limits.stop(); index++) {
        if (skipRate > 0 && (scatter(position, seed + moves[index] + 1) >>> 0) % 100 < skipRate) continue;
        nodes++;
        const score = scoreOf(position, moves[index], evaluate);
        if (score <= best) continue;
        best = score;
        move = moves[index];
      }
      if (nodes === 0) best = clip(evaluate(position, position.turn));
      // Only a search of all moves knows that every one loses, and among more than two none does.
      const score = best <= -PROVED && (nodes < end || position.seats > 2) ? 1 - PROVED : best;
      const thought = { move, score, line: [move], depth: 1, nodes };
      report?.(thought);
      return thought;
    },
  };
}

/** Score of a move for the seat that makes it: the result if it ends the game, else the evaluation after it. */
export function scoreOf(position: Position, move: Move, evaluate: Evaluate): number {
  const seat = position.turn;
  position.play(move);
  const score = position.over ? endScore(position.winners, seat) : clip(evaluate(position, seat));
  position.undo();
  return score;
}

function endScore(winners: number, seat: Seat): number {
  if (winners === 1 << seat) return WIN - 1;
  return (winners >> seat) & 1 ? 0 : 1 - WIN;
}

/** An evaluation never looks like a proof. */
function clip(value: number): number {
  return Math.max(1 - PROVED, Math.min(PROVED - 1, value));
}
