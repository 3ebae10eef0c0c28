import type { MuseumBot } from '../core/engine.ts';
import type { Game } from '../core/game.ts';
import type { Unsaid } from '../core/words.ts';
import { SEARCH_NAMES } from '../search/search.ts';

/** The budget of a move; searches stop at whichever limit is reached first. */
export interface Budget {
  readonly nodes?: number;
  readonly ms?: number;
}

/** A player as named by one word everywhere: on screens, in rooms, on the command line. */
export type PlayerWord =
  | { readonly kind: 'human' | 'random' }
  /** One of the game's levels, from 1 on. */
  | { readonly kind: 'level'; readonly level: number; readonly budget: Budget | undefined }
  /** The game's strongest way of thinking. */
  | { readonly kind: 'best'; readonly budget: Budget | undefined }
  | { readonly kind: 'museum'; readonly bot: MuseumBot }
  /** A program that speaks the engine protocol. */
  | { readonly kind: 'engine'; readonly command: string; readonly budget: Budget | undefined }
  /** A search with its parameters, as in mcts:rave=300,tries=2. */
  | { readonly kind: 'search'; readonly search: string; readonly budget: Budget | undefined };

/** Why a word names no player, as a sentence; missing where it is simply unknown. */
export interface WrongWord {
  readonly wrong: Unsaid<WrongSentence> | undefined;
}

type WrongSentence =
  | '{name} takes no parameters.'
  | '{name} does not search, so it takes no @ limit.'
  | 'A level needs a number from 1 to {most}, as in level:5.'
  | 'A level is a whole number from 1 to {most}, not {text}.'
  | 'After @ comes a number of nodes or milliseconds, as in uct@4000 or uct@800ms, not {word}.';

function wrong(sentence: WrongSentence, words: Unsaid<string>['words']): WrongWord {
  return { wrong: { sentence, words } };
}

/** Prefix of the command line of an engine. */
export const ENGINE = 'engine:';

/** How players are named, for help texts: those that play in rooms too, and all that play here. */
export const ROOM_COMPUTERS = `level:<1-10>, best, random, museum:<bot>, ${SEARCH_NAMES.join(', ')}`;
export const PLAYER_FORMS = `${ROOM_COMPUTERS}, "engine:<command>"`;
export const BUDGET_FORMS = 'uct@4000 or uct@800ms sets nodes or time for that player, mcts:rave=300 a parameter';

/** The current form of a word in an older spelling: rung:5 is level:5, computer is best, computer:4000 is best@4000. */
export function presentWord(word: string): string {
  return word
    .replace(/^rung:/, 'level:')
    .replace(/^computer:(?=\d+$)/, 'best@')
    .replace(/^computer(?=$|@)/, 'best');
}

/**
 * The player that a word names: human, random, level:5, best, museum:<bot>, engine:<command>, or a search as in
 * mcts:rave=300. Those that search may have a budget at the end, in nodes (uct@4000) or milliseconds (uct@800ms).
 */
export function readPlayer(game: Game, word: string): PlayerWord | WrongWord {
  const parts = splitWord(presentWord(word));
  if ('wrong' in parts) return parts;
  const { name, rest, budget } = parts;
  if (name === 'level') {
    const level = readLevel(game, rest);
    return typeof level === 'number' ? { kind: 'level', level, budget } : level;
  }
  if (name === 'best') {
    return rest === '' ? { kind: 'best', budget } : wrong('{name} takes no parameters.', { name });
  }
  if (name === 'engine') return { kind: 'engine', command: rest, budget };
  const search = SEARCH_NAMES.find((one) => one === name);
  if (search !== undefined) return { kind: 'search', search: rest === '' ? name : `${name}:${rest}`, budget };
  const player = readIdle(game, name, rest);
  if ('wrong' in player || budget === undefined) return player;
  return wrong('{name} does not search, so it takes no @ limit.', { name: word.split('@')[0] });
}

export function isWrong(player: PlayerWord | WrongWord): player is WrongWord {
  return 'wrong' in player;
}

/** Players that need no time to think. */
function readIdle(game: Game, name: string, rest: string): PlayerWord | WrongWord {
  const isAlone = rest === '';
  if (name === 'human' && isAlone) return { kind: 'human' };
  const bot = name === 'museum' ? game.engine.museum.find(({ id }) => id === rest) : undefined;
  if (bot !== undefined) return { kind: 'museum', bot };
  // Every game has a random player: that of its museum where it has one.
  const isRandom = (name === 'random' && isAlone) || (name === 'museum' && rest === 'random');
  return isRandom ? { kind: 'random' } : { wrong: undefined };
}

function readLevel(game: Game, text: string): number | WrongWord {
  const level = Number(text);
  const most = game.engine.levels(Number(game.options.players[0])).length;
  if (/^\d+$/.test(text) && level >= 1 && level <= most) return level;
  return text === ''
    ? wrong('A level needs a number from 1 to {most}, as in level:5.', { most })
    : wrong('A level is a whole number from 1 to {most}, not {text}.', { most, text });
}

interface WordParts {
  readonly name: string;
  /** What follows the colon. */
  readonly rest: string;
  readonly budget: Budget | undefined;
}

/**
 * A word split into its parts: name[:rest][@budget]. The command of an engine may itself contain @; only a number at
 * its very end is a budget.
 */
function splitWord(word: string): WordParts | WrongWord {
  const at = word.startsWith(ENGINE) ? word.search(/@[1-9]\d{0,11}(ms)?$/) : word.indexOf('@');
  const [start, tail] = at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at)];
  const [, digits, unit] = /^@([1-9]\d{0,11})(ms)?$/.exec(tail) ?? [];
  if (tail !== '' && digits === undefined) {
    return wrong('After @ comes a number of nodes or milliseconds, as in uct@4000 or uct@800ms, not {word}.', { word });
  }
  const colon = start.indexOf(':');
  return {
    name: colon < 0 ? start : start.slice(0, colon),
    rest: colon < 0 ? '' : start.slice(colon + 1),
    budget: digits === undefined ? undefined : unit === undefined ? { nodes: Number(digits) } : { ms: Number(digits) },
  };
}
