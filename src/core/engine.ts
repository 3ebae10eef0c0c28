import type { Options } from './options.ts';
import type { Position } from './position.ts';
import type { Random } from './random.ts';
import type { Move, Seat } from './types.ts';
import type { Language } from './words.ts';

/** How computers play a game. */
export interface Engine {
  readonly evaluate: Evaluate;
  /** Where evaluate comes from. */
  readonly evaluation: Evaluation;
  /** For tree searches that ask for it. */
  readonly policy?: Policy;
  /** How a computer thinks about it with so many seats. */
  thinking(seats: number): Thinking;
  /** Ten computer players for so many seats, the weakest first; the last one thinks as the game does best. */
  levels(seats: number): readonly Level[];
  /** What is known of their strength; `gamut ladder` measures it. */
  readonly ladders: readonly Ladder[];
  readonly museum: readonly MuseumBot[];
  /** Whether boards with these options are so small that a computer finds out who wins while one waits. */
  solvable?(options: Options): boolean;
  /** First positions of such boards that take longer, solved before: lines of `gamut solve --book`. */
  readonly solved?: readonly string[];
}

/** The search that plays a game best, as matches have shown, and its parameters where they are not the usual ones. */
export interface Thinking {
  readonly search: 'greedy' | 'alpha-beta' | 'paranoid' | 'tree';
  readonly parameters?: Readonly<Record<string, number | boolean>>;
  /** Nodes it goes through in about a second: what it thinks when nobody says otherwise. */
  readonly nodes: number;
}

/** A step of the ladder of computer players: what it thinks with, the game's own way of thinking where it says nothing. */
export interface Level {
  readonly search?: Thinking['search'];
  readonly parameters?: NonNullable<Thinking['parameters']>;
  readonly nodes?: number;
  readonly depth?: number;
  /** How far it misjudges a position, as a standard deviation in hundredths of a piece. */
  readonly blur?: number;
}

/** How strong the levels were found to be, with one number of players. */
export interface Ladder {
  readonly players: number;
  /** What measured it, and with which version. */
  readonly command: string;
  readonly version: string;
  /** From the weakest on. */
  readonly levels: readonly MeasuredLevel[];
}

/** Elo above a player who makes any legal move, with the interval that holds the true one 95 times in 100. */
interface MeasuredLevel {
  readonly level: number;
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
  prepare(position: Position): void;
  /** Writes the features of a legal move from out[0] on, at most MOST_FEATURES, and returns how many there are. */
  features(position: Position, move: Move, out: Int32Array): number;
}

export const MOST_FEATURES = 8;

/** A computer player from the game's history, without any search of ours. */
export interface MuseumBot {
  readonly id: string;
  /** What it is called, and a sentence on where it comes from. */
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly origin: string }>>;
  /** A legal move of a running game. */
  choose(position: Position, random: Random): Move;
}
