import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, dirname, resolve } from 'node:path';
import process from 'node:process';

/**
 * Files that export a game: index.ts of every folder beside this file that has one, and of every folder inside those
 * named by the variable GAMUT_GAMES, for trying games that are not part of the product. A folder may come to exist later.
 */
export function gameFiles(): string[] {
  const others = (process.env.GAMUT_GAMES ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && existsSync(folder));
  return [import.meta.dirname, ...others].flatMap((shelf) =>
    readdirSync(shelf)
      .map((folder) => resolve(shelf, folder, 'index.ts'))
      .filter((file) => existsSync(file)),
  );
}

/** The folder of a game, which is named after it. */
export function gameFolder(id: string): string {
  const folder = gameFiles()
    .map((file) => dirname(file))
    .find((one) => basename(one) === id);
  if (folder === undefined) throw new Error(`There is no folder of a game called ${id}`);
  return folder;
}
