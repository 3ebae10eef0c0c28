import type { Options } from './options.ts';
import type { Position } from './position.ts';
import type { Random } from './random.ts';
import type { Direction, Move, Seat } from './types.ts';
import type { Language } from './words.ts';

/** How computers play a game. */
export interface Engine {
  readonly evaluate: Evaluate;
  /** Where evaluate comes from. */
  readonly evaluation: Evaluation;
  /** For tree searches that use it. */
  readonly policy?: Policy;
  /** What a net sees of a position; */
  readonly sight: Sight;
  /** What was learned by nets, each for some options. They add to the evaluation of the game's best search. */
  readonly nets?: readonly LearnedNet[];
  /** The search that plays it best with this many seats. */
  thinking(seats: number): Thinking;
  /** Ten computer players for this many seats, the weakest first; the last one is the game's best search. */
  levels(seats: number): readonly Level[];
  /** What is known about their strength; `gamut ladder` measures it. */
  readonly ladders: readonly Ladder[];
  /** How often estimates come true; `gamut calibrate` measures it. */
  readonly calibrations?: readonly Calibration[];
  readonly museum: readonly MuseumBot[];
  /** Whether boards with these options are small enough to be solved while somebody waits. */
  solvable?(options: Options): boolean;
  /** Early positions of such boards that take longer, solved beforehand: lines of `gamut solve --book`. */
  readonly solved?: readonly string[];
}

/** The search that plays a game best, as matches have shown, and its parameters where they differ from the defaults. */
export interface Thinking {
  readonly search: 'greedy' | 'alpha-beta' | 'paranoid' | 'tree';
  readonly parameters?: Readonly<Record<string, number | boolean>>;
  /** Nodes it searches in about a second: the default limit. */
  readonly nodes: number;
}

/** A computer player of some strength: its search and limits, which default to the game's own. */
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
  /** The weakest first. */
  readonly levels: readonly MeasuredLevel[];
}

/** What estimates are worth, with one number of players. */
export interface Calibration {
  readonly players: number;
  /** What measured it, and with which version. */
  readonly command: string;
  readonly version: string;
  readonly games: number;
  /** Length of a usual game. */
  readonly plies: number;
  /**
   * For each stage of a game, equally long, the standing that came true, in thousandths, at equally spaced estimates
   * from 0 to 1.
   */
  readonly stages: readonly (readonly number[])[];
  /**
   * Standard deviation of what the judge thinks that a move costs, in thousandths of a standing; left out where too few
   * moves were measured.
   */
  readonly noise?: number;
  /** What the moves of each level cost; left out where it was not measured. */
  readonly like?: LevelCosts;
}

/**
 * How the moves of levels differ. A move costs a step or more with the odds of e to the power of the step's number
 * less the care of the level; all numbers are hundredths.
 */
export interface LevelCosts {
  /** What measured it, and with which version. */
  readonly command: string;
  readonly version: string;
  readonly positions: number;
  /** How careful each level is, the weakest first. */
  readonly levels: readonly number[];
  /** For each step of difficulty, the steps of cost. */
  readonly steps: readonly (readonly number[])[];
  /** How much a move counts for which others of its game say the same: 1 if each says something new. */
  readonly trust: number;
}

/** Elo above a player who makes any legal move, with the interval that holds the true one 95 times in 100. */
interface MeasuredLevel {
  readonly level: number;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Numbers that an evaluation depends on, by name; training tunes them. */
export type Weights = Readonly<Record<string, number>>;

/** How well a seat of a running game stands, in hundredths of a piece; used only by searches. Allocates nothing. */
export interface Evaluate {
  (position: Position, seat: Seat): number;
  /**
   * The worth of every seat by itself: the differences give the same values in one call. Cheaper with more than two
   * seats.
   */
  each?(position: Position, worths: Float64Array): void;
}

/** An evaluation whose weights can be learned. */
export interface Evaluation {
  /** The weights in use. */
  readonly weights: Weights;
  /** Weights set by hand, which learned ones must beat. */
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
  /** Factor of each feature, above 0. */
  readonly factors: Float64Array;
  /** Must be called before features for a position of a running game. Neither allocates anything. */
  prepare(position: Position): void;
  /** Writes the features of a legal move from out[0] on, at most MOST_FEATURES, and returns how many there are. */
  features(position: Position, move: Move, out: Int32Array): number;
}

export const MOST_FEATURES = 8;

/**
 * What a net sees of a position, always from the side of one seat: as that seat would see it if it were the first, by
 * the symmetries of the game.
 */
export interface Sight {
  /** What a cell can hold, besides 0, with this many seats. */
  contents(seats: number): readonly number[];
  /** What is told about a content; by default which one it is. */
  facets?(seats: number): readonly Facet[];
}

/** One thing that is told about the content of a cell. */
export interface Facet {
  /** Kinds are below this; 0 is nothing to tell, as is an empty cell. */
  readonly kinds: number;
  kind(content: number): number;
  /** This many cells in a straight line are seen together; by default each by itself. */
  readonly line?: number;
  /** Directions of these lines; by default all, an opposite pair counted once. */
  readonly directions?: readonly Direction[];
}

/** A net as it is stored. */
export interface LearnedNet {
  /** What learned it, and with which version. */
  readonly command: string;
  readonly version: string;
  readonly games: number;
  readonly positions: number;
  /** Loss of games not learned from, in nats: of the evaluation alone, and with the net. */
  readonly before: number;
  readonly after: number;
  /** The options that it was learned with. */
  readonly options: Options;
  readonly units: number;
  /** Parts of a game, by how full the board is, that have output weights of their own. */
  readonly stages: number;
  /** All weights, as src/search/net/net-text.ts writes them. */
  readonly weights: string;
}

/** A computer player from the game's history, without any of our searches. */
export interface MuseumBot {
  readonly id: string;
  /** Its name, and a sentence on where it comes from. */
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly origin: string }>>;
  /** A legal move of a running game. */
  choose(position: Position, random: Random): Move;
}
