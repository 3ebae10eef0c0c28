import type { Weights as PhalanxWeights } from '../../families/phalanx/weights.ts';

export type Weights = PhalanxWeights;

/** Set by hand: a capture takes only one stone, so lines and progress to the far row count for more. */
export const handWeights: Weights = {
  piece: 100,
  advance: 6,
  home: 8,
  near: 10,
  far: 100,
  crossing: 80,
  mayCross: 120,
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
