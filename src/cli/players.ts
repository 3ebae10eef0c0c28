import type { Chooser } from '../arena/play-game.ts';
import type { Game } from '../core/game.ts';
import { writeMove } from '../core/moves.ts';
import { randomMove } from '../core/playout.ts';
import type { Position } from '../core/position.ts';
import { Random } from '../core/random.ts';
import type { Move } from '../core/types.ts';
import { alphaBeta } from '../search/alpha-beta.ts';
import { plainUct } from '../search/plain-uct.ts';
import { limitsOf, type Search } from '../search/search.ts';
import { treeDefaults, treeSearch } from '../search/tree.ts';
import { type Budget, readParameters, splitPlayer } from './player-words.ts';
import { nearest, UsageError } from './usage.ts';

/** A player as it was named. */
export interface FoundPlayer {
  /** Milliseconds after which it has lost. */
  readonly patience: number;
  /** One that has seen no game yet. */
  make(seed: number): Chooser;
}

type Parameters = Readonly<Record<string, number | boolean>>;

/** A search that the command line can name, and the parameters it takes. */
interface NamedSearch {
  readonly parameters: readonly string[];
  /** Why it cannot play this, as a sentence. */
  refuse?(game: Game, seats: number): string | undefined;
  make(game: Game, seed: number, parameters: Parameters): Search;
}

const SEARCHES: Readonly<Record<string, NamedSearch>> = {
  uct: { parameters: [], make: (_, seed) => plainUct(seed) },
  ab: {
    parameters: ['tableBits', 'reduction'],
    refuse: (_, seats) => (seats > 2 ? 'ab is for two players.' : undefined),
    make: ({ evaluate }, _, parameters) => alphaBeta({ ...parameters, evaluate }),
  },
  mcts: {
    parameters: Object.keys(treeDefaults).filter((name) => name !== 'seed' && name !== 'evaluate'),
    make: (_, seed, parameters) => treeSearch({ ...parameters, seed }),
  },
};

/** Milliseconds by which a move may exceed its limit: a busy machine is not the player's fault. */
const MARGIN_MS = 200;
/** Milliseconds for a move without a clock: only who hangs needs as much. */
const HANGING_MS = 120_000;

/**
 * The player that a word names: random, museum:<bot>, or a search with parameters and a budget of its own, where it has any
 * (mcts:rave=300@4000). Who does not search knows no clock and may take its time.
 */
export function findPlayer(game: Game, word: string, budget: Budget, seats: number): FoundPlayer {
  const { name, rest, budget: own } = splitPlayer(word);
  if (Object.hasOwn(SEARCHES, name)) return findSearch(game, name, rest, own ?? budget, seats);
  const bot = name === 'museum' ? game.museum.find(({ id }) => id === rest) : undefined;
  const isRandom = name === 'random' && rest === '';
  if (!isRandom && bot === undefined) throw new UsageError(unknownPlayer(game, word));
  if (own !== undefined) throw new UsageError(`${word.split('@')[0]} does not search, so nothing can stand after @.`);
  return { patience: HANGING_MS, make: (seed) => moveChooser(seed, bot?.choose.bind(bot) ?? randomMove) };
}

function findSearch(game: Game, name: string, rest: string, budget: Budget, seats: number): FoundPlayer {
  const search = SEARCHES[name];
  const refusal = search.refuse?.(game, seats);
  if (refusal !== undefined) throw new UsageError(refusal);
  const parameters = readParameters(rest, search.parameters);
  const patience = budget.ms === undefined ? HANGING_MS : budget.ms + MARGIN_MS;
  return { patience, make: (seed) => searchChooser(search.make(game, seed, parameters), budget) };
}

function moveChooser(seed: number, choose: (position: Position, random: Random) => Move): Chooser {
  const random = new Random(seed);
  return (position) => writeMove(position, choose(position, random));
}

function searchChooser(search: Search, { nodes, ms }: Budget): Chooser {
  return (position) => {
    const deadline = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
    const limits = limitsOf({ ...(nodes === undefined ? {} : { nodes }), stop: () => performance.now() >= deadline });
    return writeMove(position, search.think(position, limits).move);
  };
}

function unknownPlayer(game: Game, word: string): string {
  const names = ['random', ...(game.museum ?? []).map(({ id }) => `museum:${id}`), ...Object.keys(SEARCHES)];
  const near = nearest(word, names);
  const hint = near === undefined ? '' : ` (did you mean ${near}?)`;
  return `There is no player called ${word}${hint}. The players of ${game.name} are ${names.join(', ')}.`;
}
