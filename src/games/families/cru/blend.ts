import type { Weights } from '../../../core/game.ts';
import { board } from './board.ts';

/** What a thing is worth at the end of a game has the name of what it is worth at the beginning, and this. */
type Late<Name extends string> = `${Name}Late`;

/** Weights of things at the beginning of a game, when all tiles are neutral, and at its end, when none is. */
export type BlendedWeights<Name extends string> = Readonly<Record<Name | Late<Name>, number>>;

/** The same weights at the end as at the beginning. */
export function alikeThroughout<Name extends string>(weights: Readonly<Record<Name, number>>): BlendedWeights<Name> {
  const late = Object.entries(weights).map(([name, weight]) => [`${name}Late`, weight]);
  return { ...weights, ...Object.fromEntries(late) };
}

/** How far the game is: tiles that are neutral, of so many. */
export const ALL_TILES = board.cellCount;

/**
 * Worth of things times ALL_TILES, by how many tiles are neutral: in between, the weights are in between. Things are
 * numbers from at on, in the order of their names.
 */
export function blender(
  names: readonly string[],
  weights: Weights,
): (things: Int32Array, at: number, neutral: number) => number {
  const early = Int32Array.from(names, (name) => weights[name]);
  const late = Int32Array.from(names, (name) => weights[`${name}Late`]);
  const count = names.length;
  return (things, at, neutral) => {
    let worthEarly = 0;
    let worthLate = 0;
    for (let thing = 0; thing < count; thing++) {
      worthEarly += early[thing] * things[at + thing];
      worthLate += late[thing] * things[at + thing];
    }
    return worthEarly * neutral + worthLate * (ALL_TILES - neutral);
  };
}
