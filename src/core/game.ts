import type { AbstractPlay } from './abstract-play.ts';
import type { Board } from './board.ts';
import type { Course } from './course.ts';
import type { Engine } from './engine.ts';
import type { Look } from './look.ts';
import type { Attempt, Notation, Refusal } from './notation.ts';
import type { Options, OptionTable, OptionValue } from './options.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';
import type { BoardSymmetry } from './symmetry.ts';
import type { Cell, Move, Seat } from './types.ts';
import type { GameTexts, Language } from './words.ts';

/** Everything there is to know about a game. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  /** When it was published, where that is known. */
  readonly year?: number;
  readonly options: OptionTable;
  board(options: Options): Board;
  readonly rules: Rules;
  readonly notation: Notation;
  readonly look: Look;
  readonly mirror: Mirror;
  readonly texts: Readonly<Record<Language, GameTexts>>;
  readonly engine: Engine;
  readonly course: Course;
  /** Where AbstractPlay also has it. */
  readonly abstractPlay?: AbstractPlay;
  /** Points of each seat where points decide, else undefined. */
  scores?(position: Position): readonly number[];
  /** The cells that decided a finished game, which its board then shows: a line, a chain, the pieces that crossed. */
  decisive?(position: Position): readonly Cell[];
  /** Position text from the middle of a game that was actually played. */
  readonly example?: string;
  /** How long a game between people takes, roughly; 0 where unknown. */
  readonly minutes: number;
  /** Whether the rules have draws, so that players may agree on one. */
  readonly canDraw: boolean;
  /**
   * Which rule forbids an attempt; undefined when it makes no sense here. Used only interactively, so it may be slow.
   */
  refuse(position: Position, attempt: Attempt): Refusal | undefined;
  /** No game lasts longer than this many moves, where a bound is known. */
  longest?(options: Options): number;
  readonly bench: readonly BenchCase[];
}

/** How contents and moves are transformed by a symmetry of the board. */
export interface Mirror {
  /** The ways to exchange the seats under which this board symmetry preserves the rules; image of each seat. */
  seatings(symmetry: BoardSymmetry, options: Options): readonly (readonly Seat[])[];
  value(value: number, symmetry: BoardSymmetry, seats: readonly Seat[]): number;
  move(move: Move, symmetry: BoardSymmetry): Move;
}

/** What the benchmark plays, and its expected result: a faster engine that plays different games fails. */
export interface BenchCase {
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Playouts to run from the start with seed 1, and their total number of plies. */
  readonly playouts: number;
  readonly plies: number;
  readonly perftDepth: number;
  /** Playouts per million kernel steps: what must hold on every commit. */
  readonly floor: number;
}
