import type { Position } from './position.ts';
import type { Cell, Seat } from './types.ts';
import type { Language } from './words.ts';

/** How people learn a game. */
export interface Course {
  /** How to play, for a beginner. */
  readonly guide: Readonly<Record<Language, readonly GuidePage[]>>;
  /** Loaded only when somebody wants to learn. */
  lesson?(): Promise<readonly LessonStep[]>;
  readonly lenses: readonly Lens[];
}

/** A picture in a text: a position, the cells it is about, and a move made in it. */
export interface Diagram {
  /** Position text. */
  readonly position: string;
  /** Names of the cells that are marked. */
  readonly cells: readonly string[];
  /** A legal move of the position; the position is shown before the move. */
  readonly move?: string;
  readonly caption: string;
}

/** A page of how to play, short enough for a small screen. */
export interface GuidePage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly diagram?: Diagram;
}

/**
 * Which legal moves solve a task, as data: moves: those written here; any: all; wins: those that end the game with the
 * mover as the only winner; gains: those that bring points; takes: those after which the others have fewer discs, tiles
 * or pieces; threatens: those after which only the reply keeps the mover from winning at the start of the next turn.
 */
export type Accepted =
  | { readonly kind: 'moves'; readonly moves: readonly string[] }
  | { readonly kind: 'any' | 'wins' | 'gains' | 'takes' | 'threatens' };

/** What is said in a step of a lesson. */
interface StepTexts {
  readonly task: string;
  /** After a move that solves it. */
  readonly done: string;
  /** After legal moves that do not, in order; the last one is repeated. */
  readonly hints: readonly string[];
}

/** A step of a lesson: a position, and what the learner is to do in it. */
export interface LessonStep {
  /** Position text. */
  readonly position: string;
  readonly accepted: Accepted;
  readonly texts: Readonly<Record<Language, StepTexts>>;
}

/** A way to look at a position in the game's own terms. Used only interactively, so it may be slow. */
export interface Lens {
  readonly id: string;
  /** The letter that chooses it among the lenses of its game. */
  readonly key: string;
  /** The legend says what the marks mean, in one or two sentences. */
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly legend: string }>>;
  marks(position: Position): readonly LensMark[];
  /** What of it can be counted. */
  readonly facts?: readonly LensFact[];
}

/** A number for each seat, counted from what a lens shows: two positions can be compared by it. */
export interface LensFact {
  readonly id: string;
  /** Whether more of it is good for the seat. */
  readonly isGood: boolean;
  /** What is counted, as it stands between the name of a seat and the number. */
  readonly texts: Readonly<Record<Language, string>>;
  /** By the marks of the lens; undefined where they say nothing about this seat. */
  count(marks: readonly LensMark[], position: Position, seat: Seat): Counted | undefined;
}

/** A number, and the cells that make it. */
export interface Counted {
  readonly value: number;
  readonly cells: readonly Cell[];
}

/** What a lens shows on one cell. */
export interface LensMark {
  readonly cell: Cell;
  /** How it stands for the seat to move: well, badly, or neither. */
  readonly tone: 'good' | 'bad' | 'neutral';
  /** A number or a letter, two characters at most. */
  readonly text?: string;
  /** The seat it concerns, where the content of the cell does not show it. */
  readonly owner?: Seat;
}
