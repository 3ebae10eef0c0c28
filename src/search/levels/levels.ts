import type { Evaluate, Level, Thinking } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import { alphaBeta } from '../alpha-beta/alpha-beta.ts';
import { movePickerBytes } from '../alpha-beta/move-picker.ts';
import { paranoid } from '../alpha-beta/paranoid.ts';
import { MOST_PLIES } from '../alpha-beta/principal-variation.ts';
import type { Limits, Search } from '../search.ts';
import { perfect, SOLVER_BYTES } from '../solve/perfect.ts';
import { treeDefaults, treeSearch } from '../tree/tree.ts';
import { blunderCheck } from './blunder-check.ts';
import { blurred } from './blur.ts';
import { greedy } from './greedy.ts';

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

/** The search that plays this game best, as the game itself says, or the search of one of its levels. */
export const searchFor = searchShelf(MOST_BYTES);

/**
 * Keeps searches from one question to the next, since their tables are large: the requested one, and of the others the
 * most recently used ones whose tables fit into this many bytes together.
 */
export function searchShelf(mostBytes: number): (position: Position, level?: number, seed?: number) => Search {
  const kept = new Map<string, SizedSearch>();
  return ({ game, seats }, level, seed = 1) => {
    const name = `${game.id} ${seats} ${level ?? 'own'} ${seed}`;
    const sized = kept.get(name) ?? (level === undefined ? own(game, seats, seed) : atLevel(game, seats, level, seed));
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

interface SizedSearch {
  readonly search: Search;
  readonly bytes: number;
}

function own(game: Game, seats: number, seed: number): SizedSearch {
  return exact(game, makeSearch(game, game.engine.thinking(seats), game.engine.evaluate, seed));
}

function atLevel(game: Game, seats: number, level: number, seed: number): SizedSearch {
  const chosen = levelOf(game, seats, level);
  const evaluate = blurred(game.engine.evaluate, chosen.blur ?? 0, seed);
  const { search, bytes } = makeSearch(game, chosen, evaluate, seed, chosen.nodes);
  const sized = { search: level < BLUNDER_CHECK_LEVEL ? search : blunderCheck(search, evaluate), bytes };
  return level === LEVELS ? exact(game, sized) : sized;
}

/** On boards that can be solved the strongest play is perfect. */
function exact(game: Game, sized: SizedSearch): SizedSearch {
  if (game.engine.solvable === undefined) return sized;
  return { search: perfect(sized.search), bytes: sized.bytes + SOLVER_BYTES };
}

/** Bytes of a position in the table of alpha-beta, of a node of a tree, and of everything of fixed size. */
const ENTRY_BYTES = 16;
const NODE_BYTES = 42;
const OTHER_BYTES = 2 ** 21;
const USUAL_BITS = 20;

/** With a node limit, tables are sized for it, but never above the usual size. */
function makeSearch(
  game: Game,
  { search, parameters }: Pick<Thinking, 'search' | 'parameters'>,
  evaluate: Evaluate,
  seed: number,
  nodes = Number.MAX_SAFE_INTEGER,
): SizedSearch {
  if (search === 'greedy') return { search: greedy(evaluate, { ...parameters, seed }), bytes: OTHER_BYTES };
  if (search === 'tree') {
    const given = Number(parameters?.capacity ?? treeDefaults.capacity);
    const capacity = Math.min(given, (nodes + 2) * game.rules.mostMoves);
    const tree = treeSearch({ ...parameters, capacity, evaluate, seed });
    return { search: tree, bytes: NODE_BYTES * capacity + OTHER_BYTES };
  }
  const given = Number(parameters?.tableBits ?? USUAL_BITS);
  const tableBits = Math.min(given, Math.max(8, Math.ceil(Math.log2(nodes)) + 1));
  const make = search === 'paranoid' ? paranoid : alphaBeta;
  return {
    search: make({ ...parameters, evaluate, tableBits }),
    bytes: ENTRY_BYTES * 2 ** tableBits + movePickerBytes(game.rules, MOST_PLIES) + OTHER_BYTES,
  };
}
