import type { Weights } from '../../../../core/engine.ts';
import { board } from '../board.ts';

/** The late weight of a feature has the name of the early one plus this suffix. */
type Late<Name extends string> = `${Name}Late`;

/** Weights of features at the beginning of a game, when all tiles are neutral, and at its end, when none is. */
export type BlendedWeights<Name extends string> = Readonly<Record<Name | Late<Name>, number>>;

/** The same weights at the end as at the beginning. */
export function alikeThroughout<Name extends string>(weights: Readonly<Record<Name, number>>): BlendedWeights<Name> {
  const late = Object.entries(weights).map(([name, weight]) => [`${name}Late`, weight]);
  return { ...weights, ...Object.fromEntries(late) };
}

/** Most neutral tiles: their number measures how far the game has progressed. */
export const ALL_TILES = board.cellCount;

/**
 * Weights times ALL_TILES: for every number of neutral tiles a row with a weight for each name, interpolated between
 * the early and the late one.
 */
export function blend(names: readonly string[], weights: Weights): Int32Array {
  return Int32Array.from({ length: (ALL_TILES + 1) * names.length }, (_, at) => {
    const neutral = Math.floor(at / names.length);
    const name = names[at % names.length];
    return weights[name] * neutral + weights[`${name}Late`] * (ALL_TILES - neutral);
  });
}
