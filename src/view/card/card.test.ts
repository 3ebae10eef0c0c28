import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { optionsOf } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { games } from '../../games/index.ts';
import { rasterise } from '../raster/raster.ts';
import { makeScene } from '../scene.ts';
import { CARD, cardShapes, drawCard } from './card.ts';
import { fitted, widthOf } from './letters.ts';

function wordsFor(seats: number) {
  const players = Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: `Zoë ${seat}`,
    score: '7',
    hasWon: seat === 0,
  }));
  return { title: 'Gamut', subtitle: 'by nobody', players, state: 'Azul ganhou: não há mais jogadas.' };
}

test.each(games.map((game) => [game.name, game] as const))(
  '%s: its picture needs no font and nothing else',
  (_, game) => {
    for (const players of game.options.players) {
      const position = startPosition(game, optionsOf(game.options, { players }));
      const svg = drawCard(makeScene(position), wordsFor(players));
      expect(svg).not.toMatch(/<text|undefined|NaN|url\((?!#)/);
      for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(svg).toContain(`id="${id}"`);
    }
  },
);

test('a picture is drawn alike every time, as SVG and as pixels', () => {
  const game = games.find(({ name }) => name === 'Agere');
  if (game === undefined) throw new Error('no such game');
  const scene = makeScene(startPosition(game, optionsOf(game.options, { size: 4 })));
  const hash = () =>
    createHash('sha256')
      .update(drawCard(scene, wordsFor(2)))
      .digest('hex');
  expect(hash()).toBe(hash());
  const { shapes, palette } = cardShapes(scene, wordsFor(2));
  const { pixels, width, height } = rasterise(shapes, CARD, { k: 1, x: 0, y: 0 }, palette);
  expect([width, height, pixels.length]).toEqual([1200, 630, 4 * 1200 * 630]);
  const at = (x: number, y: number) => [...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
  // The tint of the game in the corner, and a cell in the middle of the board.
  expect(at(1199, 629)).toEqual([232, 223, 200, 255]);
  expect(at(315, 300)).not.toEqual(at(1199, 629));
});

test('a name that is too long ends with an ellipsis', () => {
  const setting = { size: 30 };
  const name = fitted('A name that is far too long for the place it has', 200, setting);
  expect(name).toMatch(/…$/);
  expect(widthOf(name, setting)).toBeLessThanOrEqual(200);
  expect(fitted('Short', 200, setting)).toBe('Short');
});
