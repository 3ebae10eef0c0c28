import { expect, test } from 'vitest';
import { optionsOf } from '../core/options.ts';
import { startPosition } from '../core/position.ts';
import { games } from '../games/index.ts';
import { ownSide } from './own-side.ts';
import { rotatedScene } from './scene.ts';

const starting = (id: string, options = {}) => {
  const game = games.find((one) => one.id === id) ?? games[0];
  return startPosition(game, optionsOf(game.options, options));
};

test('the second player of two sees their own pieces nearest', () => {
  for (const id of ['epaminondas', 'crossings']) {
    const start = starting(id);
    expect([ownSide(start, 0), ownSide(start, 1)]).toEqual([0, 2]);
    const heights = rotatedScene(start, ownSide(start, 1)).items.flatMap(({ y, marks }) =>
      marks.some(({ owner }) => owner === 1) ? [y] : [],
    );
    const all = rotatedScene(start, 0).items.map(({ y }) => y);
    expect(Math.max(...heights)).toBeLessThan((Math.max(...all) + Math.min(...all)) / 2);
  }
});

test('a board on which nobody has a side is not turned', () => {
  for (const id of ['agere', 'crosscut']) expect(ownSide(starting(id), 1)).toBe(0);
});
