import type { Game } from '../../src/core/game.ts';
import { type Options, type OptionValue, optionsOf } from '../../src/core/options.ts';
import { games } from '../../src/games/index.ts';

/** A game with options, and its name in a test. */
export interface Case {
  readonly name: string;
  readonly game: Game;
  readonly options: Options;
  /** Whether these are the default options. */
  readonly usual: boolean;
}

/** Every game with its default options, and with every other value of each option. */
export const cases: readonly Case[] = games.flatMap((game) => [
  makeCase(game, {}),
  ...Object.entries(game.options).flatMap(([name, [, ...others]]) =>
    others.map((value) => makeCase(game, { [name]: value })),
  ),
]);

/** Every game with its default options. */
export const usualCases: readonly Case[] = cases.filter(({ usual }) => usual);

function makeCase(game: Game, given: Readonly<Record<string, OptionValue>>): Case {
  const options = optionsOf(game.options, given);
  const words = Object.entries(given).map(([name, value]) => `${name} ${value}`);
  return { name: [game.name, ...words].join(', '), game, options, usual: words.length === 0 };
}
