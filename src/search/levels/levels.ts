import type { Level, Thinking } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import { netEvaluate } from '../net/net-evaluate.ts';
import type { Limits, Search } from '../search.ts';
import { perfect, SOLVER_BYTES } from '../solve/perfect.ts';
import { blunderCheck } from './blunder-check.ts';
import { blurred } from './blur.ts';
import { makeSearch, type SizedSearch } from './make-search.ts';
import { makeNamedSearch } from './named-search.ts';

/** Every game has this many levels for each number of seats, counted from 1. */
export const LEVELS = 10;
/** From this level on, a blunder check sees what lies one move away. */
export const BLUNDER_CHECK_LEVEL = 3;

/**
 * Bytes of the searches kept for the next question; enough for a game of four with a different level at each seat.
 * Together with Node itself and the table that threads may share, a process stays below 256 MB.
 */
export const MOST_BYTES = 128 * 2 ** 20;
/** The same for a page in a browser, whose searches have 64 MB. */
export const MOST_PAGE_BYTES = 56 * 2 ** 20;

/** Which search is wanted: that of a level, one by its name, or the one that plays the game best. */
export interface SearchChoice {
  /** A level of the game's ladder, from 1 on. */
  readonly level?: number;
  /** A search as players name it: uct, mcts:rave=300. */
  readonly search?: string;
  /** For its random choices: the same seed gives the same game. */
  readonly seed?: number;
}

/** The search that plays this game best, as the game itself says, or the one that is chosen instead. */
export const searchFor = searchShelf(MOST_BYTES);

/**
 * Keeps searches from one question to the next, since their tables are large: the requested one, and of the others the
 * most recently used ones whose tables fit into this many bytes together.
 */
export function searchShelf(mostBytes: number): (position: Position, choice?: SearchChoice) => Search {
  const kept = new Map<string, SizedSearch>();
  return (position, choice = {}) => {
    const { level, search, seed } = choice;
    const name = `${position.game.id} ${position.seats} ${level ?? search ?? 'own'} ${seed ?? 1}`;
    const sized = kept.get(name) ?? chosenSearch(position, choice);
    kept.delete(name);
    let bytes = sized.bytes + [...kept.values()].reduce((sum, one) => sum + one.bytes, 0);
    for (const [oldest, one] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= one.bytes;
    }
    kept.set(name, sized);
    return sized.search;
  };
}

function chosenSearch({ game, seats }: Position, { level, search, seed = 1 }: SearchChoice): SizedSearch {
  if (level !== undefined) return atLevel(game, seats, level, seed);
  return search === undefined ? own(game, seats, seed) : makeNamedSearch(game, search, seed);
}

/** A new search of the kind that plays the game best. */
export function bestSearch(game: Game, seats: number, seed: number): Search {
  return own(game, seats, seed).search;
}

/** A new search of a level; its limits come from levelLimits. */
export function levelSearch(game: Game, seats: number, level: number, seed: number): Search {
  return atLevel(game, seats, level, seed).search;
}

/**
 * How a level thinks; what it leaves out is taken from the game's own way of thinking. A greedy level looks at every
 * move.
 */
export function levelOf(game: Game, seats: number, level: number): Thinking & Pick<Level, 'depth' | 'blur'> {
  const chosen = game.engine.levels(seats)[level - 1];
  if (chosen === undefined) throw new Error(`There is no level ${level}`);
  const usual = game.engine.thinking(seats);
  if (chosen.search === undefined || chosen.search === usual.search) {
    return { ...usual, ...chosen, parameters: { ...usual.parameters, ...chosen.parameters } };
  }
  return { nodes: chosen.search === 'greedy' ? game.rules.mostMoves : usual.nodes, ...chosen, search: chosen.search };
}

/** The nodes and the depth of a level. */
export function levelLimits(game: Game, seats: number, level: number): Pick<Limits, 'nodes'> & Partial<Limits> {
  const { nodes, depth } = levelOf(game, seats, level);
  return depth === undefined ? { nodes } : { nodes, depth };
}

function own(game: Game, seats: number, seed: number): SizedSearch {
  return exact(game, makeSearch(game, game.engine.thinking(seats), netEvaluate(game.engine), seed));
}

function atLevel(game: Game, seats: number, level: number, seed: number): SizedSearch {
  const chosen = levelOf(game, seats, level);
  const { engine } = game;
  // Nets may be learned anew: the levels below the best play as they were measured.
  const evaluate = level === LEVELS ? netEvaluate(engine) : blurred(engine.evaluate, chosen.blur ?? 0, seed);
  const { search, bytes } = makeSearch(game, chosen, evaluate, seed, chosen.nodes);
  const sized = { search: level < BLUNDER_CHECK_LEVEL ? search : blunderCheck(search, evaluate), bytes };
  return level === LEVELS ? exact(game, sized) : sized;
}

/** On boards that can be solved the strongest play is perfect. */
function exact(game: Game, sized: SizedSearch): SizedSearch {
  if (game.engine.solvable === undefined) return sized;
  return { search: perfect(sized.search), bytes: sized.bytes + SOLVER_BYTES };
}
