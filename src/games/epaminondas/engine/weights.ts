import type { Weights as PhalanxWeights } from '../../families/phalanx/weights.ts';

export type Weights = PhalanxWeights;

/** Set by hand, from matches of a few dozen games at equal nodes. */
export const handWeights: Weights = {
  piece: 100,
  advance: 4,
  home: 6,
  near: 0,
  far: 300,
  crossing: 60,
  mayCross: 80,
  rank: 4,
  file: 4,
  slant: 4,
  rankTriple: 8,
  fileTriple: 8,
  slantTriple: 8,
  attack: 20,
  leap: 0,
  mayCapture: 0,
  fork: 0,
  tempo: 10,
};
