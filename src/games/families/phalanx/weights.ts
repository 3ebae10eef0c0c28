/**
 * What the evaluation counts, in hundredths of a piece. It is linear in them, so that they can be fitted to results.
 */
export type Weights = {
  /** A piece on the board. */
  readonly piece: number;
  /** Each row that a piece is ahead of its home row. */
  readonly advance: number;
  /** A piece that guards its home row. */
  readonly home: number;
  /** A piece one or two rows before the far row. */
  readonly near: number;
  /** A piece on the far row. */
  readonly far: number;
  /** A cell of the far row that could be reached with one move. */
  readonly crossing: number;
  /** The seat to move could reach one. */
  readonly mayCross: number;
  /** Two neighbouring pieces in a rank, in a file, on a diagonal. */
  readonly rank: number;
  readonly file: number;
  readonly slant: number;
  /** Three pieces in a line, likewise. */
  readonly rankTriple: number;
  readonly fileTriple: number;
  readonly slantTriple: number;
  /** An enemy piece that a pair beside it could capture. */
  readonly attack: number;
  /** One that a pair could capture across an empty cell. */
  readonly leap: number;
  /** The seat to move could capture in one of these ways. */
  readonly mayCapture: number;
  /** Its opponent could, in more than one place. */
  readonly fork: number;
  /** It is this seat's turn. */
  readonly tempo: number;
};
