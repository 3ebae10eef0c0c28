import { alikeThroughout, type BlendedWeights } from '../families/cru/blend.ts';

/** What Shacru is judged by. */
export const THINGS = [
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

/** What things are worth in Shacru, in hundredths of a tile. */
export type Weights = BlendedWeights<(typeof THINGS)[number]>;

/** Set by hand, by matches of some dozens of games at equal nodes. */
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
