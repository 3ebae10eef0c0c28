import type { Game } from '../core/game.ts';
import type { Position } from '../core/position.ts';
import { alphaBeta } from './alpha-beta.ts';
import type { Search } from './search.ts';
import { treeSearch } from './tree.ts';

/** Searches are made once for each game and number of seats: their tables are large. */
const made = new Map<string, Search>();

/** The search that plays this game best, as the game itself says. */
export function searchFor({ game, seats }: Position): Search {
  const name = `${game.id} ${seats}`;
  const search = made.get(name) ?? makeSearch(game, seats);
  made.set(name, search);
  return search;
}

function makeSearch(game: Game, seats: number): Search {
  const { search, parameters } = game.thinking(seats);
  return search === 'tree' ? treeSearch(parameters) : alphaBeta({ ...parameters, evaluate: game.evaluate });
}
