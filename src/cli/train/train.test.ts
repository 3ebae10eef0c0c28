import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { TrainingResult } from '../../train/train.ts';
import { trainingReport } from './report.ts';
import { factorsText, weightsText } from './write.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
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

test('a policy is learned alike whichever worker plays, and its report stands alone', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gamut-')), 'report.html');
  const learn = (...more: readonly string[]) => gamut('--policy', '--json', ...more);
  const first = learn('--report', file);
  expect(first.stderr).toBe('');
  expect(learn().stdout).toBe(first.stdout);
  const lesson = JSON.parse(first.stdout);
  expect(lesson.command).toBe(
    'gamut train agere --policy --size 4 --games 12 --nodes 50 --rounds 2 --opening 8 --slip 10 --seed 1',
  );
  expect(lesson.factors.every((factor: number) => factor > 0)).toBe(true);
  const page = readFileSync(file, 'utf8');
  expect(page).toContain(lesson.command);
  expect(page.match(/<svg/g)).toHaveLength(2);
  expect(page).not.toMatch(/NaN|Infinity|undefined|src=|href=/);
});

test('a net is learned alike whichever worker plays, and after an interruption', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamut-'));
  const [file, log] = [join(folder, 'report.html'), join(folder, 'log.jsonl')];
  const learn = (...more: readonly string[]) => gamut('--net', '--units', '4', '--json', ...more);
  const first = learn('--report', file, '--log', log);
  expect(first.stderr).toBe('');
  const lesson = JSON.parse(first.stdout);
  expect(lesson.net.command).toBe(
    'gamut train agere --net --size 4 --units 4 --stages 1 --games 12 --nodes 50 --rounds 2 --opening 8 --slip 10 --seed 1',
  );
  const page = readFileSync(file, 'utf8');
  expect(page).toContain(lesson.net.command);
  // Two plots, and the board of each position that was misjudged.
  expect(lesson.worst.length).toBeGreaterThan(0);
  expect(page.match(/<svg/g)).toHaveLength(2 + lesson.worst.length);
  expect(page).not.toMatch(/NaN|Infinity|undefined|src=|[^:]href="(?!#)/);
  // Killed in the middle of the second round, and of a line.
  const kept = readFileSync(log, 'utf8');
  expect(kept.trimEnd().split('\n')).toHaveLength(25);
  writeFileSync(log, kept.slice(0, Math.trunc(0.7 * kept.length)));
  expect(learn('--log', log).stdout).toBe(first.stdout);
  expect(readFileSync(log, 'utf8').trimEnd().split('\n')).toHaveLength(25);
  const other = learn('--log', log, '--seed', '2');
  expect(other.stderr).toBe(`${log} is the log of something else: ${JSON.stringify(lesson.net.command)}\n`);
});

test('a game without a policy says so', () => {
  const run = spawnSync(process.execPath, [program, 'train', 'crosscut', '--policy'], { encoding: 'utf8' });
  expect(run.status).toBe(2);
  expect(run.stderr).toBe('Crosscut has no policy to learn.\n');
});

test('only games of two can be learned from', () => {
  const run = spawnSync(process.execPath, [program, 'train', 'azacru', '--players', '3'], { encoding: 'utf8' });
  expect(run.status).toBe(2);
  expect(run.stderr).toBe('gamut train learns from games of two players; for more, use --policy.\n');
});

const lesson: TrainingResult = {
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

test('the file of factors says what made it, and holds them all', () => {
  const foresight = { loss: 2, alike: 3, least: 1, among: [0.5, 1] };
  const rounds = [{ positions: 99, losses: { training: [3, 2], validation: [3, 2.1] } }];
  const text = factorsText('gamut train x --policy', '1.2.3', { factors: [1, 0.5, 12.3], rounds, foresight });
  expect(text).toContain('gamut train x --policy\n');
  expect(text).toContain('Float64Array.of(\n  1, 0.5, 12.3,\n);\n');
});

test('a report of a single step is drawn too', () => {
  expect(trainingReport('X', 'gamut train x', lesson)).not.toMatch(/NaN|Infinity|undefined/);
});
