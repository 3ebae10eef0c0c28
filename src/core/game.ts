import type { Board } from './board.ts';
import type { Options, OptionTable, OptionValue } from './options.ts';
import type { Position } from './position.ts';
import type { Random } from './random.ts';
import type { BoardSymmetry } from './symmetry.ts';
import type { Accepted, GuidePage, StepTexts } from './teaching.ts';
import type { Cell, Direction, Move, Seat } from './types.ts';

/** What the game is: all the hot code a game contains. Allocates nothing. */
export interface Rules {
  /** Every move is below this; tables may be indexed by move. */
  readonly moveLimit: number;
  /** generate never writes more moves than this. */
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
  /**
   * Writes every legal move of a running game once, from out[at] on, and returns the index after the last. In a game with
   * generateAll it writes only moves that are worth a thought, and at least one: this is what searches ask.
   */
  generate(position: Position, out: Int32Array, at: number): number;
  /** Every legal move, where there can be so many that a search could do nothing with them. */
  readonly generateAll?: GenerateAll;
  /** Makes a legal move through set, keep, giveTurn and finish alone. Skips whoever cannot move. */
  apply(position: Position, move: Move): void;
  /** A uniformly random legal move of a running game without listing them all, for playouts. */
  sample?(position: Position, random: Random): Move;
  /** A move with which the seat to move of a running game of two wins at once, or NO_MOVE where it has none. */
  winning?(position: Position): Move;
  /** Whether the other seat of a running game of two wins as soon as it is its turn, unless this move prevents it. */
  threatened?(position: Position): boolean;
  /** A cheap guess at how many pieces or so a legal move wins at once, 0 for most: a search looks at such moves first. */
  promise?(position: Position, move: Move): number;
}

