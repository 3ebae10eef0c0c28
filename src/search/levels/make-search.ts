import type { Evaluate, Thinking } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import { alphaBeta } from '../alpha-beta/alpha-beta.ts';
import { movePickerBytes } from '../alpha-beta/move-picker.ts';
import { paranoid } from '../alpha-beta/paranoid.ts';
import { MOST_PLIES } from '../alpha-beta/principal-variation.ts';
import type { Search } from '../search.ts';
import { treeDefaults, treeSearch } from '../tree/tree.ts';
import { greedy } from './greedy.ts';

/** A search, and how many bytes it takes. */
export interface SizedSearch {
  readonly search: Search;
  readonly bytes: number;
}

/** Bytes of a position in the table of alpha-beta, of a node of a tree, and of everything of fixed size. */
const ENTRY_BYTES = 16;
const NODE_BYTES = 42;
export const OTHER_BYTES = 2 ** 21;
const USUAL_BITS = 20;

/** With a node limit, tables are sized for it, but never above the usual size. */
export function makeSearch(
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
