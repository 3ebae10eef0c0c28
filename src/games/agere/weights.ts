/**
 * The evaluation takes every cell for a coin that falls on one seat or the other. Leanings say how: 100 is certainly
 * the seat's, 0 as likely the one's as the other's. Values are in hundredths of a piece.
 */
export type Weights = {
  /** Leaning of a single disc that nobody can capture, now or after placing a disc beside it. */
  readonly safe: number;
  /** Leaning of a single disc beside an empty cell, where an enemy may appear, when it is its owner's turn, and when it is not. */
  readonly approachableAtTurn: number;
  readonly approachable: number;
  /** Leaning of a single disc that can be captured, likewise. */
  readonly attackedAtTurn: number;
  readonly attacked: number;
  /** Leaning of a higher stack that nobody can capture now, and of one that can be, likewise. */
  readonly tall: number;
  readonly tallAttackedAtTurn: number;
  readonly tallAttacked: number;
  /** Leaning of an empty cell beside one stack of the seat more than of its opponent, beside two more, beside three; for further ones it grows in proportion. */
  readonly influence: number;
  readonly influenceTwo: number;
  readonly influenceThree: number;
  /** Leaning of every empty cell to the seat to move. */
  readonly initiative: number;
  /** Leaning more of an empty cell that joins two stacks if another empty one does not, and a stack and the edge likewise. */
  readonly bridge: number;
  readonly edgeBridge: number;
  /** Leaning more of one that alone can still join them, when it is the seat's turn, and when it is not. */
  readonly gapAtTurn: number;
  readonly gap: number;
  /** Value of being connected for certain. */
  readonly connection: number;
  /** Value of having the turn. */
  readonly tempo: number;
};

/** Set by hand, by matches of some dozens of games at equal nodes. */
export const handWeights: Weights = {
  safe: 100,
  approachableAtTurn: 70,
  approachable: 70,
  attackedAtTurn: 40,
  attacked: 30,
  tall: 100,
  tallAttackedAtTurn: 40,
  tallAttacked: 30,
  influence: 10,
  influenceTwo: 20,
  influenceThree: 30,
  initiative: 0,
  bridge: 0,
  edgeBridge: 0,
  gapAtTurn: 0,
  gap: 0,
  connection: 2000,
  tempo: 50,
};
