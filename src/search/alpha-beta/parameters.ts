import type { Position } from '../../core/position.ts';
import type { Seat } from '../../core/types.ts';

/** What makes one search of this kind differ from another. */
export interface LookaheadParameters extends Partial<LookaheadNumbers> {
  /** How well things stand for a seat of a running game, in hundredths of a piece. Allocates nothing. */
  readonly evaluate: (position: Position, seat: Seat) => number;
  /** Memory of a table of 2 to the power of tableBits positions that several threads share; whoever owns it begins it. */
  readonly tableMemory?: SharedArrayBuffer;
  /** Depth of the first search; a thread that runs ahead of another begins deeper. */
  readonly firstDepth?: number;
}

/** The parameters that are numbers, as a command line can name them. 0 switches each of them off. */
export interface LookaheadNumbers {
  /** The table holds 2 to the power of this many positions, 16 bytes each. */
  readonly tableBits: number;
  /** Late moves are searched less deep by this times ln(depth) times ln(number of the move). */
  readonly reduction: number;
  /** What rules.winning and rules.threatened say counts; lines of threats may become this many times as long as others. */
  readonly threats: number;
  /** Moves of promise are tried beyond the horizon, at most so many in a row. */
  readonly noisyPlies: number;
  /** Where the evaluation is better than needed by this much for each ply left, near the horizon, it is believed. */
  readonly believe: number;
  /** One ply from the horizon, only moves of promise are tried where the evaluation is so much too low. */
  readonly despair: number;
  /** Near the horizon only so many moves, times depth squared, are tried. */
  readonly fewer: number;
  /** 1: moves of promise come before others. */
  readonly promises: number;
  /** 1: evaluations are remembered, which pays where they take more than a microsecond. */
  readonly remembers: number;
}

export const lookaheadDefaults: LookaheadNumbers = {
  tableBits: 20,
  reduction: 0.4,
  threats: 0,
  noisyPlies: 0,
  believe: 0,
  despair: 0,
  fewer: 0,
  promises: 0,
  remembers: 0,
};
