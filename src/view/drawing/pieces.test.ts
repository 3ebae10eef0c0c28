import { expect, test } from 'vitest';
import { optionsOf } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { games } from '../../games/index.ts';
import { makeScene } from '../scene.ts';
import { markShape } from './pieces.ts';
import { type Shape, writeShape } from './shape.ts';

const four = games.find(({ look }) => look.inks.length === 4) ?? expect.fail();
const scene = makeScene(startPosition(four, optionsOf(four.options, {})));
const written = (one: Shape) => writeShape(one, '', {});
const length = ([x, y]: readonly [number, number]) => Math.hypot(x, y);
const paths = (text: string) => [...text.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);

test('four players are told apart without colour: hatches of tiles and emblems of pieces are all different', () => {
  for (const shape of ['tile', 'arrow'] as const) {
    const drawn = [0, 1, 2, 3].map((owner) => paths(written(markShape(scene, { shape, owner, direction: 0 }))).join());
    expect(new Set(drawn).size).toBe(4);
  }
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'a dart that faces way %i has its nose farthest out, and its emblem upright',
  (direction) => {
    const parts = paths(written(markShape(scene, { shape: 'arrow', owner: 1, direction })));
    const body = [...parts[2].matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const farthest = body.reduce((best, point) => (length(point) > length(best) ? point : best));
    const angle = (Math.atan2(farthest[0], -farthest[1]) * 180) / Math.PI;
    expect((Math.round(angle) + 360) % 360).toBe(45 * direction);
    const wings = body.filter((point) => length([point[0] - farthest[0], point[1] - farthest[1]]) > length(farthest));
    for (const wing of wings) expect(length(wing), 'reach of a wing').toBeLessThan(0.8 * length(farthest));
    expect(parts.at(-1)).toBe(paths(written(markShape(scene, { shape: 'arrow', owner: 1, direction: 0 }))).at(-1));
  },
);

test('a stack is as high as its discs, but never so high that it hides what stands behind it', () => {
  const lift = (height: number) => {
    const top = written(markShape(scene, { shape: 'disc', owner: 0 }, { level: height - 1, height }));
    return Number(/translate\(0 (-?[\d.]+)\)/.exec(top)?.[1] ?? 0);
  };
  expect(lift(1)).toBe(0);
  expect(lift(3)).toBeLessThan(lift(2));
  expect(lift(30)).toBeGreaterThanOrEqual(-24);
});
