import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
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
    { file: 'longest.rs', program: 'rustc' },
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

    test(`${file} knows every game whose levels were measured`, () => {
      const text = readFileSync(join(bots, file), 'utf8');
      for (const { id } of games.filter(({ engine }) => engine.ladders.length > 0)) expect(text, id).toContain(id);
    });

    test(`${file} has fewer than 80 lines`, () => {
      expect(readFileSync(join(bots, file), 'utf8').split('\n').length).toBeLessThan(80);
    });
  }
});

/** How bots are built that must be: any warning is an error. */
const COMPILERS: Readonly<Record<string, readonly string[]>> = {
  cc: ['-O2', '-Wall', '-Werror'],
  rustc: ['-O', '-D', 'warnings'],
};

function commandFor(file: string, program: string): string {
  const flags = COMPILERS[program];
  if (flags === undefined) return `${quoteWord(program)} ${quoteWord(join(bots, file))}`;
  const built = join(folder, basename(file, extname(file)));
  const { status, stderr } = spawnSync(program, [...flags, '-o', built, join(bots, file)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return quoteWord(built);
}
