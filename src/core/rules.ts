import type { Board } from './board.ts';
import type { Position } from './position.ts';
import type { Random } from './random.ts';
import type { Move } from './types.ts';

/** What the game is: all the hot code a game contains. Allocates nothing. */
export interface Rules {
  /** Every move is below this; tables may be indexed by move. */
  readonly moveLimit: number;
  /** generate never writes more moves than this. */
  readonly mostMoves: number;
  /** Numbers the rules remember besides the cells. */
  readonly varCount: number;
  /** Numbers kept for speed that are derived from the cells and the variables. */
  keptCount(board: Board): number;
  /**
   * The kept values in a form that does not depend on the moves that led here, for tests that compare them with those
   * of derive. Needed only where the values themselves depend on the moves, as the order of a list does.
   */
  tellKept?(position: Position): readonly number[];
  /** Why a game can end; positions hold an index into this. */
  readonly endings: readonly string[];
  /** Puts the pieces of the first position on an empty board. */
  setup(position: Position): void;
  /**
   * Computes what follows from cells, turn and variables: the kept values, who is skipped, whether the game is over.
   * This is the plain form of what apply does incrementally; it runs after setup and after text was read.
   */
  derive(position: Position): void;
  /**
   * Writes every legal move of a running game once, from out[at] on, and returns the index after the last. In a game
   * with generateAll it writes only moves worth searching, at least one: this is what searches use.
   */
  generate(position: Position, out: Int32Array, at: number): number;
  /** Every legal move, where there can be too many for a search. */
  readonly generateAll?: GenerateAll;
  /** Makes a legal move using only set, keep, giveTurn and finish. Skips seats that cannot move. */
  apply(position: Position, move: Move): void;
  /**
   * Gives the turn away as if the seat to move had moved and changed nothing. No legal move: searches ask whether a
   * seat stands so well that it could afford this. Never asked where the seat is threatened.
   */
  pass?(position: Position): void;
  /** A uniformly random legal move of a running game without listing them all, for playouts. */
  sample?(position: Position, random: Random): Move;
  /** A move with which the seat to move of a running game of two wins immediately, or NO_MOVE where it has none. */
  winning?(position: Position): Move;
  /** Whether the other seat of a running game of two wins as soon as it is its turn, unless this move prevents it. */
  threatened?(position: Position): boolean;
  /**
   * A cheap guess at how many pieces a legal move wins immediately; more than 0 makes it a noisy move, which searches
   * try first.
   */
  captureGain?(position: Position, move: Move): number;
}

/** As generate, with all legal moves. */
export interface GenerateAll {
  readonly mostMoves: number;
  generate(position: Position, out: Int32Array, at: number): number;
}
