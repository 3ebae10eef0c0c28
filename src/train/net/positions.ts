import type { Evaluate } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';
import { PROVED } from '../../search/search.ts';
import { chance } from '../chance.ts';
import type { TrainingGame } from '../self-play.ts';

/** Positions of games of two that a net learns from, all from the view of the seat to move. */
export interface NetPositions {
  readonly count: number;
  /** What the cells hold, at index * cellCount. */
  readonly cells: Int16Array;
  readonly turns: Uint8Array;
  /** The evaluation alone. */
  readonly values: Float64Array;
  /** Score of the search, and result of the game, from 0 to 1. */
  readonly scores: Float64Array;
  readonly results: Float64Array;
  /** The game each position is from: those of one game are never both learned from and tested on. */
  readonly games: Int32Array;
  /** Moves before each position. */
  readonly plies: Int32Array;
}

/**
 * The positions that were searched, without those of games that were stopped. After a random move the result says less,
 * but evaluations must know what bad moves lead to.
 */
export function gatherPositions(start: Position, evaluate: Evaluate, games: readonly TrainingGame[]): NetPositions {
  const { cellCount } = start.board;
  const room = games.reduce((sum, { moves }) => sum + moves.length, 0);
  const gathered = {
    cells: new Int16Array(room * cellCount),
    turns: new Uint8Array(room),
    values: new Float64Array(room),
    scores: new Float64Array(room),
    results: new Float64Array(room),
    games: new Int32Array(room),
    plies: new Int32Array(room),
  };
  const position = start.clone();
  let count = 0;
  for (const [index, { moves, scores, result }] of games.entries()) {
    if (result === undefined) continue;
    position.copy(start);
    for (const [ply, move] of moves.entries()) {
      const score = scores[ply];
      if (score !== undefined) {
        const { turn, slots } = position;
        gathered.cells.set(slots.subarray(0, cellCount), count * cellCount);
        gathered.turns[count] = turn;
        gathered.values[count] = evaluate(position, turn);
        gathered.scores[count] = turn === 0 ? score : 0 - score;
        gathered.results[count] = turn === 0 ? result : 1 - result;
        gathered.games[count] = index;
        gathered.plies[count] = ply;
        count++;
      }
      position.play(move);
    }
  }
  return { count, ...gathered };
}

/** What a net should foretell: partly the result, partly what the search found. */
export function targetOf({ scores, results }: NetPositions, index: number, scale: number, trust: number): number {
  const score = scores[index];
  const expected = Math.abs(score) >= PROVED ? Number(score > 0) : chance(score / scale);
  return trust * results[index] + (1 - trust) * expected;
}