/** As generate, with all legal moves. */
export interface GenerateAll {
  readonly mostMoves: number;
  generate(position: Position, out: Int32Array, at: number): number;
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

/** What touching some cells leaves possible; serves mouse, touch and cursor keys of every game alike. */
export interface Picked {
  /** Cells that may be touched next. */
  readonly next: readonly Cell[];
  /** Moves whose whole path was touched: one is a move, several are a question that notation.choice answers. */
  readonly moves: readonly Move[];
  /** What is to be touched next, where that is not plain to see: a key into the game's texts of steps. */
  readonly asks?: string;
}

/** How moves and cells are written and entered. */
export interface Notation {
  /** Text of a legal move, unlike that of any other legal move there. Reading is derived from it. */
  move(position: Position, move: Move): string;
  /** The cells a person touches to enter the move, in order: first from where to where a piece goes, if one does. */
  path(position: Position, move: Move): readonly Cell[];
  /** What touching these cells leaves possible, where going through the paths of all moves would take long. */
  steps?(position: Position, touched: readonly Cell[]): Picked;
  /** The legal move of a text without case, spaces and what joins two cells, or NO_MOVE; where writing all takes long. */
  read?(position: Position, plain: string): Move;
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
  /** Regions that look unlike the rest of the board. */
  readonly zones?: readonly Zone[];
}

/**
 * How a region of the board looks: shaded is slightly darker, recessed lies lower, home has the ink of its owner, and
 * along a side runs a bar outside the board, in the ink of whoever holds the cell next to it.
 */
export interface Zone {
  readonly region: string;
  readonly kind: 'shaded' | 'recessed' | 'home' | 'side';
  readonly owner?: Seat;
}

export type Language = 'en' | 'pt';

/** What an option is called, and its values where they are not numbers or yes and no. */
interface OptionTexts {
  readonly name: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** A game's own words in one language. Refusals may have gaps like {power}. */
export interface GameTexts {
  readonly summary: string;
  /** How to read a board in plain text. */
  readonly cells: string;
  /** What the players are called, in seat order. */
  readonly seats: readonly string[];
  /** For each option of the game but the number of players. */
  readonly options: Readonly<Record<string, OptionTexts>>;
  /** A sentence for each of rules.endings. */
  readonly endings: readonly string[];
  readonly refusals: Readonly<Record<string, string>>;
  /** What to touch next while a move of several steps is entered. */
  readonly steps?: Readonly<Record<string, string>>;
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
export interface Thinking {
  readonly search: 'greedy' | 'alpha-beta' | 'paranoid' | 'tree';
  readonly parameters?: Readonly<Record<string, number | boolean>>;
  /** Nodes it goes through in about a second: what it thinks when nobody says otherwise. */
  readonly nodes: number;
}

/** A step of the ladder of computer players: what it thinks with, the game's own way of thinking where it says nothing. */
export interface Rung {
  readonly search?: Thinking['search'];
  readonly parameters?: NonNullable<Thinking['parameters']>;
  readonly nodes?: number;
  readonly depth?: number;
  /** How far it misjudges a position, as a standard deviation in hundredths of a piece. */
  readonly blur?: number;
}

/** How strong the rungs were found to be, with one number of players. */
export interface Ladder {
  readonly players: number;
  /** What measured it, and with which version. */
  readonly command: string;
  readonly version: string;
  /** From the weakest on. */
  readonly rungs: readonly MeasuredRung[];
}

/** Elo above a player who makes any legal move, with the interval that holds the true one 95 times in 100. */
interface MeasuredRung {
  readonly rung: number;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Numbers that an evaluation depends on, by name; training moves them. */
export type Weights = Readonly<Record<string, number>>;

/** How well things stand for a seat of a running game, in hundredths of a piece; only searches ask. Allocates nothing. */
export interface Evaluate {
  (position: Position, seat: Seat): number;
  /** What every seat has, for itself: its differences tell the same in one go. Where more than two play, that is cheaper. */
  each?(position: Position, worths: Float64Array): void;
}

/** An evaluation whose weights can be learned. */
export interface Evaluation {
  /** Those in use. */
  readonly weights: Weights;
  /** Those set by hand, which learned ones must beat. */
  readonly hand: Weights;
  /** The evaluation with other weights of the same names. */
  with(weights: Weights): Evaluate;
}

/**
 * Which moves look best before anything is searched. A move has a few features, and its odds are the product of their
 * factors, which are learned from how often searches chose moves that have them.
 */
export interface Policy {
  /** Features are numbers below this. */
  readonly featureCount: number;
  /** Of each feature, above 0. */
  readonly factors: Float64Array;
  /** To be called before features of moves in a running game are asked for. Allocates nothing, nor does features. */
  look(position: Position): void;
  /** Writes the features of a legal move from out[0] on, at most MOST_FEATURES, and returns how many there are. */
  features(position: Position, move: Move, out: Int32Array): number;
}

export const MOST_FEATURES = 8;

/** A step of a lesson: a position, and what the learner is to do in it. */
export interface LessonStep {
  /** Position text. */
  readonly position: string;
  readonly accepted: Accepted;
  readonly texts: Readonly<Record<Language, StepTexts>>;
}

/** What a lens shows on one cell. */
export interface LensMark {
  readonly cell: Cell;
  /** How it stands for the seat to move: well, badly, or neither. */
  readonly tone: 'good' | 'bad' | 'neutral';
  /** A number or a letter, two characters at most. */
  readonly text?: string;
  /** The seat whose affair it is, where that is not told by what stands there. */
  readonly owner?: Seat;
}

/** A way to look at a position in the game's own terms. Only people ask, so it may be slow. */
export interface Lens {
  readonly id: string;
  /** The letter that chooses it among the lenses of its game. */
  readonly key: string;
  /** The legend says what the marks mean, in one or two sentences. */
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly legend: string }>>;
  look(position: Position): readonly LensMark[];
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
  readonly evaluate: Evaluate;
  /** Where evaluate comes from. */
  readonly evaluation: Evaluation;
  /** For tree searches that ask for it. */
  readonly policy?: Policy;
  /** How a computer thinks about it with so many seats. */
  thinking(seats: number): Thinking;
  /** Ten computer players for so many seats, the weakest first; the last one thinks as the game does best. */
  rungs(seats: number): readonly Rung[];
  /** What is known of their strength; `gamut ladder` measures it. */
  readonly ladders: readonly Ladder[];
  readonly museum: readonly MuseumBot[];
  /** How to play, for somebody who knows nothing. */
  readonly guide: Readonly<Record<Language, readonly GuidePage[]>>;
  /** Fetched when somebody wants to learn: nobody else should wait for it. */
  lesson(): Promise<readonly LessonStep[]>;
  readonly lenses: readonly Lens[];
  /** Position text from the middle of a game that was really played. */
  readonly sample: string;
  /** How long a game takes people, roughly. */
  readonly minutes: number;
  /** Whether the rules know a draw, so that players may agree on one. */
  readonly canDraw: boolean;
  /** Which rule forbids an attempt; undefined when it makes no sense here. Only people ask, so it may be slow. */
  refuse(position: Position, attempt: Attempt): Refusal | undefined;
  /** Whether boards with these options are so small that a computer finds out who wins while one waits. */
  solvable?(options: Options): boolean;
  /** First positions of such boards that take longer, solved before: lines of `gamut solve --book`. */
  readonly solved?: readonly string[];
  /** No game lasts longer than this many moves. */
  longest(options: Options): number;
  readonly bench: readonly BenchCase[];
}
