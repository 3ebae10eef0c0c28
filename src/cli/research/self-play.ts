import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import type { Random } from '../../core/random.ts';
import type { Move } from '../../core/types.ts';
import { limitsOf, type Search } from '../../search/search.ts';
import type { SelfPlay } from '../../train/self-play.ts';

/** One game of a data set. */
export interface SetGame {
  readonly moves: readonly Move[];
  /** The score of the search before each move, for the seat to move; undefined where the move was drawn. */
  readonly scores: readonly (number | undefined)[];
  /** The set of seats that won; 0 where the game was cut off. */
  readonly winners: number;
}

/** Plays one game of a search against itself, with any number of seats. */
export function playForSet(start: Position, search: Search, play: SelfPlay, random: Random): SetGame {
  const limits = limitsOf({ nodes: play.nodes });
  const position = start.clone();
  const opening = random.below(play.opening + 1);
  const moves: Move[] = [];
  const scores: (number | undefined)[] = [];
  while (!position.over && moves.length < play.cap) {
    const isDrawn = moves.length < opening || random.below(play.slip) === 0;
    const thought = isDrawn ? undefined : search.think(position, limits);
    const move = thought?.move ?? randomMove(position, random);
    moves.push(move);
    scores.push(thought?.score);
    position.play(move);
  }
  return { moves, scores, winners: position.winners };
}
