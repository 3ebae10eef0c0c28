import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Lesson } from '../train/train.ts';
import { trainingReport } from './train-report.ts';
import { weightsText } from './train-write.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const words = ['train', 'agere', '--size', '4', '--games', '12', '--nodes', '50', '--rounds', '2'];

function gamut(...more: readonly string[]) {
  return spawnSync(process.execPath, [program, ...words, ...more], { encoding: 'utf8' });
}

test('whichever worker plays a game, the weights are the same; the report stands alone', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gamut-')), 'report.html');
  const first = gamut('--json', '--report', file);
  expect(first.stderr).toBe('');
  expect(gamut('--json').stdout).toBe(first.stdout);
  const lesson = JSON.parse(first.stdout);
  expect(lesson.command).toBe(
    'gamut train agere --size 4 --games 12 --nodes 50 --rounds 2 --opening 8 --slip 10 --seed 1',
  );
  expect(lesson.rounds).toHaveLength(2);
  const page = readFileSync(file, 'utf8');
  expect(page).toContain(lesson.command);
  expect(page.match(/<svg/g)).toHaveLength(2);
  expect(page).not.toMatch(/NaN|Infinity|undefined|src=|href=/);
});

test('only games of two can be learned from', () => {
  const run = spawnSync(process.execPath, [program, 'train', 'azacru', '--players', '3'], { encoding: 'utf8' });
  expect(run.status).toBe(2);
  expect(run.stderr).toBe('train learns from games of two players.\n');
});

const lesson: Lesson = {
  start: { piece: 100, row: 4 },
  weights: { piece: 80, row: 5 },
  scale: 200,
  rounds: [{ weights: { piece: 80, row: 5 }, positions: 1234, losses: { training: [0.6], validation: [0.65] } }],
  losses: { before: 0.65, after: 0.6 },
  before: [{ count: 10, foretold: 0.5, actual: 0.4 }],
  after: [{ count: 10, foretold: 0.5, actual: 0.5 }],
};

test('the file of learned weights says what made it', () => {
  const text = weightsText('gamut train x --seed 1', '1.2.3', lesson);
  expect(text).toContain('gamut 1.2.3');
  expect(text).toContain('gamut train x --seed 1\n');
  expect(text).toContain('export const learnedWeights: Weights = {\n  piece: 80,\n  row: 5,\n};\n');
});

test('a report of a single step is drawn too', () => {
  expect(trainingReport('X', 'gamut train x', lesson)).not.toMatch(/NaN|Infinity|undefined/);
});
