import { expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import type { Evaluate, LearnedNet } from '../../core/engine.ts';
import { mirrored } from '../../core/mirror.ts';
import { randomMove } from '../../core/play/playout.ts';
import { Random } from '../../core/random.ts';
import { boardSymmetries } from '../../core/symmetry.ts';
import { azacru } from '../../games/azacru/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { games as allGames } from '../../games/index.ts';
import { openAccumulators } from '../../search/net/accumulator.ts';
import { withNets } from '../../search/net/net-evaluate.ts';
import { openEyes } from '../../search/net/views.ts';
import { playTraining, trainingSearch } from '../self-play.ts';
import { drawDraft, finishNet } from './draft.ts';
import { mirroredViews } from './mirrors.ts';
import { trainNet } from './train-net.ts';

const small = start(crosscut, { size: 6 });
const { evaluate, sight } = crosscut.engine;
const plan = { rounds: 2, games: 100, seed: 3, trust: 0.6, units: 8, stages: 2, epochs: 6 };

/** Games of the computer against itself, synchronously, without workers. */
async function playGames(net: LearnedNet | undefined, seeds: readonly number[]) {
  const search = trainingSearch(withNets(evaluate, sight, net === undefined ? [] : [net]));
  return seeds.map((seed) => playTraining(small, search, { nodes: 60, opening: 6, slip: 8, cap: 200 }, seed));
}

test('the same plan teaches the same net, another seed something else', async () => {
  const lesson = await trainNet(small, plan, playGames);
  expect(await trainNet(small, plan, playGames)).toEqual(lesson);
  const other = await trainNet(small, { ...plan, seed: 4 }, playGames);
  expect(other.net.weights).not.toBe(lesson.net.weights);
  expect(lesson.losses).toHaveLength(2);
  expect(lesson.net.games).toBe(200);
});

test('a net foretells games that it was not learned from better than the evaluation alone', async () => {
  const { engine } = crosscut;
  const wrong = engine.evaluation.with({ ...engine.evaluation.hand, two: -100, three: -50, tempo: 0 });
  const misled = start({ ...crosscut, engine: { ...engine, evaluate: wrong } }, { size: 6 });
  const { net } = await trainNet(misled, { ...plan, rounds: 1, games: 300, epochs: 60 }, playGames);
  expect(net.after).toBeLessThan(net.before - 0.003);
});

test('among three, a net learns what each seat may expect', async () => {
  const nothing: Evaluate = () => 0;
  nothing.each = (_, worths) => worths.fill(0);
  const blind = start({ ...azacru, engine: { ...azacru.engine, evaluate: nothing } }, { players: 3 });
  const search = trainingSearch(azacru.engine.evaluate, 3);
  const play = { nodes: 20, opening: 6, slip: 8, cap: 200 };
  const games = async (_: LearnedNet | undefined, seeds: readonly number[]) =>
    seeds.map((seed) => playTraining(blind, search, play, seed));
  const { net, after } = await trainNet(blind, { ...plan, rounds: 1, games: 120, epochs: 12 }, games);
  expect(net.before).toBeCloseTo(Math.log(3) - (2 / 3) * Math.log(2), 2);
  expect(net.after).toBeLessThan(net.before - 0.005);
  expect(after.length).toBeGreaterThan(3);
});

test.each(allGames)('$name: all views of a seat are different, and the first is its own', (game) => {
  const position = start(game);
  const eyes = openEyes(position, game.engine.sight);
  for (const [seat, view] of eyes.views.entries()) {
    const views = mirroredViews(position, eyes, seat);
    expect(views[0]).toEqual(view);
    expect(new Set(views.map((one) => JSON.stringify([one.cells, ...one.kinds]))).size).toBe(views.length);
  }
});

test.each(allGames)('$name: the mirror image of a position is seen as the position by another view', (game) => {
  const position = start(game);
  const eyes = openEyes(position, game.engine.sight);
  const net = finishNet(drawDraft(eyes.windows, 8, 1, eyes.views.length, new Random(1)), 100);
  const random = new Random(7);
  for (let ply = 0; ply < 12; ply++) position.play(randomMove(position, random));
  const views = mirroredViews(position, eyes, 0);
  const seen = views.map((view) => openAccumulators(net, { ...eyes, views: [view] })[0].value(position.slots, 0));
  for (const symmetry of boardSymmetries(position.board)) {
    for (const order of game.mirror.seatings(symmetry, position.options)) {
      const image = mirrored(position, symmetry, order);
      expect(seen).toContain(openAccumulators(net, eyes)[order[0]].value(image.slots, 0));
    }
  }
});
