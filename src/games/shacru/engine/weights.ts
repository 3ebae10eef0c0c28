import { alikeThroughout } from '../../families/cru/engine/blend.ts';
import type { StepWeights } from '../../families/cru/step/weights.ts';

export type Weights = StepWeights;

/** Set by hand, from matches of a few dozen games at equal nodes. */
export const handWeights: Weights = alikeThroughout({
  tile: 100,
  first: 24,
  shared: 8,
  room: 12,
  cramped: 0,
  step: 15,
  stuck: -40,
  turn: 25,
});
