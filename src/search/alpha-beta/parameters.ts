import type { Position } from '../../core/position.ts';
import type { Seat } from '../../core/types.ts';

/** What makes one search of this kind differ from another. */
export interface AlphaBetaParameters extends Partial<AlphaBetaNumbers> {
  /** How well things stand for a seat of a running game, in hundredths of a piece. Allocates nothing. */
  readonly evaluate: (position: Position, seat: Seat) => number;
  /** Memory of a table of 2 to the power of tableBits positions that several threads share; its owner calls begin. */
  readonly tableMemory?: SharedArrayBuffer;
  /** Depth of the first search; a thread that runs ahead of another starts deeper. */
  readonly firstDepth?: number;
}

/** The parameters that are numbers, as a command line can name them. 0 switches each of them off. */
export interface AlphaBetaNumbers {
  /** The transposition table holds 2 to the power of this many positions, 16 bytes each. */
  readonly tableBits: number;
  /** Late-move reductions: late moves are reduced by this times ln(depth) times ln(number of the move). */
  readonly reduction: number;
  /**
   * Threat extensions, by rules.winning and rules.threatened: lines of threats may become this many times as long as
   * others.
   */
  readonly threats: number;
  /** Quiescence search: noisy moves are tried beyond the horizon, at most this many in a row. */
  readonly quiescencePlies: number;
  /** Reverse futility: near the horizon, an evaluation this far above the window for each ply left ends the search. */
  readonly reverseFutilityMargin: number;
  /**
   * Futility: one ply from the horizon, only noisy moves are tried where the evaluation is this far below the window.
   */
  readonly futilityMargin: number;
  /** Late-move pruning: near the horizon only this many moves, times depth squared, are tried. */
  readonly lateMovePruning: number;
  /** 1: noisy moves come before quiet ones. */
  readonly noisyFirst: number;
  /** 1: evaluations are cached, which pays where they take more than a microsecond. */
  readonly evaluationCache: number;
}

/** Names that command lines used before. */
export const formerNames: Readonly<Record<string, keyof AlphaBetaNumbers>> = {
  noisyPlies: 'quiescencePlies',
  believe: 'reverseFutilityMargin',
  despair: 'futilityMargin',
  fewer: 'lateMovePruning',
  promises: 'noisyFirst',
  remembers: 'evaluationCache',
};

export const alphaBetaDefaults: AlphaBetaNumbers = {
  tableBits: 20,
  reduction: 0.4,
  threats: 0,
  quiescencePlies: 0,
  reverseFutilityMargin: 0,
  futilityMargin: 0,
  lateMovePruning: 0,
  noisyFirst: 0,
  evaluationCache: 0,
};
