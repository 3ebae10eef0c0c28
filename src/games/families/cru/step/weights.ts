import type { BlendedWeights } from '../engine/blend.ts';

/** What games with one step a move are judged by. */
export const STEP_THINGS = [
  /** A tile of one's own. */
  'tile',
  /** A neutral cell that one's pieces reach before all others. */
  'first',
  /** A neutral cell that another reaches as early. */
  'shared',
  /** A neutral cell that a piece could get to, for each piece. */
  'room',
  /** A piece with little room. */
  'cramped',
  /** A step that is open to one of one's pieces. */
  'step',
  /** A piece without an open step. */
  'stuck',
  /** The turn. */
  'turn',
] as const;

/** What these things are worth, in hundredths of a tile. */
export type StepWeights = BlendedWeights<(typeof STEP_THINGS)[number]>;
