import { isFault } from '../fault.ts';
import type { Game } from '../game.ts';
import { defaultOptions } from '../options.ts';
import { type Position, startPosition } from '../position.ts';
import { Random } from '../random.ts';
import { readPosition } from '../text.ts';
import { randomMove } from './playout.ts';

/** Moves into a random game: pieces have met, and hardly any game is over. */
const PLIES = 12;

/** A position that shows what a game looks like: the one it names, or one of a random game. */
export function examplePosition(game: Game): Position {
  const named = game.example === undefined ? undefined : readPosition(game, game.example);
  if (named !== undefined && !isFault(named)) return named;
  const position = startPosition(game, defaultOptions(game.options));
  const random = new Random(1);
  for (let ply = 0; ply < PLIES && !position.over; ply++) position.play(randomMove(position, random));
  if (position.over) position.undo();
  return position;
}
