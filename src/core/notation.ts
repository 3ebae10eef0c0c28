import type { OptionValue } from './options.ts';
import type { Position } from './position.ts';
import type { Cell, Move } from './types.ts';

/** How moves and cells are written and entered. */
export interface Notation {
  /** Text of a legal move, unique among the legal moves there. Reading is derived from it. */
  move(position: Position, move: Move): string;
  /**
   * The cells a person touches to enter the move, in order: first the start and end of the moving piece, if there is
   * one.
   */
  path(position: Position, move: Move): readonly Cell[];
  /** Where the second cell of a move may lie, seen from the first; by default straight ahead, however far. */
  readonly reach?: 'nowhere' | 'beside' | 'straight' | 'anywhere';
  /** What touching these cells leaves possible, where going through the paths of all moves would be slow. */
  steps?(position: Position, touched: readonly Cell[]): Picked;
  /**
   * The legal move for a text without case, spaces and separators, or NO_MOVE; where writing all moves would be slow.
   */
  read?(position: Position, plain: string): Move;
  /** A move that a person types in another way, in the notation that is read; undefined for any other text. */
  readonly spell?: (position: Position, text: string) => string | undefined;
  /** What tells apart the moves that share a path: 'left', 'straight', 'right'; '' where a path is one move. */
  choice(position: Position, move: Move): string;
  /** The choice that a sign in the text of a move stands for; '' for a sign that may be omitted. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Text of a cell's content. Where it is '' for the empty cell, a number stands for a run of empty cells. */
  cell(value: number): string;
  /** The content that such a text stands for, or undefined. */
  value(text: string): number | undefined;
  /** Separator between the cells of a row. */
  readonly separator: '' | ',';
  /** The words that follow the player to move. */
  readonly fields: readonly Field[];
  /** What the lengths of the rows, top to bottom, say about the options. */
  shape(widths: readonly number[]): Readonly<Record<string, OptionValue>>;
  /** Why cells that were read one by one do not make a position of this game, or undefined. */
  flaw(position: Position): string | undefined;
}

/** What touching some cells leaves possible; serves mouse, touch and cursor keys in every game. */
export interface Picked {
  /** Cells that may be touched next. */
  readonly next: readonly Cell[];
  /** Moves whose whole path was touched: one is a move, several are distinguished by notation.choice. */
  readonly moves: readonly Move[];
  /** What is to be touched next, where that is not obvious: a key into the game's texts of steps. */
  readonly asks?: string;
}

/**
 * An attempt to move, legal or not: cells touched in order, the choice made at the end, and the word where there are no
 * cells.
 */
export interface Attempt {
  readonly cells: readonly Cell[];
  /** As notation.choice has it; '' when none was made. */
  readonly choice: string;
  readonly word: string;
}

/** Which rule forbids an attempt: a key into the game's texts, and the words that fill its sentence. */
export interface Refusal<Key extends string = string> {
  readonly rule: Key;
  readonly words: Readonly<Record<string, string | number>>;
}

/** A word in a position text after the board and the player to move. */
export type Field =
  /** An option that is a number. */
  | { readonly kind: 'option'; readonly option: string }
  /** A variable of the game that counts from 0. */
  | { readonly kind: 'count'; readonly variable: number }
  /** A variable of the game that holds a seat or NOBODY: a player from 1, or '-'. */
  | { readonly kind: 'seat'; readonly variable: number }
  /** Written only when the option has the value. */
  | { readonly kind: 'flag'; readonly option: string; readonly value: OptionValue; readonly word: string };
