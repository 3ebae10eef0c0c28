import type { Engine, Evaluate } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import { fill, type Unsaid } from '../../core/words.ts';
import { alphaBetaDefaults, formerNames } from '../alpha-beta/parameters.ts';
import { netEvaluate } from '../net/net-evaluate.ts';
import type { SearchName } from '../search.ts';
import { treeDefaults } from '../tree/tree.ts';
import { minimaxTwo } from '../yardsticks/minimax-two.ts';
import { plainUct } from '../yardsticks/plain-uct.ts';
import { makeSearch, OTHER_BYTES, type SizedSearch } from './make-search.ts';

type Parameters = Readonly<Record<string, number | boolean>>;

/** A search that players can name, and the parameters it takes. */
interface NamedSearch {
  readonly parameters: readonly string[];
  /** Names that parameters had before. */
  readonly former?: Readonly<Record<string, string>>;
  readonly mostSeats?: number;
  make(game: Game, seed: number, parameters: Parameters): SizedSearch;
}

/** Bytes of plain UCT: 26 for each of its two million nodes. */
const UCT_BYTES = 26 * 2 ** 21;

const SEARCHES: Readonly<Record<SearchName, NamedSearch>> = {
  uct: { parameters: [], make: (_, seed) => ({ search: plainUct(seed), bytes: UCT_BYTES }) },
  'minimax-2': { parameters: [], make: (_, seed) => ({ search: minimaxTwo(seed), bytes: OTHER_BYTES }) },
  ab: {
    parameters: Object.keys(alphaBetaDefaults),
    former: formerNames,
    mostSeats: 2,
    make: (game, seed, parameters) =>
      makeSearch(game, { search: 'alpha-beta', parameters }, game.engine.evaluate, seed),
  },
  paranoid: {
    parameters: ['alike', 'tableBits'],
    make: (game, seed, parameters) =>
      makeSearch(
        game,
        { search: 'paranoid', parameters: { tableBits: 19, ...parameters } },
        game.engine.evaluate,
        seed,
      ),
  },
  mcts: {
    parameters: Object.keys(treeDefaults).filter((name) => !['seed', 'evaluate', 'factors', 'partners'].includes(name)),
    make: (game, seed, parameters) => makeSearch(game, { search: 'tree', parameters }, game.engine.evaluate, seed),
  },
};

/** Among the parameters of a search: the evaluation before any learning, or with the game's net. */
const EVALUATIONS: Readonly<Record<string, (engine: Engine) => Evaluate>> = {
  'weights=hand': ({ evaluation }) => evaluation.with(evaluation.hand),
  'net=1': netEvaluate,
};

/** Why a search cannot play, as a sentence; undefined where it can. */
export function refuseSearch(word: string, seats: number): SearchRefusal | undefined {
  const { name, search, parameters } = splitWord(word);
  if (seats > (search.mostSeats ?? seats)) return { sentence: '{name} is for two players.', words: { name } };
  const read = readParameters(name, parameters, search);
  return isRefusal(read) ? read : undefined;
}

type SearchRefusal = Unsaid<
  | '{name} is for two players.'
  | '{name} takes no parameters.'
  | 'There is no parameter {name}; there are {known}.'
  | 'The parameter {name} must be a number, true or false, as in {name}=1, not {part}.'
>;

function isRefusal(read: Parameters | SearchRefusal): read is SearchRefusal {
  return typeof read.sentence === 'string';
}

/** A new search as a word names it: uct, mcts:rave=300. Throws where refuseSearch refuses. */
export function makeNamedSearch(game: Game, word: string, seed: number): SizedSearch {
  const { name, search, parameters, judge } = splitWord(word);
  const read = readParameters(name, parameters, search);
  if (isRefusal(read)) throw new Error(fill(read.sentence, read.words));
  const { engine } = game;
  const judged = judge === undefined ? game : { ...game, engine: { ...engine, evaluate: judge(engine) } };
  return search.make(judged, seed, read);
}

function splitWord(word: string) {
  const [name, rest = ''] = word.split(':');
  if (!Object.hasOwn(SEARCHES, name)) throw new Error(`There is no search ${name}.`);
  const parts = rest.split(',').filter((part) => part !== '');
  const parameters = parts.filter((part) => !Object.hasOwn(EVALUATIONS, part));
  const judge = EVALUATIONS[parts.find((part) => Object.hasOwn(EVALUATIONS, part)) ?? ''];
  return { name, search: SEARCHES[name as SearchName], parameters, judge };
}

/** Parameters written as key=value: numbers, and true or false; only known names, or their former ones. */
function readParameters(
  search: string,
  parts: readonly string[],
  { parameters: known, former = {} }: NamedSearch,
): Parameters | SearchRefusal {
  const read: Record<string, number | boolean> = {};
  for (const part of parts) {
    const [written, value = '', ...more] = part.split('=');
    const name = Object.hasOwn(former, written) ? former[written] : written;
    if (known.length === 0) return { sentence: '{name} takes no parameters.', words: { name: search } };
    if (!known.includes(name)) {
      return { sentence: 'There is no parameter {name}; there are {known}.', words: { name, known: known.join(', ') } };
    }
    const number = value === '' || more.length > 0 ? Number.NaN : Number(value);
    if (value === 'true' || value === 'false') read[name] = value === 'true';
    else if (Number.isFinite(number)) read[name] = number;
    else {
      const sentence = 'The parameter {name} must be a number, true or false, as in {name}=1, not {part}.';
      return { sentence, words: { name, part } };
    }
  }
  return read;
}
