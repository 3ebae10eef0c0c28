import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/node.mjs';
import { publicPaths } from '../../tools/package/declarations.ts';
import { compareReports, packagePaths } from '../../tools/package/surface.ts';

test('what is public is reported: after a change, node tools/package/surface.ts --write, and a line in the changelog', async () => {
  for (const { file, now, reported } of await compareReports()) expect(now, file).toBe(reported);
}, 300_000);

test('every function and class that is public says what it does', async () => {
  for (const { path, about, declarations } of publicPaths(packagePaths())) {
    expect(about, path).not.toBe('');
    for (const { name, kind, comment } of declarations) {
      if (kind === 'function' || kind === 'class') expect(comment, `${path}: ${name}`).not.toBe('');
    }
  }
});

test('every path has one file that lists it', () => {
  const listed = packagePaths().map((path) => path.replace(/^gamut\/?/, '') || 'core');
  const files = readdirSync(join(root, 'src', 'library')).map((file) => file.replace('.ts', ''));
  expect(listed.filter((path) => !files.includes(path))).toEqual([]);
});
