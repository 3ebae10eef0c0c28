import { expect, test } from 'vitest';
import { optionsOf } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { games } from '../../games/index.ts';
import { CELL } from '../../view/drawing/frame.ts';
import { makeScene } from '../../view/scene.ts';
import { framesOf } from './motion.ts';

const [game] = games;
const scene = makeScene(startPosition(game, optionsOf(game.options, {})));
const at = (cell: number, direction: number) => ({
  cell,
  level: 0,
  mark: { shape: 'arrow' as const, owner: 0, direction },
});

test('a piece comes from where it was, the way of the screen', () => {
  const [from, to] = [scene.items[0], scene.items[1]];
  const [first, last] = framesOf(scene, { kind: 'moved', from: at(0, 0), to: at(1, 0) });
  const [x, y] = [(from.x - to.x) * CELL, (to.y - from.y) * CELL];
  expect(first.transform).toBe(`translate(${x}px, ${y}px) rotate(0deg)`);
  expect(last.transform).toBe('none');
});

test('a piece turns the shorter way', () => {
  const count = scene.directionCount;
  const turned = (old: number, young: number) =>
    String(framesOf(scene, { kind: 'moved', from: at(0, old), to: at(0, young) })[0].transform).replace(/^.* /, '');
  expect(turned(count - 1, 0)).toBe(`rotate(${-360 / count}deg)`);
  expect(turned(1, 0)).toBe(`rotate(${360 / count}deg)`);
});
