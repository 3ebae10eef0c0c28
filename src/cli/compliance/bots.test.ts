import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { canRun, quoteWord } from '../../node/engines/engine-words.ts';
import { findGame } from '../../node/find-game.ts';
import { examine, type Finding } from './compliance.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bots = fileURLToPath(new URL('../../../examples/bots/', import.meta.url));

describe('the sample bots', () => {
  const samples = [
    { file: 'anything.py', program: 'python3' },
    { file: 'centre.mjs', program: process.execPath },
    { file: 'last.c', program: 'cc' },
    { file: 'first.pl', program: 'swipl' },
  ];
  for (const { file, program } of samples) {
    const isThere = canRun(program);
    const why = isThere ? '' : ` (NOT RUN: ${program} is not installed)`;
    test.skipIf(!isThere)(`${file} passes${why}`, async () => {
      const found: Finding[] = [];
      await examine(commandFor(file, program), ['agere', 'azacru'].map(findGame), (finding) => found.push(finding));
      expect(found.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
      // Only what needs the rules does not apply.
      expect(found.filter(({ verdict }) => verdict === 'skip').length).toBe(4);
    });

    test(`${file} has fewer than 80 lines`, () => {
      expect(readFileSync(join(bots, file), 'utf8').split('\n').length).toBeLessThan(80);
    });
  }
});

function commandFor(file: string, program: string): string {
  if (!file.endsWith('.c')) return `${quoteWord(program)} ${quoteWord(join(bots, file))}`;
  const built = join(folder, 'last');
  const { status, stderr } = spawnSync(program, ['-O2', '-Wall', '-Werror', '-o', built, join(bots, file)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return quoteWord(built);
}
