import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import type { TrainingGame } from '../self-play.ts';
import type { NetPositions } from './positions.ts';

/** A position, and what was foretold for its seat to move, from 0 to 1. */
export interface Misjudged {
  readonly position: string;
  readonly foretold: number;
  readonly result: number;
}

/** The positions, given by their indices, that are foretold worst, at most one of a game. */
export function worstOf(
  start: Position,
  games: readonly TrainingGame[],
  positions: NetPositions,
  indices: readonly number[],
  foretold: Float64Array,
  most: number,
): Misjudged[] {
  const misses = indices.map((index, at) => ({
    ...{ game: positions.games[index], ply: positions.plies[index] },
    ...{ foretold: foretold[at], result: positions.results[index * positions.judged] },
    miss: Math.abs(foretold[at] - positions.results[index * positions.judged]),
  }));
  const shown = new Set<number>();
  const worst = misses
    .sort((one, other) => other.miss - one.miss)
    .filter(({ game }) => shown.size < most && !shown.has(game) && shown.add(game));
  return worst.map(({ game, ply, foretold: expected, result }) => {
    const position = start.clone();
    for (const move of games[game].moves.slice(0, ply)) position.play(move);
    return { position: writePosition(position), foretold: expected, result };
  });
}
