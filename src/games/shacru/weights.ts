/** What things are worth in Shacru, in hundredths of a tile. */
export type Weights = {
  /** A tile of one's own. */
  readonly tile: number;
  /** A neutral cell that one's pieces reach before all others. */
  readonly first: number;
  /** A neutral cell that another reaches as early. */
  readonly shared: number;
  /** A neutral cell that a piece could get to, for each piece. */
  readonly room: number;
  /** A step that is open to one of one's pieces. */
  readonly step: number;
  /** A piece without an open step. */
  readonly stuck: number;
  /** The turn. */
  readonly turn: number;
};

/** Set by hand, by matches of some dozens of games at equal nodes. */
export const handWeights: Weights = {
  tile: 100,
  first: 24,
  shared: 8,
  room: 12,
  step: 15,
  stuck: -40,
  turn: 25,
};
