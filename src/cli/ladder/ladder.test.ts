import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { crosscut } from '../../games/crosscut/index.ts';
import { games } from '../../games/index.ts';
import { readScale } from '../commands/ladder.ts';
import { measureLadder } from './ladder.ts';
import { flawsOf, layOut } from './report.ts';
import { ladderTable } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FLAGS = { pairs: 1, topPairs: 1, untilCertain: true, seed: 3, nodesScale: 0.5, top: 2, log: folder };

test('measures every level, and goes on where it was broken off', async () => {
  const told: string[] = [];
  const ladder = await measureLadder(crosscut, FLAGS, (line) => told.push(line));
  expect(ladder.levels.map(({ level }) => level)).toEqual([1, 2]);
  const command = 'gamut ladder crosscut --players 2 --pairs 1 --top-pairs 1 --until-certain --seed 3 --top 2';
  expect(ladder).toMatchObject({ players: 2, command });
  expect(told.length).toBe(2);
  expect(told[0]).toMatch(/^1 of 2: level 1 scores \d+\.\d % against random moves in 2 games/);
  const files = readdirSync(folder);
  expect(files.length).toBe(2);
  // The second run finds all games but one, which it plays again as it was.
  const file = join(folder, files.find((name) => name.startsWith('2-1-')) ?? '');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.trimEnd().split('\n').slice(0, -1).join('\n'));
  expect(await measureLadder(crosscut, FLAGS, () => {})).toEqual(ladder);
  expect(movesIn(readFileSync(file, 'utf8'))).toEqual(movesIn(whole));
});

/** The games of a log by their numbers, without the time they took, which varies. */
function movesIn(log: string): unknown[] {
  const games = log
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
  return games.sort((a, b) => a.id - b.id).map(({ id, moves }) => ({ id, moves }));
}

test('games of other weights are told of and played anew, not mixed with those of today', async () => {
  const log = join(folder, 'stale');
  const flags = { ...FLAGS, top: 1, log };
  const ladder = await measureLadder(crosscut, flags, () => {});
  const [file] = readdirSync(log);
  const other: typeof crosscut = {
    ...crosscut,
    engine: { ...crosscut.engine, evaluate: (position, seat) => -crosscut.engine.evaluate(position, seat) },
  };
  const told: string[] = [];
  await measureLadder(other, flags, (line) => told.push(line));
  expect(told[0]).toMatch(
    /^The games of level 1 against random moves were played with other weights or searches; they are /,
  );
  expect(readdirSync(log).sort()).toEqual([file, `${file}.old`]);
  // Nor can a log be continued that does not name its players.
  writeFileSync(join(log, file), readFileSync(join(log, `${file}.old`), 'utf8').replace(/"habits":\[[^\]]*\],/, ''));
  expect(await measureLadder(crosscut, flags, (line) => told.push(line))).toEqual(ladder);
  expect(told.filter((line) => line.startsWith('The games of level 1')).length).toBe(2);
});

test('says what a ladder lacks', () => {
  const step = { mean: 130, low: 60, high: 200 };
  const levels = Array.from({ length: 10 }, (_, index) => ({
    level: index + 1,
    elo: 140 * index,
    low: 0,
    high: 0,
    games: 9,
  }));
  const good = { players: 2, levels, steps: levels.map(() => step), first: 0.75 };
  expect(flawsOf(good)).toEqual([]);
  const steps = [step, { mean: 30, low: -10, high: 70 }];
  expect(flawsOf({ ...good, steps })).toEqual([
    'Level 2 is not certain to be stronger than the level below it.',
    'Level 2 is 30 Elo above the level below it; 70 to 200 are wanted.',
  ]);
  expect(flawsOf({ ...good, levels: levels.map((one) => ({ ...one, elo: one.elo / 2 })), first: 0.95 })).toEqual([
    'The ladder spans 630 Elo; 1200 are wanted.',
    'Level 1 scores 95.0 % against random moves; 60 % to 90 % are wanted.',
  ]);
  // Of three, a random player wins a third of the games.
  expect(flawsOf({ ...good, players: 3, first: 0.5 })).toEqual([]);
});

test('a ladder is laid out to be read, and reads back', () => {
  const ladder = {
    players: 2,
    command: 'gamut ladder x',
    version: '1.2.3',
    levels: [{ level: 1, elo: 200, low: 150, high: 250, games: 400 }],
  };
  expect(JSON.parse(layOut([ladder, ladder]))).toEqual([ladder, ladder]);
  expect(JSON.parse(layOut([]))).toEqual([]);
});

test('a table tells what every level is', () => {
  const step = { mean: -7.4, low: -1200, high: 20 };
  const strength = { elo: 1200, low: 1150, high: 1250, games: 400 };
  const levels = [1, 10].map((level) => ({ level, ...strength }));
  const shown = { players: 2, command: 'gamut ladder x', version: '1', levels, steps: [step, step], first: 0.75 };
  const lines = ladderTable(crosscut, shown).split('\n');
  expect(lines[0]).toBe('### Crosscut');
  expect(lines[4]).toMatch(
    /^\| 1 \| one move ahead, error [\d,]+, overlooks \d+ % \| 1,200 \(1,150 to 1,250\) \| −7 \(−1,200 to 20\) \| 400 \|$/,
  );
  expect(lines[5]).toContain('| 10 | alpha-beta, 1,500,000 nodes |');
  expect(lines.at(-1)).toBe('Level 1 scores 75.0 % against random moves. `gamut ladder x`');
});

test.each(games)('what $name knows of its ladder is in order', ({ engine: { ladders }, options }) => {
  for (const { players, levels } of ladders) {
    expect(options.players).toContain(players);
    // The last levels, which think longest, may be missing.
    expect(levels.length).toBeGreaterThan(0);
    expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].slice(0, levels.length));
    for (const { elo, low, high } of levels) expect(low <= elo && elo <= high).toBe(true);
  }
});

test('a scale is a positive number', () => {
  expect(readScale('0.1')).toBe(0.1);
  for (const text of ['', '0', '-1', 'x', '1e9']) expect(() => readScale(text)).toThrow('--nodes-scale');
});
