/** What things are worth in Pacru, in hundredths of a tile. */
export type Weights = {
  /** A tile of the seat. */
  readonly tile: number;
  /** A tile beyond half of the target: these are closer to winning, and hard to take back. */
  readonly late: number;
  /** A piece on the board. */
  readonly piece: number;
  /** A piece that cannot move. */
  readonly stuck: number;
  /** A cell on which a piece can stop. */
  readonly stop: number;
  /** Such a cell beyond a border, where a tile is gained. */
  readonly crossing: number;
  /** Each cell that a piece may go in a move. */
  readonly power: number;
  /** A piece that stands on a tile of its own. */
  readonly rooted: number;
  /** A piece that one piece of an opponent attacks. */
  readonly attacked: number;
  /** A piece that two pieces of one opponent attack. */
  readonly pinned: number;
  /** A tile that the best connection wins; another's counts twice. */
  readonly connection: number;
  /** The turn. */
  readonly turn: number;
};

/** Set by hand, before any game was played. */
export const handWeights: Weights = {
  tile: 100,
  late: 20,
  piece: 300,
  stuck: -80,
  stop: 4,
  crossing: 6,
  power: 8,
  rooted: 30,
  attacked: -15,
  pinned: -120,
  connection: 30,
  turn: 60,
};
