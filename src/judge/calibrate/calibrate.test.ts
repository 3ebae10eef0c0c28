import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionsOf } from '../../core/options.ts';
import { Random } from '../../core/random.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { games } from '../../games/index.ts';
import { shacru } from '../../games/shacru/index.ts';
import { searchFor } from '../../search/levels/levels.ts';
import { squeeze } from '../../search/reward.ts';
import { answerQuestion } from '../../search/worker/service.ts';
import type { Think } from '../examine.ts';
import { alongCurve } from '../prospect.ts';
import { checkGames, withoutOwn } from './check.ts';
import { curveOf, STRAIGHT } from './curve.ts';
import { fitCurves } from './fit.ts';
import { type CalibrationGame, playCalibration, uncalibratedStart } from './self-play.ts';

const think: Think = async (question, report) =>
  answerQuestion(games, searchFor, question, { now: () => 0, stopped: () => false, report });

const PLAY = { levels: [1, 3], opening: 4, samples: 3, nodes: 300 } as const;

test.each([
  [crosscut.name, crosscut, 2],
  [shacru.name, shacru, 3],
] as const)(
  '%s: a seed plays the same game again, and its neighbour the same levels in other seats',
  async (_, game, players) => {
    const start = uncalibratedStart(game, optionsOf(game.options, { players }));
    const [first, again, next] = [
      await playCalibration(start, PLAY, 5 * players, think),
      await playCalibration(start, PLAY, 5 * players, think),
      await playCalibration(start, PLAY, 5 * players + 1, think),
    ];
    expect(again).toEqual(first);
    expect(next.levels.toSorted()).toEqual(first.levels.toSorted());
    expect(first.levels.every((level) => level >= 1 && level <= 3)).toBe(true);
    for (const one of [first, next]) {
      expect(one.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      expect(one.samples.length).toBeGreaterThan(0);
      for (const { ply, shares } of one.samples) {
        expect(ply).toBeLessThan(one.plies);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
      }
    }
  },
);

test('a curve never falls, begins and ends alike, and leaves what is even', () => {
  const number = (max: number) => fc.double({ min: 0, max, noNaN: true });
  fc.assert(
    fc.property(number(5), number(20), number(0.2), (slope, rise, lapse) => {
      const curve = curveOf({ slope, rise, lapse });
      for (let at = 1; at < curve.length; at++) expect(curve[at]).toBeGreaterThanOrEqual(curve[at - 1]);
      expect(curve[10]).toBe(500);
      expect(Math.abs(curve[0] + curve[20] - 1000)).toBeLessThanOrEqual(1);
    }),
  );
  expect(curveOf(STRAIGHT).slice(1, -1)).toEqual(Array.from({ length: 19 }, (_, at) => 50 * (at + 1)));
});

/** Games whose estimates are wrong in a known way: in truth a score of `scale` wins 73 in 100. */
function drawnGames(count: number, seats: number, scale: number, seed: number): CalibrationGame[] {
  const random = new Random(seed);
  const luck = new Random(seed + 1000);
  const number = () => random.below(1_000_000) / 1_000_000;
  return Array.from({ length: count }, (_, at) => {
    const scores = Array.from({ length: seats }, () => 600 * (number() - 0.5));
    const odds = scores.map((score) => Math.exp(score / scale));
    const all = odds.reduce((sum, one) => sum + one, 0);
    const drawn = (all * luck.below(1_000_000)) / 1_000_000;
    const winner = odds.findIndex((_, seat) => odds.slice(0, seat + 1).reduce((sum, one) => sum + one, 0) > drawn);
    const raw = scores.map((score) => (1 + squeeze(score / 400)) / (1 - squeeze(score / 400)));
    const whole = raw.reduce((sum, one) => sum + one, 0);
    const shares = scores.map((_, seat) => (seat === winner ? 1 : 0));
    return {
      seed: at,
      levels: scores.map(() => 5),
      plies: 30,
      shares,
      samples: [{ ply: at % 30, shares: raw.map((one) => one / whole) }],
    };
  });
}

test.each([2, 3, 4])('of %i: estimates that were wrong come true after calibration', (seats) => {
  const { stages, plies } = fitCurves(drawnGames(1500, seats, 120, 1));
  expect(plies).toBe(30);
  const fresh = drawnGames(3000, seats, 120, 2);
  const { tenths, brier } = checkGames(fresh, () => ({ stages, plies }));
  for (const { count, expected, came, error } of tenths) {
    if (count >= 200) expect(Math.abs(expected - came)).toBeLessThan(0.03 + 2 * error);
  }
  expect(brier.after).toBeLessThan(brier.before);
});

test('a share that is moved keeps its place, and all still add up to 1', () => {
  const curve = curveOf({ slope: 2, rise: 1, lapse: 0.01 });
  const moved = alongCurve([0.5, 0.3, 0.2], curve);
  expect(moved.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(moved[0]).toBeGreaterThan(0.5);
  expect(moved[1]).toBeGreaterThan(moved[2]);
});

test('what is proved is not calibrated, and no game is judged by curves that it was fitted to', () => {
  const [won, ...rest] = drawnGames(40, 2, 120, 3);
  const proved = { ...won, samples: [{ ply: 3, shares: [1, 0], within: 5 }] };
  expect(checkGames([proved, ...rest], withoutOwn([proved, ...rest]))).toMatchObject({
    games: 40,
    positions: 39,
    proved: 1,
  });
});
