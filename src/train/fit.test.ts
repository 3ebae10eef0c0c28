import { expect, test } from 'vitest';
import { Random } from '../core/random.ts';
import { calibrate } from './calibration.ts';
import { chance, surprise } from './chance.ts';
import { fitScale, fitWeights, testedLoss } from './fit.ts';
import type { Samples } from './samples.ts';
import { solve } from './solve.ts';

const NAMES = ['piece', 'row', 'never'];

/** Samples with slopes -4 … 4, but for the last weight, whose targets are what these weights predict at scale 100. */
function samplesOf(truth: readonly number[], values: (of: number) => number = () => 0): Samples {
  const random = new Random(5);
  const count = 4000;
  const size = NAMES.length;
  const slopes = Float32Array.from({ length: count * size }, (_, at) =>
    at % size === size - 1 ? 0 : random.below(9) - 4,
  );
  const wanted = Array.from({ length: count }, (_, i) =>
    truth.reduce((sum, weight, at) => sum + weight * slopes[i * size + at], 0),
  );
  return {
    names: NAMES,
    count,
    slopes,
    values: Float64Array.from(wanted, values),
    targets: Float64Array.from(wanted, (value) => chance(value / 100)),
    games: Int32Array.from({ length: count }, (_, i) => i >> 3),
  };
}

test('the weights behind the targets are found again, and one that shows nowhere stays', () => {
  const { growth, losses } = fitWeights(samplesOf([60, -25, 7]), 100);
  expect(growth[0]).toBeGreaterThan(58);
  expect(growth[0]).toBeLessThan(60.5);
  expect(growth[1]).toBeGreaterThan(-25.5);
  expect(growth[1]).toBeLessThan(-24);
  expect(growth[2]).toBe(0);
  expect(losses.training.length).toBe(losses.validation.length);
  for (let step = 1; step < losses.training.length; step++) {
    expect(losses.training[step]).toBeLessThanOrEqual(losses.training[step - 1] + 1e-6);
  }
  expect(Math.min(...losses.validation)).toBeLessThan(losses.validation[0] - 0.05);
});

test('weights that are right already do not grow', () => {
  const { growth } = fitWeights(
    samplesOf([60, -25, 0], (value) => value),
    100,
  );
  for (const one of growth) expect(Math.abs(one)).toBeLessThan(0.01);
});

test('the scale behind the targets is found again', () => {
  expect(fitScale(samplesOf([60, -25, 0], (value) => 3 * value))).toBeCloseTo(300, 0);
});

test('a chance that was foretold exactly surprises least', () => {
  for (const target of [0, 0.2, 0.5, 1]) {
    const at = (value: number) => surprise(value, target);
    if (target > 0 && target < 1) {
      const right = Math.log(target / (1 - target));
      expect(at(right)).toBeLessThan(at(right + 0.1));
      expect(at(right)).toBeLessThan(at(right - 0.1));
    }
    expect(Number.isFinite(at(5000))).toBe(true);
    expect(Number.isFinite(at(-5000))).toBe(true);
  }
  const samples = samplesOf([60, -25, 0], (value) => value);
  expect(testedLoss(samples, 100)).toBeLessThan(testedLoss(samples, 150));
});

test('right chances lie on the line, too bold ones beside it', () => {
  const right = calibrate(
    samplesOf([60, -25, 0], (value) => value),
    100,
  );
  for (const { foretold, actual } of right) expect(actual).toBeCloseTo(foretold, 6);
  const bold = calibrate(
    samplesOf([60, -25, 0], (value) => 2 * value),
    100,
  );
  expect(bold.reduce((sum, { count }) => sum + count, 0)).toBe(4000);
  for (const { foretold, actual } of bold) if (foretold > 0.6) expect(actual).toBeLessThan(foretold);
});

test('symmetric equations are solved, and impossible ones refused', () => {
  const x = solve(Float64Array.from([4, 2, 2, 5]), Float64Array.from([10, 13]));
  expect(x[0]).toBeCloseTo(1.5, 12);
  expect(x[1]).toBeCloseTo(2, 12);
  expect(() => solve(Float64Array.from([1, 2, 2, 1]), Float64Array.from([1, 1]))).toThrow('positive definite');
});
