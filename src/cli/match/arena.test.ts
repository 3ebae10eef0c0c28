import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { UsageError } from '../../node/usage.ts';
import { playTournament } from './arena.ts';
import { findBots } from './arena-bots.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FLAGS = { game: 'agere', size: 4, pairs: 2, nodes: 30, seed: 1, cap: 200 };

test('a folder has the bots that can be run, and says why others cannot', () => {
  const bots = join(folder, 'my bots');
  mkdirSync(join(bots, 'inner.py'), { recursive: true });
  for (const name of ['b.mjs', 'notes.txt', '.hidden.mjs', 'program']) writeFileSync(join(bots, name), '');
  chmodSync(join(bots, 'program'), 0o755);
  writeFileSync(join(bots, 'c.json'), '{"command": "node \\"{folder}/b.mjs\\" fast"}');
  writeFileSync(join(bots, 'd.json'), '{"command": "no-such-program-anywhere"}');
  writeFileSync(join(bots, 'e.json'), '{}');
  writeFileSync(join(bots, 'f.json'), 'nonsense');
  const found = findBots(bots);
  expect(found.bots).toEqual([
    { name: 'b.mjs', word: `engine:node '${join(bots, 'b.mjs')}'` },
    { name: 'c.json', word: `engine:node "${bots}/b.mjs" fast` },
    { name: 'program', word: `engine:'${join(bots, 'program')}'` },
  ]);
  expect(found.leftOut).toEqual([
    'd.json is left out: there is no program no-such-program-anywhere here.',
    'e.json is left out: it has no "command".',
    'f.json is left out: it is not valid JSON.',
  ]);
  expect(() => findBots(join(folder, 'nowhere'))).toThrow(UsageError);
});

test('everybody meets everybody, and a second run goes on from the logs', async () => {
  const log = join(folder, 'log');
  const entrants = ['uct', 'random', 'minimax-2'].map((word) => ({ name: word, word }));
  const first = await playTournament(entrants, { ...FLAGS, log });
  expect(first.encounters.map(({ one, other }) => [one, other])).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(first.standings.map(({ games }) => games)).toEqual([8, 8, 8]);
  expect(first.standings.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(12, 9);
  expect(readdirSync(log).sort()).toEqual(['random--minimax-2.jsonl', 'uct--minimax-2.jsonl', 'uct--random.jsonl']);
  expect(JSON.stringify(await playTournament(entrants, { ...FLAGS, log }))).toBe(JSON.stringify(first));
});

test('one player is too few', async () => {
  await expect(playTournament([{ name: 'a', word: 'random' }], FLAGS)).rejects.toThrow('needs two players');
});
