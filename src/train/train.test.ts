import { expect, test } from 'vitest';
import { start } from '../../test/support/pictures.ts';
import type { Evaluation, Weights } from '../core/engine.ts';
import { crosscut } from '../games/crosscut/index.ts';
import { games } from '../games/index.ts';
import { makeSamples } from './samples.ts';
import { playTraining, type TrainingGame, trainingSearch } from './self-play.ts';
import { train } from './train.ts';

const small = start(crosscut, { size: 6 });
const play = { nodes: 100, opening: 6, slip: 8, cap: 200 };
const { evaluation } = crosscut.engine;

/** Games of the computer against itself, synchronously, without workers. */
async function playGames(weights: Weights, seeds: readonly number[]): Promise<TrainingGame[]> {
  const search = trainingSearch(evaluation.with(weights));
  return seeds.map((seed) => playTraining(small, search, play, seed));
}

const course = { rounds: 2, games: 24, seed: 3, trust: 0.7 };

test('the same course teaches the same, another seed something else', async () => {
  const lesson = await train(small, evaluation, evaluation.hand, course, playGames);
  expect(await train(small, evaluation, evaluation.hand, course, playGames)).toEqual(lesson);
  const other = await train(small, evaluation, evaluation.hand, { ...course, seed: 4 }, playGames);
  expect(other.weights).not.toEqual(lesson.weights);
  expect(Object.values(lesson.weights).every(Number.isInteger)).toBe(true);
  expect(Object.keys(lesson.weights)).toEqual(Object.keys(evaluation.hand));
  expect(lesson.rounds).toHaveLength(2);
});

test('from wrong weights it finds better ones', async () => {
  const wrong = { ...evaluation.hand, two: -100, three: -50, tempo: 0 };
  const { losses } = await train(small, evaluation, wrong, { ...course, rounds: 1, games: 160 }, playGames);
  expect(losses.after).toBeLessThan(losses.before - 0.01);
});

test('a game says what the search thought of every move it did not draw, and who won', () => {
  const search = trainingSearch(crosscut.engine.evaluate);
  for (let seed = 0; seed < 20; seed++) {
    const { moves, scores, winners } = playTraining(small, search, play, seed);
    expect(scores).toHaveLength(moves.length);
    expect([1, 2]).toContain(winners);
    const position = small.clone();
    for (const move of moves) position.play(move);
    if (position.over) expect(winners).toBe(position.winners);
  }
});

test('targets lead from what the search thought to the result, and no result goes back beyond a random move', () => {
  const [a, b, c, d] = [...crosscutMoves()];
  const game = { moves: [a, b, c, d], scores: [100, undefined, -100, 50], winners: 0b10 };
  const { targets, count, values } = makeSamples(small, evaluation, evaluation.hand, [game], {
    scale: 100,
    trust: 0.5,
  });
  const [high, low] = [1 / (1 + Math.exp(-1)), 1 / (1 + Math.exp(1))];
  const last = 0.5 / (1 + Math.exp(-0.5));
  expect(count).toBe(3);
  expect(values[0]).toBe(evaluation.with(evaluation.hand)(small, 0));
  expect(targets[0]).toBeCloseTo(high, 12);
  expect(targets[1]).toBeCloseTo(0.5 * last + 0.5 * low, 12);
  expect(targets[2]).toBeCloseTo(last, 12);
});

test('slopes foretell what other weights would say', async () => {
  const played = await playGames(evaluation.hand, [1, 2, 3]);
  const labels = { scale: 100, trust: 1 };
  const samples = makeSamples(small, evaluation, evaluation.hand, played, labels);
  const moved = Object.fromEntries(
    Object.entries(evaluation.hand).map(([name, weight], at) => [name, weight + at - 5]),
  );
  const others = makeSamples(small, evaluation, moved, played, labels);
  for (let i = 0; i < samples.count; i++) {
    const row = samples.slopes.subarray(i * samples.names.length, (i + 1) * samples.names.length);
    expect(row.reduce((sum, slope, at) => sum + slope * (at - 5), samples.values[i])).toBeCloseTo(others.values[i], 3);
  }
});

test.each(games.map((game): [string, Evaluation] => [game.id, game.engine.evaluation]))(
  'the learned weights of %s have the names of those set by hand, and are whole',
  (_, { weights, hand }) => {
    expect(Object.keys(weights)).toEqual(Object.keys(hand));
    for (const weight of [...Object.values(weights), ...Object.values(hand)])
      expect(weight).toSatisfy(Number.isInteger);
  },
);

function crosscutMoves(): Int32Array {
  const out = new Int32Array(crosscut.rules.mostMoves);
  const end = crosscut.rules.generate(small, out, 0);
  return out.subarray(0, end);
}
