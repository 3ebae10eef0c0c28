import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { games } from '../../games/index.ts';
import { OutputError, sayError } from '../../node/files.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';

export function newCommand(command: Command): void {
  command
    .argument('<id>', say('name of the game on command lines, such as connect-four'))
    .option(
      '--to <folder>',
      say('write the game into this folder instead of src/games; name the folder in GAMUT_GAMES to play it'),
    )
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
    throw new OutputError(say('The folder {folder} cannot be written: {why}.', { folder, why: sayError(error) }));
  }
  const variable = to === undefined ? '' : `GAMUT_GAMES=${relative('.', shelf) || '.'} `;
  print(
    say('{name} is in {folder}: {files}. It can be played as it is; change it.', {
      ...{ name: nameOf(id), folder: relative('.', folder), files: files.sort().join(', ') },
    }),
  );
  print(`  ${variable}gamut play ${id}     ${say('in the terminal')}`);
  print(`  ${variable}npx vite ${' '.repeat(id.length)}       ${say('in the page, which follows every change')}`);
  print(`  ${variable}gamut check ${id}    ${say('runs its tests and prints its numbers')}`);
}

function refuse(id: string, folder: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST_ID) {
    throw new UsageError(
      say(
        '{id} cannot be the name of a game: use up to {most} small letters, digits and single hyphens, starting with a letter, as in connect-four.',
        { id, most: LONGEST_ID },
      ),
    );
  }
  const known = games.find((game) => game.id === id);
  if (known !== undefined) throw new UsageError(say('There is already a game called {name}.', { name: known.name }));
  if (existsSync(folder)) throw new UsageError(say('{folder} already exists; nothing was written.', { folder }));
  if (!existsSync(TEMPLATE)) throw new UsageError(say('gamut new needs a checkout of Gamut with its examples.'));
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
