import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { agere } from '../../games/agere/index.ts';
import { UsageError } from '../../node/usage.ts';
import { matchCommand } from './command-line.ts';
import { playMatch, runMatch } from './match.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-again-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const FLAGS = { game: 'agere', size: 4, pairs: 2, nodes: 30, seed: 7, cap: 200 };
const result = await playMatch(['uct@40', 'museum:random'], FLAGS);

async function again(content: string): Promise<string> {
  const file = join(folder, 'result.json');
  writeFileSync(file, content);
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  await runMatch([], { pairs: 100, seed: 1, cap: 1000, again: file });
  return text;
}

test('a result has all that is needed to play the same games again', async () => {
  expect(await again(JSON.stringify(result))).toBe('All 4 games are the same.\n');
  expect(process.exitCode).toBeUndefined();
});

test('a game that went another way is noticed', async () => {
  const [first, ...rest] = result.games;
  const changed = { ...result, games: [{ ...first, moves: first.moves.slice(1) }, ...rest] };
  expect(await again(JSON.stringify(changed))).toContain('1 of 4 games differ, the first of them game 0');
  expect(process.exitCode).toBe(1);
  const other = { ...result, openings: { ...result.openings, hash: 'x' } };
  expect(await again(JSON.stringify(other))).toContain('The openings are different');
});

test('what is no result gets a sentence', async () => {
  for (const text of ['nonsense', '{}', 'null', '{"format":1,"game":"agere"}']) {
    await expect(again(text)).rejects.toThrow(UsageError);
  }
});

test('the command of a result names everything', () => {
  expect(matchCommand(result, agere)).toBe(
    'gamut match uct@40 museum:random --game agere --size 4 --pairs 2 --nodes 30 --seed 7 --cap 200',
  );
});
