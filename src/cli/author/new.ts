import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { games } from '../../games/index.ts';
import { OutputError, sayError } from '../../node/files.ts';
import { print, UsageError } from '../../node/usage.ts';

export function newCommand(command: Command): void {
  command
    .argument('<id>', 'what the game is called on command lines, such as connect-four')
    .option('--to <folder>', 'put its folder here instead of in src/games; GAMUT_GAMES then names this folder')
    .action(runNew);
}

interface NewFlags {
  readonly to?: string;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TEMPLATE = join(ROOT, 'examples', 'template');
const OWN_SHELF = join(ROOT, 'src', 'games');
const LONGEST_ID = 30;

/** Writes the folder of a game that runs at once, for its author to change. */
function runNew(id: string, { to }: NewFlags): void {
  const shelf = to === undefined ? OWN_SHELF : resolve(to);
  const folder = join(shelf, id);
  refuse(id, folder);
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  try {
    for (const file of files) writeCopy(file, join(folder, file), id);
  } catch (error) {
    throw new OutputError(`The folder ${folder} cannot be written: ${sayError(error)}.`);
  }
  const variable = to === undefined ? '' : `GAMUT_GAMES=${relative('.', shelf) || '.'} `;
  print(
    `${nameOf(id)} is in ${relative('.', folder)}: ${files.sort().join(', ')}. It can be played as it is; change it.`,
  );
  print(`  ${variable}gamut play ${id}     in the terminal`);
  print(`  ${variable}npx vite ${' '.repeat(id.length)}       in the page, which follows every change`);
  print(`  ${variable}gamut check ${id}    runs its tests and prints its numbers`);
}

function refuse(id: string, folder: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST_ID) {
    throw new UsageError(
      `${id} cannot be the id of a game: it is at most ${LONGEST_ID} small letters, digits and single hyphens, and begins with a letter, as in connect-four.`,
    );
  }
  const known = games.find((game) => game.id === id);
  if (known !== undefined) throw new UsageError(`There is already a game called ${known.name}.`);
  if (existsSync(folder)) throw new UsageError(`${folder} is already there, and nothing was written.`);
  if (!existsSync(TEMPLATE)) throw new UsageError('gamut new needs a checkout of Gamut with its examples.');
}

/** A file of the template under the name of the game, with imports for its new place. */
function writeCopy(name: string, file: string, id: string): void {
  const text = readFileSync(join(TEMPLATE, name), 'utf8')
    .replaceAll(/'\.\.\/\.\.\/((?:src|test)\/[^']*)'/g, (_, path: string) => `'${pathFrom(dirname(file), path)}'`)
    .replaceAll('Template', nameOf(id))
    .replaceAll("'template'", `'${id}'`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
}

function pathFrom(folder: string, path: string): string {
  return relative(folder, join(ROOT, path)).split(sep).join('/');
}

/** connect-four becomes Connect Four; the id of a game follows from its name in turn. */
function nameOf(id: string): string {
  return id.replaceAll(/(^|-)(\w)/g, (_, before: string, letter: string) => (before && ' ') + letter.toUpperCase());
}
