/**
 * The evaluation treats every cell as a coin that falls to one seat or the other. Leanings say how: 100 is certainly
 * the seat's, 0 is even. Values are in hundredths of a piece. Where there are two weights, the one named AtTurn is for
 * the seat to move.
 */
export type Weights = {
  /** Leaning of a single disc that nobody can capture, now or after placing a disc beside it. */
  readonly safe: number;
  /** Leaning of a single disc beside one or two empty cells, where an enemy may appear, and beside more. */
  readonly exposedAtTurn: number;
  readonly exposed: number;
  readonly openAtTurn: number;
  readonly open: number;
  /** Leaning of a single disc that one enemy can capture, and of one that several can. */
  readonly attackedAtTurn: number;
  readonly attacked: number;
  readonly attackedTwiceAtTurn: number;
  readonly attackedTwice: number;
  /** Leaning of a stack of two discs that nobody can capture now, and of two that can be. */
  readonly tall: number;
  readonly tallAttackedAtTurn: number;
  readonly tallAttacked: number;
  /** The same for a higher stack. */
  readonly high: number;
  readonly highAttackedAtTurn: number;
  readonly highAttacked: number;
  /**
   * Leaning of an empty cell to the owner of one single disc beside it, of two, of three; extrapolated in proportion.
   */
  readonly besideAtTurn: number;
  readonly beside: number;
  readonly besideTwoAtTurn: number;
  readonly besideTwo: number;
  readonly besideThreeAtTurn: number;
  readonly besideThree: number;
  /** The same for higher stacks. */
  readonly besideTallAtTurn: number;
  readonly besideTall: number;
  readonly besideTwoTallAtTurn: number;
  readonly besideTwoTall: number;
  /** Additional leaning of an empty cell at the edge to the owner of a stack beside it. */
  readonly edge: number;
  /** Value of being connected for certain. */
  readonly connection: number;
  /** Value of having the turn. */
  readonly tempo: number;
};

/** Set by hand, from matches of a few dozen games at equal nodes. */
export const handWeights: Weights = {
  safe: 100,
  exposedAtTurn: 70,
  exposed: 70,
  openAtTurn: 70,
  open: 70,
  attackedAtTurn: 40,
  attacked: 30,
  attackedTwiceAtTurn: 40,
  attackedTwice: 30,
  tall: 100,
  tallAttackedAtTurn: 40,
  tallAttacked: 30,
  high: 100,
  highAttackedAtTurn: 40,
  highAttacked: 30,
  besideAtTurn: 10,
  beside: 10,
  besideTwoAtTurn: 20,
  besideTwo: 20,
  besideThreeAtTurn: 30,
  besideThree: 30,
  besideTallAtTurn: 10,
  besideTall: 10,
  besideTwoTallAtTurn: 20,
  besideTwoTall: 20,
  edge: 0,
  connection: 2000,
  tempo: 50,
};
