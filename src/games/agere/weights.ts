/**
 * The evaluation takes every cell for a coin that falls on one seat or the other. Leanings say how: 100 is certainly
 * the seat's, 0 as likely the one's as the other's. Values are in hundredths of a piece.
 */
export interface Weights {
  /** Leaning of an own stack that nobody can capture now. */
  readonly safe: number;
  /** Leaning of a single disc beside an empty cell, where an enemy may appear. */
  readonly approachable: number;
  /** Leaning of a stack that can be captured, when it is its owner's turn, and when it is not. */
  readonly attackedAtTurn: number;
  readonly attacked: number;
  /** Leaning of an empty cell for each neighbouring stack of the seat more than of its opponent. */
  readonly influence: number;
  /** Value of being connected for certain. */
  readonly connection: number;
  /** Value of having the turn. */
  readonly tempo: number;
}

/** Set by hand, by matches of some dozens of games at equal nodes. */
export const weights: Weights = {
  safe: 100,
  approachable: 70,
  attackedAtTurn: 40,
  attacked: 30,
  influence: 10,
  connection: 2000,
  tempo: 50,
};
