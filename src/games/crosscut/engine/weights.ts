/** What the evaluation counts, in hundredths of a disc. It is linear in them, so that they can be fitted to results. */
export type Weights = {
  /** A disc, counted in its row and again in its column. */
  readonly disc: number;
  /** A row or column without enemies that the seat would complete with this many discs. */
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
  /** One with enemies that it would complete by turning them, if only this seat moved there. */
  readonly oneTurning: number;
  readonly twoTurning: number;
  readonly threeTurning: number;
  /** A run of discs: this for each pair of discs in it, neighbours or not. */
  readonly run: number;
  /** Each disc of a run that one enemy disc in its line would flank. */
  readonly exposed: number;
  /** Additional worth of the same at the seat's turn. */
  readonly twoAtTurn: number;
  readonly threeAtTurn: number;
  readonly fourAtTurn: number;
  readonly twoTurningAtTurn: number;
  readonly threeTurningAtTurn: number;
  readonly exposedAtTurn: number;
  /** The seat to move completes a line immediately. */
  readonly win: number;
  /** The seat to move cannot, and must stop more than one line of its opponent. */
  readonly fork: number;
  /** It is this seat's turn. */
  readonly tempo: number;
};

/** Set by hand, from matches of a few dozen games at equal nodes. */
export const handWeights: Weights = {
  disc: 50,
  one: 125,
  two: 250,
  three: 80,
  four: 15,
  oneTurning: 125,
  twoTurning: 40,
  threeTurning: 10,
  run: 5,
  exposed: -15,
  twoAtTurn: 0,
  threeAtTurn: 0,
  fourAtTurn: 0,
  twoTurningAtTurn: 0,
  threeTurningAtTurn: 0,
  exposedAtTurn: 0,
  win: 2500,
  fork: -750,
  tempo: 30,
};
