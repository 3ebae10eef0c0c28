import type { BlendedWeights } from '../engine/blend.ts';

/** Features of the evaluation in games with one step per move. */
export const STEP_THINGS = [
  /** A tile of the seat. */
  'tile',
  /** A neutral cell that the seat's pieces reach before all others. */
  'first',
  /** A neutral cell that another seat reaches equally early. */
  'shared',
  /** A neutral cell that a piece could reach, for each piece. */
  'room',
  /** A piece with little room. */
  'cramped',
  /** An open step of one of the seat's pieces. */
  'step',
  /** A piece without an open step. */
  'stuck',
  /** The turn. */
  'turn',
] as const;

/** Weights of these features, in hundredths of a tile. */
export type StepWeights = BlendedWeights<(typeof STEP_THINGS)[number]>;
