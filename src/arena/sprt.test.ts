import { expect, test } from 'vitest';
import { Random } from '../core/random.ts';
import { expectedScore } from './elo.ts';
import { logLikelihoodRatio, SprtRun } from './sprt.ts';

const TEST = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };

test('the bounds are Wald’s', () => {
  const { lower, upper } = new SprtRun(TEST).state;
  expect(upper).toBeCloseTo(Math.log(19), 12);
  expect(lower).toBeCloseTo(-Math.log(19), 12);
});

test('with wins and losses alone the ratio is that of coins', () => {
  // Two outcomes determine the likeliest distribution by its mean. The other three scores count 0.001 each.
  const [s0, s1] = [0.5, 0.55];
  const coins = 70 * Math.log(s1 / s0) + 30 * Math.log((1 - s1) / (1 - s0));
  expect(logLikelihoodRatio([30, 0, 0, 0, 70], s0, s1)).toBeCloseTo(coins, 3);
});

test('the likeliest distributions are found as by trying them', () => {
  // Three scores with a mean leave one number free, the share of ½: try a million of them.
  const counts = [120, 0, 150, 0, 160];
  const best = (mean: number) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let step = 1; step < 1_000_000; step++) {
      const half = step / 1_000_000;
      const won = mean - half / 2;
      const lost = 1 - half - won;
      if (won <= 0 || lost <= 0) continue;
      most = Math.max(most, counts[0] * Math.log(lost) + counts[2] * Math.log(half) + counts[4] * Math.log(won));
    }
    return most;
  };
  const [s0, s1] = [expectedScore(0), expectedScore(30)];
  expect(logLikelihoodRatio(counts, s0, s1)).toBeCloseTo(best(s1) - best(s0), 2);
});

test('near the middle it is the published approximation by mean and variance', () => {
  const counts = [90, 260, 500, 280, 110];
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, index) => sum + (count * index) / 4, 0) / pairs;
  const variance = counts.reduce((sum, count, index) => sum + count * (index / 4 - mean) ** 2, 0) / pairs;
  const [s0, s1] = [expectedScore(0), expectedScore(10)];
  const approximation = (pairs * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  expect(logLikelihoodRatio(counts, s0, s1)).toBeCloseTo(approximation, 2);
});

test('it stops at the bound and stays there', () => {
  const run = new SprtRun(TEST);
  while (run.state.verdict === undefined) run.add(1);
  const { pairs } = run.state;
  expect(run.state.verdict).toBe('elo1');
  // Each pair won adds ln(s1 / s0) and no more.
  expect(pairs).toBe(Math.ceil(Math.log(19) / Math.log(expectedScore(10) / 0.5)));
  expect(run.add(0)).toMatchObject({ pairs, verdict: 'elo1' });
  const even = new SprtRun(TEST);
  while (even.state.verdict === undefined) even.add(0.5);
  expect(even.state.verdict).toBe('elo0');
});

test('it is wrong no more often than promised', () => {
  const random = new Random(8);
  const test = { elo0: 0, elo1: 60, alpha: 0.05, beta: 0.05 };
  for (const [elo, wrong] of [
    [0, 'elo1'],
    [60, 'elo0'],
  ] as const) {
    const game = () => (random.below(1_000_000) < expectedScore(elo) * 1_000_000 ? 0.5 : 0);
    let mistakes = 0;
    for (let trial = 0; trial < 400; trial++) {
      const run = new SprtRun(test);
      while (run.state.verdict === undefined) run.add(game() + game());
      if (run.state.verdict === wrong) mistakes++;
    }
    expect(mistakes / 400, `${elo} Elo`).toBeLessThan(0.075);
  }
});
