/** What things are worth in Shacru, in hundredths of a tile. */
export const weights = {
  /** A tile of one's own. */
  tile: 100,
  /** A neutral cell that one's pieces reach before all others. */
  first: 24,
  /** A neutral cell that another reaches as early. */
  shared: 8,
  /** A neutral cell that a piece could get to, for each piece. */
  room: 12,
  /** A step that is open to one of one's pieces. */
  step: 15,
  /** A piece without an open step. */
  stuck: -40,
  /** The turn. */
  turn: 25,
};
