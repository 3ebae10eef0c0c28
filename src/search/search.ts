import type { Position } from '../core/position.ts';
import type { Move } from '../core/types.ts';
import type { SearchCounts } from './counters.ts';

/** Score of a win; a win that takes n plies is WIN - n, a loss after n plies n - WIN. */
export const WIN = 1_000_000;
/** No game that a search could prove is this long: scores at least this far from 0 are proved. */
export const PROVED = WIN - 100_000;

/** When to stop thinking, whichever comes first. */
export interface Limits {
  readonly depth: number;
  /** The usual limit: equal nodes give equal moves on every machine. */
  readonly nodes: number;
  /** Polled every thousand nodes or so; clocks and cancellation enter here, the engine owns neither. */
  readonly stop: () => boolean;
}

/** What a search found out about a position. */
export interface Thought {
  readonly move: Move;
  /** For the seat to move, in hundredths of a piece; beyond ± PROVED a proved win or loss. */
  readonly score: number;
  /** The moves it expects, the chosen one first. */
  readonly line: readonly Move[];
  readonly depth: number;
  readonly nodes: number;
}

/** Searches any position of any game. */
export interface Search {
  readonly name: string;
  /** Searches a copy of a running game: the given position is left unchanged. */
  think(position: Position, limits: Limits, report?: (thought: Thought) => void): Thought;
  /** What its last thought counted, where it counts. */
  counts?(): SearchCounts;
}

/** Searches that players can name, with parameters of their own: mcts:rave=300. */
export const SEARCH_NAMES = ['minimax-2', 'uct', 'ab', 'paranoid', 'mcts'] as const;
export type SearchName = (typeof SEARCH_NAMES)[number];

/** More nodes than any search has time for. */
export const UNLIMITED = 2 ** 52;

/** Limits of which only some are set. */
export function limitsOf(some: Partial<Limits>): Limits {
  return { depth: some.depth ?? 1000, nodes: some.nodes ?? UNLIMITED, stop: some.stop ?? (() => false) };
}
