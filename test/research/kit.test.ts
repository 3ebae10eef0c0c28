import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { isFault } from '../../src/core/fault.ts';
import { readMatch } from '../../src/core/play/match.ts';
import { games } from '../../src/games/index.ts';
import { root } from '../../tools/node.mjs';

// The kit for research is used as people use it: python3 starts the engine.

const isLong = process.env.GAMUT_LONG === '1';
const gamut = [process.execPath, join(root, 'bin', 'gamut.mjs')];
const folder = mkdtempSync(join(tmpdir(), 'gamut-research-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, words: readonly string[], cwd = root) {
  const env = {
    ...process.env,
    GAMUT: gamut.join(' '),
    PYTHONPATH: join(root, 'python'),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, env, encoding: 'utf8' });
  return { status, stdout, said: `${error?.message ?? ''}${stderr}` };
}

const python = (...words: string[]) => run('python3', words);

test('environments keep their contracts and play the golden games', () => {
  const { status, said } = run('python3', ['-m', 'unittest', 'discover', '-s', 'tests'], join(root, 'python'));
  expect(said).toMatch(/Ran \d+ tests[\s\S]*OK/);
  expect(status).toBe(0);
});

test('a table learns', () => {
  const { stdout, said } = python('examples/research/table_learner.py', isLong ? '2000' : '60');
  expect(said).toBe('');
  const [, after] = stdout.match(/\d+(?= %)/g) ?? [];
  expect(Number(after)).toBeGreaterThan(70);
});

test('a net learns from a data set and plays by the protocol', () => {
  const [set, net] = [join(folder, 'set.bin.gz'), join(folder, 'net.json')];
  const options = ['crosscut', '--size', '5', '--games', isLong ? '2000' : '100', '--nodes', '20'];
  const made = run(gamut[0], [gamut[1], 'dataset', ...options, '--binary', '-o', set]);
  expect(made).toEqual({ status: 0, stdout: '', said: '' });
  expect(python('examples/research/small_net.py', set, net).stdout).toMatch(/epoch 6: foretells/);
  const bot = `engine:python3 examples/research/net_bot.py ${net}`;
  const rules = ['--game', 'crosscut', '--size', '5', '--pairs', isLong ? '50' : '2', '--json'];
  const { stdout } = run(gamut[0], [gamut[1], 'match', bot, 'random', ...rules]);
  const { scores } = JSON.parse(stdout);
  expect(scores[0].fouls ?? 0, stdout).toBe(0);
});

test.runIf(isLong)('a player is exploited exactly, and the value is that of gamut solve', () => {
  const { stdout } = python('examples/research/exploitability.py');
  const solved = run(gamut[0], [gamut[1], 'solve', 'agere', '--size', '3', '--json']).stdout;
  expect(stdout).toContain(`player 1 gets ${JSON.parse(solved).winner === 1 ? '+1' : '-1'}`);
  expect(stdout).toContain('best play: exploitability 0.0000');
});

test('games of a data set are legal, scored and the same again', () => {
  const file = join(folder, 'games.jsonl.gz');
  const words = ['dataset', 'shacru', '--players', '3', '--games', '2', '--nodes', '20', '--cap', '60', '-o', file];
  const texts = [1, 2].map(() => {
    expect(run(gamut[0], [gamut[1], ...words])).toEqual({ status: 0, stdout: '', said: '' });
    return gunzipSync(readFileSync(file)).toString();
  });
  expect(texts[0]).toBe(texts[1]);
  for (const line of texts[0].trimEnd().split('\n')) {
    const { game, options, moves, scores, winners } = JSON.parse(line);
    const match = readMatch(games, { game, options, moves });
    if (isFault(match)) throw new Error(match.what);
    expect(scores).toHaveLength(moves.length);
    expect(winners).toEqual(match.result()?.winners.map((seat) => seat + 1) ?? null);
  }
});
