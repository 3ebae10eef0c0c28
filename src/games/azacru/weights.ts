/** What things are worth in Azacru, in hundredths of a tile. */
export const weights = {
  /** A tile of one's own. */
  tile: 100,
  /** A neutral cell that a piece could get to by single steps, for each piece. */
  room: 15,
  /** A cell on which a piece can stop. */
  stop: 2,
  /** A piece on the board. */
  piece: 50,
  /** A piece that cannot move. */
  stuck: -90,
  /** A cell more that a piece may go in a move. */
  power: 8,
  /** A tile that the best connection wins. */
  connection: 20,
  /** A tile that the best connection at the price of a piece would win. */
  sacrifice: 30,
  /** The turn. */
  turn: 45,
};
