import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { type Options, type OptionValue, readOptions } from '../core/options.ts';
import { sayFault } from '../core/play/words.ts';
import { type Position, startPosition } from '../core/position.ts';
import { readPosition } from '../core/text.ts';
import { games } from '../games/index.ts';
import { hint, UsageError } from './usage.ts';
import { say, spokenLanguage } from './words/say.ts';

/** The game with this id or name. */
export function findGame(word: string): Game {
  const wanted = word.toLowerCase();
  const game = games.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (game !== undefined) return game;
  const ids = games.map(({ id }) => id);
  throw new UsageError(
    say('There is no game called {word}{hint}. The games are {games}.', {
      ...{ word, hint: hint(word, ids), games: ids.join(', ') },
    }),
  );
}

/** What a command says that was given no game. */
export function needsGame(command: string): string {
  return say('{command} needs a game: {games}.', { command, games: games.map(({ id }) => id).join(', ') });
}

/** Options of a game from the given flags; flags of other games are refused. */
export function findOptions(game: Game, flags: Readonly<Record<string, unknown>>): Options {
  const given = Object.fromEntries(
    Object.entries(flags).filter(([name, value]) => value !== undefined && ruleOptionNames().includes(name)),
  );
  const own = Object.keys(game.options);
  for (const name of Object.keys(given)) {
    if (own.includes(name)) continue;
    const known = own.map((one) => `--${one}`).join(', ');
    throw new UsageError(say('{game} has no option --{name}; it has {known}.', { game: game.name, name, known }));
  }
  for (const [name, value] of Object.entries(given)) {
    const values = game.options[name].map(String);
    if (values.includes(String(value).toLowerCase())) continue;
    const words = { name, game: game.name, values: listValues(game.options[name]), value: String(value) };
    throw new UsageError(say('--{name} of {game} must be {values}, not {value}.', words));
  }
  const options = readOptions(game.options, given);
  if (isFault(options)) throw new UsageError(`${options.fault}: ${options.what}`);
  return options;
}

/** The position that the flags ask for: a text, or the start with the given options. */
export function findPosition(game: Game, flags: { readonly position?: string }): Position {
  const options = findOptions(game, { ...flags });
  if (flags.position === undefined) return startPosition(game, options);
  const position = readPosition(game, flags.position);
  if (isFault(position)) throw new UsageError(sayFault(position, spokenLanguage()));
  return position;
}

/** Names of all options that some game has, in the order of the registry. */
export function ruleOptionNames(): string[] {
  return [...new Set(games.flatMap((game) => Object.keys(game.options)))];
}

/** Values an option may have, for a person: '2 to 4', 'false or true'. */
export function listValues(values: readonly OptionValue[]): string {
  const sorted = values.every((value) => typeof value === 'number') ? [...values].sort((a, b) => a - b) : [...values];
  if (sorted.length === 1) return String(sorted[0]);
  const last = sorted[sorted.length - 1];
  const isRange = typeof sorted[0] === 'number' && Number(last) - sorted[0] === sorted.length - 1 && sorted.length > 2;
  if (isRange) return say('{least} to {most}', { least: String(sorted[0]), most: String(last) });
  return say('{first} or {last}', { first: sorted.slice(0, -1).join(', '), last: String(last) });
}
