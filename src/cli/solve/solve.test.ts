import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { readSavedHead } from './save.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-solve-'));
const gamut = join(import.meta.dirname, '..', '..', '..', 'bin', 'gamut.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

/** A run that takes far longer than any test. */
function solveLong(file: string): ChildProcess {
  const words = ['solve', 'crosscut', '--size', '7', '--openings', '--memory', '8', '--json', '--save', file];
  return spawn(process.execPath, [gamut, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
}

function nodesIn(file: string): number {
  const head = readSavedHead(file);
  return typeof head === 'object' ? head.nodes : 0;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a run that was killed goes on where it last saved, and so does one that was interrupted', {
  timeout: 120_000,
}, async () => {
  const file = join(folder, 'long');
  const killed = solveLong(file);
  await until(() => existsSync(file));
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const before = nodesIn(file);
  expect(before).toBeGreaterThan(0);

  const second = solveLong(file);
  let out = '';
  second.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  await until(() => nodesIn(file) > before);
  second.kill('SIGINT');
  await once(second, 'close');
  const report = JSON.parse(out);
  expect(report).toMatchObject({ complete: false, resumedAt: before });
  expect(report.nodes).toBeGreaterThan(before);
  expect(nodesIn(file)).toBe(report.nodes);
});

test('a file of another kind is left alone', () => {
  const file = join(folder, 'other');
  expect(readSavedHead(file)).toBe(undefined);
  writeFileSync(file, 'a letter');
  expect(readSavedHead(file)).toBe(`${file} was not written by this version of gamut solve.`);
});
