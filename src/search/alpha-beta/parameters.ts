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
   * Futility: near the horizon, only noisy moves are tried where the evaluation is this far below the window.
   */
  readonly futilityMargin: number;
  /** Futility up to this many plies from the horizon, with the margin times the plies left. */
  readonly futilityDepth: number;
  /** Late-move pruning: near the horizon only this many moves, times depth squared, are tried. */
  readonly lateMovePruning: number;
  /** Plies from the horizon up to which reverse futility and late-move pruning apply. */
  readonly pruningDepth: number;
  /**
   * Null move: a seat that stands well enough even if it passes, in a search shallower by this many plies, need not
   * move. Only where the rules know how to pass.
   */
  readonly nullMove: number;
  /** Internal reduction: from this depth on, a position of which the table knows no move is searched one ply less. */
  readonly internalReduction: number;
  /** 1: the answer that last refuted a move is tried early when that move is made again. */
  readonly counterMove: number;
  /** 1: moves are ordered by how they did after the move before, and after one's own before that, too. */
  readonly continuation: number;
  /** 1: late moves are reduced more where they did badly before, and less where they did well. */
  readonly historyReduction: number;
  /**
   * Singular extension: the table's move is searched a ply deeper where every other one is worse by this much for each
   * ply left.
   */
  readonly singularMargin: number;
  /** Half the width of the window that a new depth begins with, around the score of the one before. */
  readonly aspiration: number;
  /**
   * 1: the table and the histories are kept for the next question, unless nodes are limited: with a node limit the move
   * must not depend on earlier searches. 2: also then, for trials.
   */
  readonly keepTable: number;
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
  futilityDepth: 1,
  lateMovePruning: 0,
  pruningDepth: 3,
  nullMove: 0,
  internalReduction: 0,
  counterMove: 0,
  continuation: 0,
  historyReduction: 0,
  singularMargin: 0,
  aspiration: 200,
  keepTable: 0,
  noisyFirst: 0,
  evaluationCache: 0,
};
