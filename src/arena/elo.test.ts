import { expect, test } from 'vitest';
import { Random } from '../core/random.ts';
import { eloEstimate, eloOf, estimateScore, expectedScore } from './elo.ts';

test('Elo of a score and score of an Elo, as in the published table', () => {
  // FIDE's table of differences, to the two digits it has.
  expect(expectedScore(0)).toBe(0.5);
  expect(expectedScore(100)).toBeCloseTo(0.64, 2);
  expect(expectedScore(200)).toBeCloseTo(0.76, 2);
  expect(expectedScore(400)).toBeCloseTo(10 / 11, 12);
  expect(eloOf(0.75)).toBeCloseTo(190.85, 2);
  expect(eloOf(0.25)).toBeCloseTo(-190.85, 2);
  for (const elo of [-350, -10, 0, 5, 720]) expect(eloOf(expectedScore(elo))).toBeCloseTo(elo, 8);
});

test('the interval of many pairs is the mean ± 1.96 standard errors of the pairs', () => {
  // Pair scores 0, ¼, ½, ¾ and 1, with these counts.
  const counts = [50, 200, 400, 500, 250];
  const pairs = counts.flatMap((count, index) => Array<number>(count).fill(index / 4));
  const total = 1400;
  const mean = (200 * 0.25 + 400 * 0.5 + 500 * 0.75 + 250) / total;
  const squares = counts.reduce((sum, count, index) => sum + count * (index / 4 - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt(squares / (total - 1) / total);
  const found = estimateScore(pairs);
  expect(found.mean).toBeCloseTo(mean, 12);
  expect(found.low).toBeCloseTo(mean - error, 3);
  expect(found.high).toBeCloseTo(mean + error, 3);
  const elo = eloEstimate(found);
  expect(elo.low).toBeCloseTo(eloOf(found.low), 12);
  expect(elo.mean).toBeGreaterThan(elo.low);
});

test('games of a pair that always go to the same seat say nothing of the players', () => {
  // Each pair is split: the variance of games would be ¼, that of pairs is 0.
  const split = estimateScore([...Array<number>(199).fill(0.5), 0.75]);
  expect(split.high - split.low).toBeLessThan(0.01);
  const swept = estimateScore(Array.from({ length: 200 }, (_, index) => index % 2));
  expect(swept.high - swept.low).toBeCloseTo(2 * 1.96 * (0.5 / Math.sqrt(200)), 2);
});

test('a clean sweep still has an interval', () => {
  const { mean, low, high } = estimateScore(Array<number>(100).fill(1));
  expect([mean, high]).toEqual([1, 1]);
  expect(low).toBeCloseTo(100 / (100 + 1.96 ** 2), 4);
  expect(eloEstimate({ mean, low, high }).mean).toBe(Number.POSITIVE_INFINITY);
  expect(estimateScore(Array<number>(100).fill(0)).low).toBe(0);
  expect(estimateScore([])).toEqual({ mean: 0.5, low: 0, high: 1 });
});

test('95 of 100 intervals hold the true score', () => {
  const random = new Random(5);
  for (const chance of [0.5, 0.8, 0.97]) {
    let held = 0;
    const runs = 2000;
    for (let run = 0; run < runs; run++) {
      const game = () => (random.below(1_000_000) < chance * 1_000_000 ? 0.5 : 0);
      const { low, high } = estimateScore(Array.from({ length: 100 }, () => game() + game()));
      if (low <= chance && chance <= high) held++;
    }
    expect(held / runs, `score ${chance}`).toBeGreaterThan(0.93);
    expect(held / runs, `score ${chance}`).toBeLessThan(0.97);
  }
});
