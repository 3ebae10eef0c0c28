import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpeningBook, readBook } from '../../arena/balance.ts';
import type { Game } from '../../core/game.ts';
import { chosenOptions, type Options } from '../../core/options.ts';
import { fileBeside } from '../../node/game-files.ts';

/** Where the openings are in the folder of a game. */
export const OPENINGS_FILE = join('engine', 'openings.txt');

/** The openings that come with a game; undefined with other options, which have none. */
export function findBook(game: Game, options: Options): OpeningBook | undefined {
  if (Object.keys(chosenOptions(game.options, options)).length > 0) return undefined;
  const file = fileBeside(game, OPENINGS_FILE);
  return existsSync(file) ? readBook(game, readFileSync(file, 'utf8')) : undefined;
}
