import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { canRun } from '../../node/engines/engine-words.ts';
import { COMMANDS } from '../commands.ts';
import { makeProgram } from '../program.ts';
import { type Described, describeProgram } from './described.ts';
import { writeManual } from './manual.ts';
import { completionFor, SHELLS } from './shells.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));
let described: Described;
beforeAll(async () => {
  described = describeProgram(await makeProgram(['manual']));
});

test('every command and option is in every completion and in the manual', () => {
  const texts = [...SHELLS.map((shell) => completionFor(shell, described)), writeManual(described, '1.2.3')];
  for (const text of texts) {
    const words = text.replaceAll('\\-', '-');
    for (const { usage } of COMMANDS) expect(words).toContain(usage.split(' ')[0]);
    for (const { options } of described.commands) {
      for (const { long } of options) expect(words).toMatch(new RegExp(`${long.slice(2)}\\b`));
    }
  }
});

test('bash completes commands, games, options and the values of options', () => {
  const script = join(folder, 'gamut.bash');
  writeFileSync(script, completionFor('bash', described));
  const complete = (...words: string[]) => {
    const line = `source '${script}'; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _gamut; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', line], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.trim().split('\n');
  };
  expect(complete('gamut', 'compl')).toEqual(expect.arrayContaining(['compliance', 'completion']));
  const [{ id }] = games;
  expect(complete('gamut', 'rules', id.slice(0, 3))).toContain(id);
  expect(complete('gamut', 'match', '--pai')).toEqual(['--pairs']);
  expect(complete('gamut', 'match', '--game', id.slice(0, 3))).toContain(id);
  expect(complete('gamut', 'completion', 'f')).toContain('fish');
  expect(complete('gamut', 'help', 'perf')).toEqual(['perft']);
});

test.each(['zsh', 'fish'] as const)('%s can read its completion', (shell) => {
  const script = join(folder, `gamut.${shell}`);
  writeFileSync(script, completionFor(shell, described));
  if (!canRun(shell)) return;
  const { status, stderr } = spawnSync(shell, ['-n', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('man finds nothing wrong with the manual page', () => {
  const page = writeManual(described, '1.2.3');
  expect(page).toMatch(/^\.TH GAMUT 1/);
  if (!canRun('groff')) return;
  const { stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww'], { input: page, encoding: 'utf8' });
  expect(stderr).toBe('');
});
