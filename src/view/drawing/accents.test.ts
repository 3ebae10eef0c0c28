import { expect, test } from 'vitest';
import { optionsOf } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { games } from '../../games/index.ts';
import { makeScene } from '../scene.ts';
import { trackShapes } from './accents.ts';

const [game] = games;
const scene = makeScene(startPosition(game, optionsOf(game.options, {})));
const kinds = (path: readonly number[]) => trackShapes(scene, path).map(({ tag }) => tag);

test('the track ends where the piece does, whatever was touched after it', () => {
  expect(trackShapes(scene, [0, 2, 9, 4])).toEqual(trackShapes(scene, [0, 2]));
  expect(kinds([0, 2])).toContain('polyline');
});

test('a piece that turned where it stands has a ring and no track', () => {
  expect(trackShapes(scene, [3, 3, 3, 7, 8])).toEqual(trackShapes(scene, [3]));
  expect(kinds([3])).not.toContain('polyline');
});
