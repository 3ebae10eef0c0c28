import type { Evaluate } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';
import { PROVED } from '../../search/search.ts';
import { chance } from '../chance.ts';
import { shareOf, type TrainingGame } from '../self-play.ts';

/**
 * Positions that a net learns from. With two seats it judges the seat to move, and what that one has not the other has;
 * with more it judges each, from the seat to move on.
 */
export interface NetPositions {
  readonly count: number;
  /** Seats that are judged in a position. */
  readonly judged: number;
  /** What the cells hold, at index * cellCount. */
  readonly cells: Int16Array;
  readonly turns: Uint8Array;
  /** At index * judged: the evaluation alone of each seat judged, and what it won, from 0 to 1. */
  readonly values: Float64Array;
  readonly results: Float64Array;
  /** Score of the search, for the seat to move. */
  readonly scores: Float64Array;
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
  const { seats, board } = start;
  const { cellCount } = board;
  const judged = seats === 2 ? 1 : seats;
  const room = games.reduce((sum, { moves }) => sum + moves.length, 0);
  const gathered = {
    cells: new Int16Array(room * cellCount),
    turns: new Uint8Array(room),
    values: new Float64Array(room * judged),
    results: new Float64Array(room * judged),
    scores: new Float64Array(room),
    games: new Int32Array(room),
    plies: new Int32Array(room),
  };
  const position = start.clone();
  const worths = new Float64Array(seats);
  let count = 0;
  for (const [index, { moves, scores, winners }] of games.entries()) {
    if (winners === 0) continue;
    position.copy(start);
    for (const [ply, move] of moves.entries()) {
      const score = scores[ply];
      if (score !== undefined) {
        const { turn, slots } = position;
        gathered.turns[count] = turn;
        judge(position, evaluate, worths);
        gathered.cells.set(slots.subarray(0, cellCount), count * cellCount);
        for (let at = 0; at < judged; at++) {
          const seat = (turn + at) % seats;
          gathered.values[count * judged + at] = worths[seat];
          gathered.results[count * judged + at] = shareOf(winners, seat);
        }
        gathered.scores[count] = turn > 0 && seats === 2 ? 0 - score : score;
        gathered.games[count] = index;
        gathered.plies[count] = ply;
        count++;
      }
      position.play(move);
    }
  }
  return { count, judged, ...gathered };
}

/** The worth of every seat judged, by seats; of two it is how far the seat to move is ahead. */
export function judge(position: Position, evaluate: Evaluate, worths: Float64Array): void {
  const { turn, seats } = position;
  if (seats === 2) worths[turn] = evaluate(position, turn);
  else if (evaluate.each !== undefined) evaluate.each(position, worths);
  else for (let seat = 0; seat < seats; seat++) worths[seat] = evaluate(position, seat);
}

/**
 * What a net should foretell of the seat that is judged at this place: partly what it won and, of two, partly what the
 * search found. With more, a search that fears all others says little about the share of a seat.
 */
export function targetOf(
  { scores, results, judged }: NetPositions,
  index: number,
  at: number,
  scale: number,
  trust: number,
): number {
  const result = results[index * judged + at];
  if (judged > 1) return result;
  const score = scores[index];
  const expected = Math.abs(score) >= PROVED ? Number(score > 0) : chance(score / scale);
  return trust * result + (1 - trust) * expected;
}
