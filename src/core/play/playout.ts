import type { Position } from '../position.ts';
import type { Random } from '../random.ts';
import type { Move } from '../types.ts';

const listed = new Int32Array(4096);

/** A uniformly random legal move of a running game. */
export function randomMove(position: Position, random: Random): Move {
  const { rules } = position;
  if (rules.sample !== undefined) return rules.sample(position, random);
  return listed[random.below(rules.generate(position, listed, 0))];
}

/** Plays random moves to the end of the game and returns how many there were. */
export function playout(position: Position, random: Random): number {
  const start = position.ply;
  while (!position.over) position.play(randomMove(position, random));
  return position.ply - start;
}
