/** What things are worth in Azacru, in hundredths of a tile. */
export type Weights = {
  /** A tile of the seat. */
  readonly tile: number;
  /** A neutral cell that a piece could get to by single steps, for each piece. */
  readonly room: number;
  /** A cell on which a piece can stop. */
  readonly stop: number;
  /** A piece on the board. */
  readonly piece: number;
  /** A piece that cannot move. */
  readonly stuck: number;
  /** Each cell that a piece may go in a move. */
  readonly power: number;
  /** A tile that the best connection wins. */
  readonly connection: number;
  /** A tile that the best connection at the cost of a piece would win. */
  readonly sacrifice: number;
  /** The turn. */
  readonly turn: number;
};

/** Set by hand, from matches of a few dozen games at equal nodes. */
export const handWeights: Weights = {
  tile: 100,
  room: 15,
  stop: 2,
  piece: 50,
  stuck: -90,
  power: 8,
  connection: 20,
  sacrifice: 30,
  turn: 45,
};
