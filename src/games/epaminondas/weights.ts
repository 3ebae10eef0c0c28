/** What the evaluation counts, in hundredths of a piece. It is linear in them, so that they can be fitted to results. */
export interface Weights {
  /** A piece on the board. */
  readonly piece: number;
  /** Each row that a piece is ahead of its home row. */
  readonly advance: number;
  /** A piece that guards its home row. */
  readonly home: number;
  /** A piece on the far row. */
  readonly far: number;
  /** A cell of the far row that could be reached with one move. */
  readonly crossing: number;
  /** The seat to move could reach one. */
  readonly mayCross: number;
  /** Two neighbouring pieces, in each of the four axes. */
  readonly pair: number;
  /** Three pieces in a line. */
  readonly triple: number;
  /** An enemy piece that a pair beside it could capture. */
  readonly attack: number;
  /** It is this seat's turn. */
  readonly tempo: number;
}

/** Set by hand, by matches of some dozens of games at equal nodes. */
export const weights: Weights = {
  piece: 100,
  advance: 4,
  home: 6,
  far: 300,
  crossing: 60,
  mayCross: 80,
  pair: 4,
  triple: 8,
  attack: 20,
  tempo: 10,
};
