import type { Board } from './board.ts';
import type { Options, OptionTable, OptionValue } from './options.ts';
import type { Position } from './position.ts';
import type { Random } from './random.ts';
import type { BoardSymmetry } from './symmetry.ts';
import type { Cell, Direction, Move, Seat } from './types.ts';

/** What the game is: all the hot code a game contains. Allocates nothing. */
export interface Rules {
  /** Every move is below this; tables may be indexed by move. */
  readonly moveLimit: number;
  /** No position has more moves than this. */
  readonly mostMoves: number;
  /** Numbers the rules remember beside the cells. */
  readonly varCount: number;
  /** Numbers kept for speed that follow from the cells and the variables. */
  keptCount(board: Board): number;
  /** Why a game can end; positions hold an index into this. */
  readonly endings: readonly string[];
  /** Puts the pieces of the first position on an empty board. */
  setup(position: Position): void;
  /**
   * Works out what follows from cells, turn and variables: the kept values, who is skipped, whether the game is over.
   * This is the plain form of what apply does step by step; it runs after setup and after text was read.
   */
  derive(position: Position): void;
  /** Writes every legal move of a running game once, from out[at] on, and returns the index after the last. */
  generate(position: Position, out: Int32Array, at: number): number;
  /** Makes a legal move through set, keep, giveTurn and finish alone. Skips whoever cannot move. */
  apply(position: Position, move: Move): void;
  /** A uniformly random legal move of a running game without listing them all, for playouts. */
  sample?(position: Position, random: Random): Move;
}

/** A try to move, legal or not: cells touched in order, the choice made at the end, and the word where there are no cells. */
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

/** A word of position text after the board and the player to move. */
export type Field =
  /** An option that is a number. */
  | { readonly kind: 'option'; readonly option: string }
  /** An own variable that counts from 0. */
  | { readonly kind: 'count'; readonly variable: number }
  /** An own variable that holds a seat or NOBODY: a player from 1, or '-'. */
  | { readonly kind: 'seat'; readonly variable: number }
  /** Written only when the option has the value. */
  | { readonly kind: 'flag'; readonly option: string; readonly value: OptionValue; readonly word: string };

/** How moves and cells are written and entered. */
export interface Notation {
  /** Text of a legal move, unlike that of any other legal move there. Reading is derived from it. */
  move(position: Position, move: Move): string;
  /** The cells a person touches to enter the move, in order. */
  path(position: Position, move: Move): readonly Cell[];
  /** What tells apart the moves that share a path: 'left', 'straight', 'right'; '' where a path is one move. */
  choice(position: Position, move: Move): string;
  /** Text of a cell's content. Where it is '' for the empty cell, a number stands for a run of empty cells. */
  cell(value: number): string;
  /** The content such text stands for, or undefined. */
  value(text: string): number | undefined;
  /** What stands between the cells of a row. */
  readonly separator: '' | ',';
  /** The words that follow the player to move. */
  readonly fields: readonly Field[];
  /** What the lengths of the rows, top to bottom, say about the options. */
  shape(widths: readonly number[]): Readonly<Record<string, OptionValue>>;
  /** Why cells that were read one by one make no position of this game, or undefined. */
  flaw(position: Position): string | undefined;
}

type Shape = 'disc' | 'tile' | 'arrow';

/** One thing seen on a cell. Renderers know shapes, never games. */
export interface Mark {
  readonly shape: Shape;
  readonly owner: Seat;
  readonly direction?: Direction;
}

/** Colours by name; what they look like is the screens' affair. */
export type Ink = 'blue' | 'orange' | 'green' | 'purple' | 'vermilion' | 'yellow' | 'ivory' | 'charcoal';

export interface Look {
  /** The ink of each seat. */
  readonly inks: readonly Ink[];
  /** What is seen on a cell, from bottom to top: a tile under an arrow, a stack of discs. */
  marks(value: number): readonly Mark[];
  /** Regions whose outline is drawn. */
  readonly outlined: readonly string[];
}

export type Language = 'en' | 'pt';

/** A game's own words in one language. Refusals may have gaps like {power}. */
export interface GameTexts {
  readonly summary: string;
  /** How to read a board in plain text. */
  readonly cells: string;
  /** What the players are called, in seat order. */
  readonly seats: readonly string[];
  /** A sentence for each of rules.endings. */
  readonly endings: readonly string[];
  readonly refusals: Readonly<Record<string, string>>;
}

/** How contents and moves look after a symmetry of the board. */
export interface Mirror {
  /** The ways to exchange the seats under which this board symmetry leaves the rules as they are; image of each seat. */
  seatings(symmetry: BoardSymmetry, options: Options): readonly (readonly Seat[])[];
  value(value: number, symmetry: BoardSymmetry, seats: readonly Seat[]): number;
  move(move: Move, symmetry: BoardSymmetry): Move;
}

/** What the benchmark plays, and what it must find: a faster engine that plays other games fails. */
export interface BenchCase {
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Playouts to run from the start with seed 1, and the plies they take in all. */
  readonly playouts: number;
  readonly plies: number;
  readonly perftDepth: number;
  /** Playouts per million kernel steps: what must hold on every commit. */
  readonly floor: number;
}

/** A computer player from the game's history, without any search of ours. */
export interface MuseumBot {
  readonly id: string;
  /** What it is called, and a sentence on where it comes from. */
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly origin: string }>>;
  /** A legal move of a running game. */
  choose(position: Position, random: Random): Move;
}

/** The search that plays a game best, as matches have shown, and its parameters where they are not the usual ones. */
interface Thinking {
  readonly search: 'alpha-beta' | 'tree';
  readonly parameters?: Readonly<Record<string, number | boolean>>;
  /** Nodes it goes through in about a second: what it thinks when nobody says otherwise. */
  readonly nodes: number;
}

/** Everything there is to know of a game. */
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
  /** Points of each seat where points decide, else undefined. */
  scores?(position: Position): readonly number[];
  /** How well things stand for a seat of a running game, in hundredths of a piece; only searches ask. Allocates nothing. */
  evaluate(position: Position, seat: Seat): number;
  /** How a computer thinks about it with so many seats. */
  thinking(seats: number): Thinking;
  readonly museum: readonly MuseumBot[];
  /** Which rule forbids an attempt; undefined when it makes no sense here. Only people ask, so it may be slow. */
  refuse(position: Position, attempt: Attempt): Refusal | undefined;
  /** No game lasts longer than this many moves. */
  longest(options: Options): number;
  readonly bench: readonly BenchCase[];
}
