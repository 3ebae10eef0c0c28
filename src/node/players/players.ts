import type { Chooser } from '../../arena/play-game.ts';
import type { Game } from '../../core/game.ts';
import { writeMove } from '../../core/moves.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Move } from '../../core/types.ts';
import { alphaBeta } from '../../search/alpha-beta/alpha-beta.ts';
import { alphaBetaDefaults, formerNames } from '../../search/alpha-beta/parameters.ts';
import { paranoid } from '../../search/alpha-beta/paranoid.ts';
import { bestSearch, levelLimits, levelSearch } from '../../search/levels/levels.ts';
import { type Limits, limitsOf, type Search } from '../../search/search.ts';
import { treeDefaults, treeSearch } from '../../search/tree/tree.ts';
import { minimaxTwo } from '../../search/yardsticks/minimax-two.ts';
import { plainUct } from '../../search/yardsticks/plain-uct.ts';
import type { Budget, SearchName } from '../../session/player-word.ts';
import { enginePlayer } from '../engines/engine-player.ts';
import { engineWords } from '../engines/engine-words.ts';
import { UsageError } from '../usage.ts';
import { namedPlayer } from './named-player.ts';

/** A player as it was named. */
export interface FoundPlayer {
  /** Milliseconds after which it has lost. */
  readonly patience: number;
  /** A new instance, for one game. */
  make(seed: number): Chooser;
}

type Parameters = Readonly<Record<string, number | boolean>>;

/** A search that the command line can name, and the parameters it takes. */
interface NamedSearch {
  readonly parameters: readonly string[];
  /** Names that parameters had before. */
  readonly former?: Readonly<Record<string, string>>;
  /** Why it cannot play this, as a sentence. */
  refuse?(game: Game, seats: number): string | undefined;
  make(game: Game, seed: number, parameters: Parameters): Search;
}

const SEARCHES: Readonly<Record<SearchName, NamedSearch>> = {
  uct: { parameters: [], make: (_, seed) => plainUct(seed) },
  'minimax-2': { parameters: [], make: (_, seed) => minimaxTwo(seed) },
  ab: {
    parameters: Object.keys(alphaBetaDefaults),
    former: formerNames,
    refuse: (_, seats) => (seats > 2 ? 'ab is for two players.' : undefined),
    make: ({ engine: { evaluate } }, _, parameters) => alphaBeta({ ...parameters, evaluate }),
  },
  paranoid: {
    parameters: ['alike', 'tableBits'],
    make: ({ engine: { evaluate } }, _, parameters) => paranoid({ ...parameters, evaluate }),
  },
  mcts: {
    parameters: Object.keys(treeDefaults).filter((name) => !['seed', 'evaluate', 'factors', 'partners'].includes(name)),
    make: ({ engine: { evaluate } }, seed, parameters) => treeSearch({ ...parameters, seed, evaluate }),
  },
};

const HAND_WEIGHTS = 'weights=hand';

/** Milliseconds by which a move may exceed its limit: a busy machine is not the player's fault. */
const MARGIN_MS = 200;
/**
 * Milliseconds for a move of players that keep their own limits, or have none: only a hung player needs as much, even
 * at the lowest priority of a busy machine.
 */
const HANGING_MS = 1_200_000;

/** The player a word names, with the match's budget if it has none. One that does not search may take its time. */
export function findPlayer(game: Game, word: string, shared: Budget, seats: number): FoundPlayer {
  const player = namedPlayer(game, word);
  switch (player.kind) {
    case 'human':
      throw new UsageError('Only computers play matches; people play with gamut play.');
    case 'random':
      return { patience: HANGING_MS, make: (seed) => moveChooser(seed, randomMove) };
    case 'museum': {
      const { bot } = player;
      return { patience: HANGING_MS, make: (seed) => moveChooser(seed, bot.choose.bind(bot)) };
    }
    case 'level': {
      const { nodes, depth } = levelLimits(game, seats, player.level);
      const make = (seed: number) => levelSearch(game, seats, player.level, seed);
      const own = depth === undefined ? {} : { depth };
      return { patience: HANGING_MS, make: (seed) => searchChooser(make(seed), player.budget ?? { nodes }, own) };
    }
    case 'best': {
      const make = (seed: number) => bestSearch(game, seats, seed);
      return { patience: HANGING_MS, make: (seed) => searchChooser(make(seed), player.budget ?? shared) };
    }
    case 'engine':
      return findEngine(game, player.command, player.budget ?? shared);
    case 'search':
      return findSearch(game, player.name, player.parameters, player.budget ?? shared, seats);
  }
}

function findSearch(game: Game, name: SearchName, rest: string, budget: Budget, seats: number): FoundPlayer {
  const search = SEARCHES[name];
  const refusal = search.refuse?.(game, seats);
  if (refusal !== undefined) throw new UsageError(refusal);
  const { words, weighed } = takeWeights(game, rest);
  const parameters = readParameters(words, search.parameters, search.former);
  return {
    patience: HANGING_MS,
    make: (seed) => searchChooser(search.make(weighed, seed, parameters), budget),
  };
}

/** weights=hand among the parameters of a search means the evaluation before any learning. */
function takeWeights(game: Game, rest: string): { words: string; weighed: Game } {
  const words = rest.split(',').filter((part) => part !== HAND_WEIGHTS);
  const { evaluation } = game.engine;
  if (words.join(',') === rest) return { words: rest, weighed: game };
  return {
    words: words.join(','),
    weighed: { ...game, engine: { ...game.engine, evaluate: evaluation.with(evaluation.hand) } },
  };
}

/** A program that speaks the engine protocol; every game starts its own. */
function findEngine(game: Game, command: string, budget: Budget): FoundPlayer {
  const words = engineWords(command, game.id);
  return { patience: patienceFor(budget), make: (seed) => enginePlayer(words, seed, budget) };
}

function patienceFor({ ms }: Budget): number {
  return ms === undefined ? HANGING_MS : ms + MARGIN_MS;
}

/** CPU milliseconds of this thread: what else the machine does costs no player anything. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function moveChooser(seed: number, choose: (position: Position, random: Random) => Move): Chooser {
  const random = new Random(seed);
  return (position) => writeMove(position, choose(position, random));
}

function searchChooser(search: Search, { nodes, ms }: Budget, depth: Partial<Pick<Limits, 'depth'>> = {}): Chooser {
  return (position) => {
    const deadline = ms === undefined ? Number.POSITIVE_INFINITY : workedMs() + ms;
    const stop = () => workedMs() >= deadline;
    const limits = limitsOf({ ...(nodes === undefined ? {} : { nodes }), ...depth, stop });
    return writeMove(position, search.think(position, limits).move);
  };
}

/** Parameters written as key=value,…: numbers, and true or false; only known names, or their former ones. */
function readParameters(
  text: string,
  known: readonly string[],
  former: Readonly<Record<string, string>> = {},
): Record<string, number | boolean> {
  const parameters: Record<string, number | boolean> = {};
  if (text === '') return parameters;
  for (const part of text.split(',')) {
    const [written, value = '', ...more] = part.split('=');
    const name = Object.hasOwn(former, written) ? former[written] : written;
    if (!known.includes(name)) {
      throw new UsageError(`There is no parameter ${name}; there are ${known.join(', ') || 'none'}.`);
    }
    const number = value === '' || more.length > 0 ? Number.NaN : Number(value);
    if (value === 'true' || value === 'false') parameters[name] = value === 'true';
    else if (Number.isFinite(number)) parameters[name] = number;
    else throw new UsageError(`The parameter ${name} must be a number, true or false, as in ${name}=1, not ${part}.`);
  }
  return parameters;
}
