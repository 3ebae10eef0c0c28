import { alikeThroughout } from '../../families/cru/engine/blend.ts';
import type { StepWeights } from '../../families/cru/step/weights.ts';

export type Weights = StepWeights;

/** Set by hand: without twists a piece is stuck sooner. */
export const handWeights: Weights = alikeThroughout({
  tile: 100,
  first: 24,
  shared: 8,
  room: 12,
  cramped: 0,
  step: 15,
  stuck: -60,
  turn: 25,
});
