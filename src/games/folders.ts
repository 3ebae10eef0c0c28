import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/**
 * Files that export a game: index.ts of every folder beside this file that has one, and of every folder in those that the
 * variable GAMUT_GAMES names, where games can be tried that are not part of the product.
 */
export function gameFiles(): string[] {
  const others = (process.env.GAMUT_GAMES ?? '').split(delimiter).filter((folder) => folder !== '');
  return [import.meta.dirname, ...others].flatMap((shelf) =>
    readdirSync(shelf)
      .map((folder) => join(shelf, folder, 'index.ts'))
      .filter((file) => existsSync(file)),
  );
}
