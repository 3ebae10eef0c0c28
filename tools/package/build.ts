import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import about from '../../package.json' with { type: 'json' };
import { gameFiles } from '../../src/games/folders.ts';
import { buildSite } from '../build.ts';
import { alone } from '../lock.ts';
import { root } from '../node.mjs';
import { libraryFiles } from './library-files.ts';
import { packaged } from './packaged.ts';

const emitted = join(root, 'build', 'emitted');
const stampFile = join(root, 'build', 'dist.stamp');
/** The compiled code, beside src and with the same folders, so that the same relative paths lead out of it. */
export const dist = join(root, 'dist');

/** Files of a game that the command reads. */
const GAME_DATA = ['rules.md', 'puzzles.jsonl', 'engine/openings.txt', 'golden/perft.jsonl', 'golden/games.jsonl'];

let building: Promise<void> | undefined;

/** Compiles everything but the page to dist, unless it was compiled from the same files before. */
export function buildLibrary(): Promise<void> {
  mkdirSync(join(root, 'build'), { recursive: true });
  building ??= alone(join(root, 'build', 'dist.lock'), build);
  return building;
}

function build(): void {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.error('Compiling the library …');
  rmSync(stampFile, { force: true });
  rmSync(emitted, { recursive: true, force: true });
  compile();
  rmSync(dist, { recursive: true, force: true });
  const sources = join(emitted, 'src');
  for (const file of filesOf(sources)) write(relative(sources, file), readFileSync(file, 'utf8'));
  const { name, version } = about;
  write('package.json.js', `export default ${JSON.stringify({ name, version })};\n`);
  write('games/found.built.js', foundGames());
  writeStyle();
  copyGameData();
  dropNeedless();
  rmSync(emitted, { recursive: true });
  writeFileSync(stampFile, stamp);
}

function compile(): void {
  const script = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status, stdout } = spawnSync(process.execPath, [script, '-p', join(root, 'tools', 'package')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
}

function write(file: string, text: string): void {
  const { path, content } = packaged(file, text);
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), content);
}

/** What #games is in the package. */
function foundGames(): string {
  const folders = gameFiles().map((file) => basename(dirname(file)));
  const imports = folders.map((folder, index) => `import * as game${index} from './${folder}/index.js';\n`);
  const list = folders.map((_, index) => `...Object.values(game${index})`);
  return `${imports.join('')}export const found = [${list.join(', ')}];\n`;
}

/** The style sheet of embedded boards as a module. */
function writeStyle(): void {
  const css = readFileSync(join(root, 'src', 'web', 'board', 'board.css'), 'utf8');
  write('web/board/board.css.js', `export default ${JSON.stringify(css)};\n`);
}

function copyGameData(): void {
  for (const folder of gameFiles().map((file) => dirname(file))) {
    for (const name of GAME_DATA.filter((one) => existsSync(join(folder, one)))) {
      const to = join(dist, 'games', basename(folder), name);
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(join(folder, name), to);
    }
  }
}

/** Files of a game in which there is nothing to step through: texts, and numbers that were learned. */
const DATA = /[/\\]games[/\\][^/\\]+[/\\](course|engine[/\\](learned|solved|factors)\b)/;

/** Only the library needs declarations and source maps. */
function dropNeedless(): void {
  const library = new Set(libraryFiles(dist));
  for (const file of filesOf(dist)) {
    if (file.endsWith('.d.ts') && !library.has(file)) rmSync(file);
    if (!file.endsWith('.js.map') || (library.has(file) && !DATA.test(file))) continue;
    rmSync(file);
    const code = file.slice(0, -'.map'.length);
    writeFileSync(code, readFileSync(code, 'utf8').replace(/\/\/# sourceMappingURL=.*\s*$/, ''));
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Changes when any file that the package is made from does. */
function stampOfSources(): string {
  const hash = createHash('sha256');
  const sources = ['src', join('tools', 'package')].flatMap((folder) => filesOf(join(root, folder)));
  const others = ['package.json', 'package-lock.json', 'tsconfig.json'].map((name) => join(root, name));
  for (const file of [...sources.filter((one) => !one.endsWith('.test.ts')), ...others]) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

// As a program of its own, it builds all that is packed.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite();
  await buildLibrary();
}
