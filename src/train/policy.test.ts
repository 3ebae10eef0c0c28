import { expect, test } from 'vitest';
import { start } from '../../test/support/pictures.ts';
import { agere } from '../games/agere/index.ts';
import { treeDefaults } from '../search/tree/tree.ts';
import { fitFactors, foresee } from './policy-fit.ts';
import { type PolicySample, playPolicyGame } from './policy-play.ts';
import { trainPolicy } from './policy-train.ts';

const small = start(agere, { size: 4 });
const play = { nodes: 60, opening: 3, slip: 8, cap: 100 };
const { policy } = agere.engine;
if (policy === undefined) throw new Error('Agere has a policy');

function playGame(seed: number, factors?: Float64Array): PolicySample[] {
  const parameters = {
    ...treeDefaults,
    rave: 300,
    policy: factors === undefined ? 0 : 0.5,
    factors,
    capacity: 2 ** 14,
  };
  return playPolicyGame(small, policy ?? never(), parameters, play, seed);
}

function never(): never {
  throw new Error('There is a policy');
}

/** Positions with three moves; the one with feature 1 was tried in 70 simulations of 100, the others equally often. */
const made: PolicySample[][] = Array.from({ length: 40 }, () => [
  { features: Int32Array.of(0, 1, 2), ends: Int32Array.of(1, 2, 3), shares: Float32Array.of(0.15, 0.7, 0.15) },
]);

test('the factors give the shares that were seen', () => {
  const { factors, losses } = fitFactors(made, 4);
  expect(factors[1] / (factors[0] + factors[1] + factors[2])).toBeCloseTo(0.7, 1);
  expect(factors[0]).toBeCloseTo(factors[2], 5);
  expect(factors[3]).toBe(1); // never seen
  expect(losses.validation[losses.validation.length - 1]).toBeLessThan(losses.validation[0]);
  const { loss, alike, least, among } = foresee(made, factors);
  expect(alike).toBeCloseTo(Math.log(3));
  expect(loss).toBeLessThan(alike);
  expect(loss).toBeGreaterThanOrEqual(least - 1e-6);
  expect(among[0]).toBeCloseTo(1);
});

test('the same seed plays the same game, and all moves of a position have a share', () => {
  const samples = playGame(3);
  expect(playGame(3)).toEqual(samples);
  expect(playGame(4)).not.toEqual(samples);
  for (const { features, ends, shares } of samples) {
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(ends).toHaveLength(shares.length);
    expect(ends[ends.length - 1]).toBe(features.length);
  }
});

test('rounds play with what the ones before learned', async () => {
  const seen: (Float64Array | undefined)[] = [];
  const course = { rounds: 2, games: 16, seed: 1 };
  const learn = () =>
    trainPolicy(policy ?? never(), course, async (factors, seeds) => {
      seen.push(factors);
      return seeds.map((seed) => playGame(seed, factors));
    });
  const lesson = await learn();
  expect(seen[0]).toBeUndefined();
  expect(seen[1]?.some((factor) => factor !== 1)).toBe(true);
  expect(lesson.factors).toHaveLength(policy?.featureCount ?? 0);
  expect(lesson.rounds).toHaveLength(2);
  expect(await learn()).toEqual(lesson);
});
