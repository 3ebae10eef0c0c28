import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { root } from '../../tools/node.mjs';
import { libraryFiles } from '../../tools/package/library-files.ts';
import { installByNpm, installPackage, nodes } from '../support/packed.ts';

const EXAMPLES = join(root, 'examples', 'library');
const examples = readdirSync(EXAMPLES).filter((file) => file.endsWith('.mjs'));
/** What each example prints when nothing is wrong; the others are for pages. */
const PRINTS: Readonly<Record<string, RegExp>> = {
  'random-game.mjs': /^\[Game "\w+"\]\n[\s\S]*\n1\. /,
  'best-move.mjs': /\nbest: \w+/,
  'draw.mjs': / a b c d e f g h\n/,
  'match.mjs': /^level 4 scores [\d.]+ of 2 pairs\nElo difference /,
  'write-a-game.mjs': /\nno cell is left\n$/,
};
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = { 'match.mjs': ['2'] };
const IN_PAGES = ['board.mjs', 'think-worker.mjs'];

let folder = '';
const installed = () => join(folder, 'node_modules', 'gamut');
beforeAll(async () => {
  folder = await installPackage();
  for (const file of examples) copyFileSync(join(EXAMPLES, file), join(folder, file));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every example is short, and is tried here or in a page', () => {
  expect(examples.toSorted()).toEqual([...Object.keys(PRINTS), ...IN_PAGES].toSorted());
  for (const file of examples) {
    const lines = readFileSync(join(EXAMPLES, file), 'utf8').trimEnd().split('\n');
    expect(lines.length, file).toBeLessThan(30);
  }
});

for (const { file: node, version } of nodes()) {
  test.each(Object.entries(PRINTS))(`on Node ${version}, %s runs with the installed package`, (file, printed) => {
    const run = spawnSync(node, [file, ...(ARGUMENTS[file] ?? [])], { cwd: folder, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.stdout).toMatch(printed);
  });

  test(`on Node ${version}, the command of the installed package runs`, () => {
    const gamut = (input: string, ...words: string[]) =>
      spawnSync(node, [join(installed(), 'bin', 'gamut.mjs'), ...words], { cwd: folder, encoding: 'utf8', input });
    const help = gamut('', '--help');
    expect(help.stderr).toBe('');
    expect(help.stdout).toContain('Usage: gamut');
    const [{ id }] = games;
    expect(gamut('', 'perft', id, '--depth', '1').stdout).toMatch(/^1 \d+\n$/);
    // A search in a worker thread.
    expect(gamut('go nodes 50\n', 'ugi', id).stdout).toMatch(/\nbestmove \S+\n$/);
    // Openings and counts lie beside the games.
    expect(gamut('', 'match', 'level:1', 'random', '--game', id, '--pairs', '1').stderr).not.toContain('Error');
  });
}

test('npm installs the package, and its command and library run', () => {
  const [archive] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  const student = installByNpm(join(folder, archive));
  try {
    copyFileSync(join(EXAMPLES, 'random-game.mjs'), join(student, 'random-game.mjs'));
    for (const { file: node, version } of nodes()) {
      const run = (...words: string[]) => spawnSync(node, words, { cwd: student, encoding: 'utf8' });
      const command = run(join('node_modules', '.bin', 'gamut'), 'games', '--json');
      expect(command.stderr, `Node ${version}`).toBe('');
      expect(JSON.parse(command.stdout)).toHaveLength(games.length);
      expect(run('random-game.mjs').stdout, `Node ${version}`).toMatch(PRINTS['random-game.mjs']);
    }
    const kit = join(student, 'node_modules', 'gamut', 'python');
    const program = `import gamut; print(gamut.Batch("${games[0].id}").play(["random"]).plies[0])`;
    const env = { ...process.env, PYTHONPATH: kit, PYTHONDONTWRITEBYTECODE: '1' };
    const python = spawnSync('python3', ['-c', program], { cwd: student, env, encoding: 'utf8' });
    expect(python.stdout, python.stderr).toBe('1\n');
  } finally {
    rmSync(student, { recursive: true });
  }
}, 300_000);

test('the installed server serves the page', async () => {
  const words = ['serve', '--port', '0', '--data', join(folder, 'data')];
  const server = spawn(process.execPath, [join(installed(), 'bin', 'gamut.mjs'), ...words], { cwd: folder });
  try {
    const [said] = await once(server.stdout, 'data');
    const address = /http:\/\/\S+/.exec(String(said))?.[0];
    expect(await (await fetch(`${address}`)).text()).toContain('<title>');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});

test('TypeScript finds the declarations of every path', () => {
  const { exports } = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
  const paths = Object.keys(exports).filter((path) => !/json|\*/.test(path));
  expect(paths.length).toBeGreaterThan(5);
  const [{ id }] = games;
  const names = [...paths.map((path) => path.replace('.', 'gamut')), `gamut/games/${id}`];
  const lines = names.map((name, at) => `export * as path${at} from '${name}';`);
  const use = `import { findGame } from 'gamut/games';\nexport const name: string = findGame('${id}').name;`;
  writeFileSync(join(folder, 'use.ts'), [...lines, use].join('\n'));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const setting = '--noEmit --strict --target es2023 --lib es2023,dom';
  for (const resolution of ['nodenext', 'bundler']) {
    const kind = resolution === 'bundler' ? 'esnext' : 'nodenext';
    const words = [...setting.split(' '), '--module', kind, '--moduleResolution', resolution, 'use.ts'];
    const { stdout } = spawnSync(process.execPath, [tsc, ...words], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toBe('');
  }
});

test('the library is small, and the package has nothing that nobody needs', () => {
  const files = libraryFiles(join(installed(), 'dist'));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(files.length).toBeGreaterThan(200);
  expect(bytes).toBeLessThan(3_000_000);
  const all = readdirSync(installed(), { recursive: true, encoding: 'utf8' });
  expect(all.filter((file) => /(?<!\.d)\.tsx?$|test|^src/.test(file))).toEqual([]);
  expect(all).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
});
