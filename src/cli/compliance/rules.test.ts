import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { quoteWord } from '../../node/engines/engine-words.ts';
import { findGame } from '../../node/find-game.ts';
import { compareRules, describe } from './rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gamut = fileURLToPath(new URL('../../../bin/gamut.mjs', import.meta.url));

/** Our engine behind a program that changes what it says. */
function engineThat(name: string, change: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { spawn } from 'node:child_process';
     import { createInterface } from 'node:readline';
     const engine = spawn(process.execPath, [${JSON.stringify(gamut)}, 'ugi', 'crossings'], { stdio: ['pipe', 'pipe', 'inherit'] });
     process.stdin.pipe(engine.stdin);
     createInterface({ input: engine.stdout }).on('line', (line) => console.log(${change}));`,
  );
  return `${quoteWord(process.execPath)} ${quoteWord(file)}`;
}

test('rules that are ours agree in every game and every count', async () => {
  const finding = await compareRules(engineThat('honest', 'line'), findGame('crossings'));
  expect(finding.difference).toBeUndefined();
  expect(finding.games).toBeGreaterThan(10);
  expect(finding.counts).toBeGreaterThan(0);
  expect(describe(finding)).toMatch(/agree\.$/);
});

test('a missing move is named, with the moves before it and the board', async () => {
  const engine = engineThat('forgetful', `line.replace(/^(response .*) (\\w\\d-\\w\\d)$/, '$1')`);
  const { difference, ...rest } = await compareRules(engine, findGame('crossings'));
  expect(difference).toMatchObject({ what: 'legal moves', came: 'nothing else', moves: [] });
  expect(difference?.expected).toMatch(/^it lacks \w\d-\w\d$/);
  expect(describe({ ...rest, ...(difference === undefined ? {} : { difference }) })).toContain('a b c d e f g h');
});

test('an engine that answers nothing to a question is told so', async () => {
  const engine = engineThat('mute', `line.replace(/^response .*/, '')`);
  const { difference } = await compareRules(engine, findGame('crossings'));
  expect(difference?.what).toBe('answer');
});
