import { expect, test } from 'vitest';
import { optionsOf } from '../../core/options.ts';
import { Random } from '../../core/random.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { games } from '../../games/index.ts';
import { searchFor } from '../../search/levels/levels.ts';
import { answerQuestion } from '../../search/worker/service.ts';
import type { Think } from '../examine.ts';
import { likeBy, likeOf } from '../like.ts';
import type { Note } from '../note.ts';
import type { Verdict } from '../verdicts.ts';
import { curveOf, STRAIGHT } from './curve.ts';
import { checkLevels, fitLevels, type LevelMove, levelMoves } from './level-fit.ts';
import { type DeepMove, playLevels } from './level-play.ts';
import { noiseOf } from './noise.ts';
import { uncalibratedStart } from './self-play.ts';

/** Moves of imagined levels: the stronger, the more often a move costs nothing, and the less it costs where it does. */
function imagined(count: number, level: number, random: Random): LevelMove[] {
  return Array.from({ length: count }, (_, seed) => {
    const number = () => random.below(1000) / 1000;
    const difficulty = 0.2 * number();
    const cost = number() < 0.25 + 0.06 * level ? 0 : (number() * (14 - level)) / 40;
    return { level, seed, difficulty, cost };
  });
}

const all = (count: number, seed: number) => {
  const random = new Random(seed);
  return Array.from({ length: 10 }, (_, at) => imagined(count, at + 1, random)).flat();
};

test('a level is found by what its moves cost, and the interval holds it as often as it says', () => {
  const moves = all(600, 1);
  const fitted = fitLevels(moves);
  expect(fitted.levels.at(-1)).toBeGreaterThan(fitted.levels[0]);
  for (const steps of fitted.steps) expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  const { hands, held, error } = checkLevels(moves, 60, 1);
  expect(hands).toBe(100);
  expect(error).toBeLessThan(1.5);
  expect(held).toBeGreaterThan(0.68);
  expect(held).toBeLessThan(0.92);
});

test('too few moves, won positions and moves without a choice say nothing', () => {
  const costs = { ...fitLevels(all(100, 2)), trust: 1, command: '', version: '', positions: 1 };
  const move = { cost: 0.02, difficulty: 0.05 };
  expect(likeBy(Array(9).fill(move), costs)).toBeUndefined();
  const like = likeBy(Array(10).fill(move), costs);
  expect(like?.low).toBeLessThanOrEqual(like?.high ?? 0);
  const verdict: Verdict = {
    ...{ ply: 0, seat: 0, move: 'a', line: ['b'], shares: [0.5, 0.5], gains: [0, 0], proved: false, isChoice: true },
    ...move,
  };
  const told = (change: Partial<Verdict>) => likeOf(Array(12).fill({ ...verdict, ...change }), costs);
  expect(told({})).toBeDefined();
  expect(told({ isChoice: false })).toBeUndefined();
  expect(told({ shares: [1, 0], cost: 0 })).toBeUndefined();
  expect(told({ shares: [0, 1], cost: 0 })).toBeUndefined();
  expect(likeOf(Array(12).fill(verdict), undefined)).toBeUndefined();
});

test('in positions of a game every level is asked, and what it would play is judged', async () => {
  const think: Think = async (question, report) =>
    answerQuestion(
      games,
      searchFor,
      { ...question, nodes: Math.min(300, question.nodes ?? 300) },
      {
        ...{ now: () => 0, stopped: () => false, report },
      },
    );
  const start = uncalibratedStart(crosscut, optionsOf(crosscut.options, {}));
  const play = { samples: 3, nodes: 300 };
  const first = await playLevels(start, play, 3, think);
  expect(await playLevels(start, play, 3, think)).toEqual(first);
  expect(first.samples.length).toBeGreaterThan(0);
  for (const { moves } of first.samples) {
    const asked = moves.flatMap(({ levels }) => levels).toSorted((a, b) => a - b);
    expect(asked.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
  for (const { cost, difficulty } of levelMoves([first], undefined)) {
    expect(cost).toBeGreaterThanOrEqual(0);
    expect(difficulty).toBeGreaterThanOrEqual(0);
  }
});

/** A move that costs this much at first, and that much with more nodes. */
function again(usual: number, deep: number): DeepMove {
  const best = { shares: [0.5, 0.5] };
  const after = (cost: number) => ({ shares: [0.5 - cost, 0.5 + cost] });
  const note: Note = { ...{ ply: 0, move: 'b', line: ['a'], simple: [] }, whole: best, best, played: after(usual) };
  return { seat: 0, note, best, played: after(deep) };
}

test('noise is how far judgements of a move lie from deeper ones, few wild ones left out', () => {
  const straight = { plies: 30, stages: [curveOf(STRAIGHT)] };
  const games = (count: number, deep: DeepMove) =>
    Array.from({ length: count }, (_, seed) => ({ seed, samples: [], deep }));
  const judged = [...games(17, again(0.1, 0.06)), ...games(2, again(0.4, 0)), ...games(1, again(0.3, 0.28))];
  expect(noiseOf(judged, straight)).toMatchObject({
    noise: 40,
    moves: 20,
    marked: 3,
    confirmed: 1,
    certain: 1,
    found: 1,
  });
  // Both look better than the judge's own move: nobody is blamed.
  expect(noiseOf(games(20, again(-0.1, -0.3)), straight)).toMatchObject({ noise: 0, marked: 0 });
  expect(noiseOf(games(5, again(0.1, 0)), straight).noise).toBeUndefined();
});

test('the judge of a move of the last level is told', () => {
  const { note, seat } = again(0.3, 0.3);
  const moves = [
    { levels: [9, 10], note },
    { levels: [1], note },
  ];
  const straight = { plies: 30, stages: [curveOf(STRAIGHT)] };
  expect(noiseOf([{ seed: 1, samples: [{ seat, moves }] }], straight)).toMatchObject({ last: 1, blamed: 1 });
});
