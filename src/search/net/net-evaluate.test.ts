import { expect, test } from 'vitest';
import { cases as allCases, usualCases } from '../../../test/support/cases.ts';
import { drawnNet } from '../../../test/support/nets.ts';
import { start } from '../../../test/support/pictures.ts';
import { hex } from '../../../test/support/shapes/hex/index.ts';
import { defaultOptions } from '../../core/options.ts';
import { randomMove } from '../../core/play/playout.ts';
import { startPosition } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { azacru } from '../../games/azacru/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { bestSearch, levelSearch } from '../levels/levels.ts';
import { makeNamedSearch } from '../levels/named-search.ts';
import { limitsOf, type Search } from '../search.ts';
import { withNets } from './net-evaluate.ts';

const cases = [...usualCases, { name: 'Hex', game: hex, options: defaultOptions(hex.options) }];

test.each(cases)(
  '$name: a net that follows moves and undo finds what one with fresh eyes finds',
  ({ game, options }) => {
    const position = startPosition(game, options);
    const { evaluate, sight } = game.engine;
    const nets = [drawnNet(position)];
    const following = withNets(evaluate, sight, nets);
    const random = new Random(5);
    const values = new Set<number>();
    for (let round = 0; round < 30; round++) {
      for (let plies = random.below(6); plies > 0 && !position.over; plies--)
        position.play(randomMove(position, random));
      for (let plies = random.below(5); plies > 0 && position.ply > 0; plies--) position.undo();
      if (position.over) position.undo();
      const value = following(position, position.turn);
      expect(withNets(evaluate, sight, nets)(position, position.turn)).toBe(value);
      expect(following(position, 1 - position.turn)).toBe(0 - value);
      values.add(value);
    }
    expect(values.size).toBeGreaterThan(5);
  },
);

const crowded = allCases.filter(({ game, options }) => options.players > 2 && game.engine.evaluate.each !== undefined);

test.each(crowded)('$name: each seat has a worth of its own, which follows moves and undo', ({ game, options }) => {
  const position = startPosition(game, options);
  const { seats } = position;
  const { evaluate, sight } = game.engine;
  const nets = [drawnNet(position)];
  const fresh = () => withNets(evaluate, sight, nets);
  const following = fresh();
  const random = new Random(5);
  const [worths, expected] = [new Float64Array(seats), new Float64Array(seats)];
  for (let round = 0; round < 12; round++) {
    for (let plies = 1 + random.below(6); plies > 0 && !position.over; plies--)
      position.play(randomMove(position, random));
    for (let plies = random.below(4); plies > 0 && position.ply > 0; plies--) position.undo();
    if (position.over) position.undo();
    following.each?.(position, worths);
    fresh().each?.(position, expected);
    expect(worths).toEqual(expected);
    expect(new Set(worths).size).toBeGreaterThan(1);
    for (const [seat, worth] of worths.entries()) {
      const others = Math.max(...worths.filter((_, one) => one !== seat));
      expect(following(position, seat)).toBe((worth - others) | 0);
    }
  }
});

test('the best search, level 10 and ab:net=1 judge with the net, the other levels without it', () => {
  const position = start(azacru);
  const plain = { ...azacru, engine: { ...azacru.engine, nets: [] } };
  const netted = { ...azacru, engine: { ...azacru.engine, nets: [drawnNet(position)] } };
  const thoughts = (search: Search) => JSON.stringify(search.think(position, limitsOf({ nodes: 300 })));
  const [judged, alone] = [netted, plain].map((game) => [
    bestSearch(game, 2, 1),
    levelSearch(game, 2, 10, 1),
    makeNamedSearch(game, 'ab:evaluationCache=1,net=1', 1).search,
    levelSearch(game, 2, 9, 1),
  ]);
  expect(judged.map((search, at) => thoughts(search) === thoughts(alone[at]))).toEqual([false, false, false, true]);
});

test('worths of seats are told with the net, and without one as ever', () => {
  const { evaluate, sight } = azacru.engine;
  for (const players of [2, 3]) {
    const position = start(azacru, { players });
    position.play(randomMove(position, new Random(1)));
    const judge = withNets(evaluate, sight, [drawnNet(start(azacru))]);
    const [alone, worths] = [new Float64Array(players), new Float64Array(players)];
    evaluate.each?.(position, alone);
    judge.each?.(position, worths);
    if (players === 3) expect(worths).toEqual(alone);
    else expect(worths[1] - worths[0]).toBe(judge(position, 1));
  }
});

test('a net is for positions with its options; others have the evaluation alone', () => {
  const { evaluate, sight } = crosscut.engine;
  const [small, large] = [6, 8].map((size) => start(crosscut, { size }));
  const judge = withNets(evaluate, sight, [drawnNet(small)]);
  for (const position of [small, large, small.clone(), start(crosscut, { size: 6 })]) {
    position.play(randomMove(position, new Random(1)));
    const more = judge(position, position.turn) - evaluate(position, position.turn);
    if (position.options.size === 6) expect(more).not.toBe(0);
    else expect(more).toBe(0);
  }
});
