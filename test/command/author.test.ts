import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../tools/node.mjs';

const GAMUT_GAMES = mkdtempSync(join(tmpdir(), 'gamut-author-'));
afterAll(() => rmSync(GAMUT_GAMES, { recursive: true, force: true }));
const index = join(GAMUT_GAMES, 'connect-four', 'index.ts');

function gamut(...words: readonly string[]) {
  const env = { ...process.env, GAMUT_GAMES };
  return spawnSync(process.execPath, [join(root, 'bin/gamut.mjs'), ...words], { encoding: 'utf8', env });
}

test('a new game plays at once', () => {
  expect(gamut('new', 'connect-four', '--to', GAMUT_GAMES).stdout).toContain('gamut check connect-four');
  expect(gamut('perft', 'connect-four', '--depth', '3').stdout).toBe('1 25\n2 600\n3 13800\n');
  expect(gamut('games').stdout).toContain('Connect Four, by Nobody');
});

test.each([
  ['Connect4', /^Connect4 cannot be the name of a game: /],
  ['two--hyphens', /^two--hyphens cannot be the name of a game: /],
  ['../up', /^\.\.\/up cannot be the name of a game: /],
  ['connect-four', /^There is already a game called Connect Four\.\n$/],
])('%s is refused in a sentence, and nothing is written', (id, sentence) => {
  const { status, stderr } = gamut('new', id, '--to', GAMUT_GAMES);
  expect(status).toBe(2);
  expect(stderr).toMatch(sentence);
});

test('check runs its tests with the numbers it has written, and names what is wrong', () => {
  const source = readFileSync(index, 'utf8');
  writeFileSync(index, source.replace('if (length >= 4)', 'if (length >= 5)'));
  const { status, stdout } = gamut('check', 'connect-four', '--write');
  expect(stdout).toMatch(/ok {4}contract: \d+ tests/);
  expect(stdout).toMatch(/ok {4}fingerprint: 1 test/);
  expect(stdout).toMatch(/WRONG rules: 3 tests\n +§3\.1 four in a row win/);
  expect(status).toBe(1);
  expect(readFileSync(index, 'utf8')).toMatch(/ {2}bench: \[\{ options: \{\}, playouts: 500, plies: \d/);
  expect(readFileSync(index, 'utf8')).toMatch(/ {2}nodes: [\d_]+,\n/);
}, 600_000);
