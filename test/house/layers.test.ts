import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gameFolder } from '../../src/games/folders.ts';
import { games } from '../../src/games/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
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

/** Common passwords, which include games; examples of requests, which tests send to a server. */
const MAY_NAME = [
  'src/server/accounts/common-passwords.ts',
  'src/server/http/openapi/operations.ts',
  'src/server/http/openapi/people-operations.ts',
];

/** Games that are not part of the product, but might become one. */
const others = ['examples/game', 'test/support/shapes'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : [])),
);

test('no file outside the folder of a game names it', () => {
  const own = games.map(({ id }) => `${gameFolder(id)}/`);
  const shared = sources.filter(
    (file) =>
      !/\/test\/|\.test\.ts$/.test(file) &&
      !own.some((folder) => file.startsWith(folder)) &&
      !MAY_NAME.includes(relative(root, file)),
  );
  expect(shared.length).toBeGreaterThan(500);
  // The id of a game may be a word of its own, such as that of an encoding: it counts where it stands in a text.
  expect(others.length).toBeGreaterThan(3);
  const ids = [...games.map(({ id }) => id), ...others].join('|');
  const names = games.map((game) => game.name).join('|');
  const name = new RegExp(
    `(?<!digest\\(|toString\\()(?:'[^'\\n]*\\b(?:${ids})\\b[^'\\n]*'|"[^"\\n]*\\b(?:${ids})\\b[^"\\n]*")|\\b(?:${names})\\b`,
  );
  const inTemplate = new RegExp(`\`[^\`\\n]*\\b(?:${ids})\\b[^\`\\n]*\``);
  const found = shared.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const named = (name.exec(code) ?? inTemplate.exec(code.replaceAll(/\$\{[^{}]*\}/g, '')))?.[0];
    return named === undefined ? [] : [`${relative(root, file)}: ${named}`];
  });
  expect(found).toEqual([]);
});

/** Every game has weights of its own. */
const TWICE = ['Weights'];

test('no two exported types have one name', () => {
  const known = new Map<string, string>();
  const twice: string[] = [];
  for (const file of sources.filter((one) => relative(root, one).startsWith('src/') && !one.endsWith('.test.ts'))) {
    const text = readFileSync(file, 'utf8');
    for (const [, type] of text.matchAll(/^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm)) {
      if (TWICE.includes(type)) continue;
      const other = known.get(type);
      if (other !== undefined) twice.push(`${type} of ${relative(root, file)} and ${other}`);
      known.set(type, relative(root, file));
    }
  }
  expect(twice).toEqual([]);
});

test('a game lies in one folder, named after it', () => {
  for (const { id } of games) {
    const files = readdirSync(gameFolder(id), { recursive: true, encoding: 'utf8' });
    for (const file of ['index.ts', 'rules.md', 'rules.test.ts']) expect(files, id).toContain(file);
    // What was measured or counted once must not get lost: its tests run only where it exists.
    if (!files.includes('engine/index.ts')) continue;
    for (const file of ['golden/games.jsonl', 'golden/perft.jsonl', 'engine/openings.txt', 'engine/fingerprint.txt']) {
      expect(files, id).toContain(file);
    }
  }
});

test('documents of the code stay short', () => {
  const words = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split(/\s+/).length;
  expect(words, 'words of ARCHITECTURE.md').toBeLessThanOrEqual(1200);
  for (const folder of readdirSync(join(root, 'src'))) {
    const lines = readFileSync(join(root, 'src', folder, 'README.md'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length, `lines of src/${folder}/README.md`).toBeLessThanOrEqual(15);
  }
});

test('the table of what a game says has every member', () => {
  const [table] = /^## What a game says[\s\S]*?(?=^## )/m.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [
    '',
  ];
  for (const [file, type] of [
    ['game', 'Game'],
    ['rules', 'Rules'],
    ['notation', 'Notation'],
    ['look', 'Look'],
    ['engine', 'Engine'],
    ['course', 'Course'],
  ]) {
    const source = readFileSync(join(root, 'src', 'core', `${file}.ts`), 'utf8');
    const [, body = ''] = new RegExp(`^export interface ${type} \\{([\\s\\S]*?)^\\}`, 'm').exec(source) ?? [];
    const members = [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:<(]/gm)].map(([, member]) => member);
    expect(members.length, type).toBeGreaterThan(0);
    const missing = members.filter((one) => !new RegExp(`\\b${one}\\b`).test(table));
    expect(missing, `members of ${type}`).toEqual([]);
  }
});
