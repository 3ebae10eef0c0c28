import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gameFolder } from '../src/games/folders.ts';
import { games } from '../src/games/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['src', 'test', 'tools', 'bin'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
    .map((file) => join(root, folder, file)),
);

test('no file is longer than 400 lines', () => {
  expect(sources.length).toBeGreaterThan(40);
  for (const file of sources) {
    expect(readFileSync(file, 'utf8').split('\n').length, relative(root, file)).toBeLessThan(400);
  }
});

test('shared code never names a game', () => {
  const shared = sources.filter((file) => /src\/(core|view|node|cli)\//.test(file) && !file.endsWith('.test.ts'));
  expect(shared.length).toBeGreaterThan(20);
  for (const file of shared) {
    const text = readFileSync(file, 'utf8');
    for (const { id } of games) {
      // A game may be called as something else is, such as an encoding.
      const named = new RegExp(`(?<!digest\\(|toString\\()'${id}'`);
      expect(named.test(text), `${relative(root, file)} names ${id}`).toBe(false);
    }
  }
});

test('a game lies in one folder, named after it', () => {
  for (const { id } of games) {
    const files = readdirSync(gameFolder(id), { recursive: true, encoding: 'utf8' });
    for (const file of ['index.ts', 'rules.md', 'rules.test.ts']) expect(files, id).toContain(file);
  }
});
