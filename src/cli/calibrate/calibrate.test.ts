import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { crosscut } from '../../games/crosscut/index.ts';
import { games } from '../../games/index.ts';
import { LEVELS } from '../../search/levels/levels.ts';
import { readLevels } from '../commands/calibrate.ts';
import { measure } from './calibrate.ts';
import { measureMoves } from './moves.ts';
import { calibrationTable, movesRow } from './report.ts';
import { layOut } from './write.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-calibrate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FLAGS = { games: 6, nodes: 300, samples: 2, levels: [1, 2], seed: 1 } as const;

test('games are kept, and the same command goes on where it was broken off', async () => {
  const log = join(folder, 'games.jsonl');
  const whole = await measure(crosscut, 2, { ...FLAGS, log });
  expect(whole.calibration).toMatchObject({ players: 2, games: 6 });
  expect(whole.calibration.command).toBe(
    'gamut calibrate crosscut --players 2 --nodes 300 --levels 1-2 --samples 2 --seed 1 --games 6',
  );
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBe(7);
  writeFileSync(log, `${lines.slice(0, 4).join('\n')}\n${lines[4].slice(0, 20)}`);
  expect(await measure(crosscut, 2, { ...FLAGS, log })).toEqual(whole);
  // More games continue the same log; other flags do not.
  expect((await measure(crosscut, 2, { ...FLAGS, games: 7, log })).calibration.games).toBe(7);
  await expect(measure(crosscut, 2, { ...FLAGS, nodes: 400, log })).rejects.toThrow('is the log of something else');
  expect(calibrationTable(crosscut, whole.calibration, whole.table)).toContain('### Crosscut, 2 players');
});

test('only what was stored can be checked', async () => {
  const none = { ...crosscut, engine: { ...crosscut.engine, calibrations: [] } };
  await expect(measure(none, 2, { ...FLAGS, check: true })).rejects.toThrow('Nothing is stored');
});

test('what moves cost and how far the judge errs is measured with the curves that are stored', async () => {
  const straight = { players: 2, command: '', version: '', games: 1, plies: 30, stages: [[0, 500, 1000]] };
  const game = { ...crosscut, engine: { ...crosscut.engine, calibrations: [straight] } };
  const flags = { ...FLAGS, games: 2, log: join(folder, 'moves.jsonl') };
  const measured = await measureMoves(game, 2, flags);
  const { like, noise } = measured;
  expect(like.command).toBe('gamut calibrate crosscut --moves --players 2 --nodes 300 --samples 2 --seed 1 --games 2');
  expect([like.levels.length, like.steps.length, like.steps[0].length]).toEqual([10, 4, 6]);
  expect(noise.moves).toBeLessThanOrEqual(2);
  expect(movesRow(game, 2, measured)).toContain('| Crosscut | 2 |');
  expect(JSON.parse(layOut([{ ...straight, like }]))).toEqual([{ ...straight, like }]);
});

test('calibrations are laid out to be read, and read back', () => {
  const one = {
    players: 2,
    command: 'gamut calibrate x',
    version: '1',
    games: 9,
    plies: 30,
    noise: 20,
    stages: [[0, 500, 1000]],
  };
  expect(JSON.parse(layOut([one, one]))).toEqual([one, one]);
});

test('levels are one, or two in order', () => {
  expect(readLevels('5-9')).toEqual([5, 9]);
  expect(readLevels('3')).toEqual([3, 3]);
  for (const text of ['', '9-5', '0-3', '5-11', 'x', '1-2-3']) expect(() => readLevels(text)).toThrow('--levels');
});

test.each(games)('what $name knows of its estimates is in order', ({ engine, options }) => {
  for (const { like } of engine.calibrations ?? []) if (like !== undefined) expect(like.levels.length).toBe(LEVELS);
  for (const { players, games: count, plies, stages, noise = 0 } of engine.calibrations ?? []) {
    expect(options.players).toContain(players);
    expect(count).toBeGreaterThan(0);
    expect(plies).toBeGreaterThan(0);
    expect(noise).toBeGreaterThanOrEqual(0);
    for (const curve of stages) {
      expect(curve.length).toBeGreaterThan(2);
      expect(curve).toEqual(curve.toSorted((a, b) => a - b));
      expect(curve[curve.length - 1]).toBeLessThanOrEqual(1000);
    }
  }
});
