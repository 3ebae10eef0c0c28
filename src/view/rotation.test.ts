import { describe, expect, test } from 'vitest';
import { gomoku } from '../../test/support/shapes/gomoku/index.ts';
import { hex } from '../../test/support/shapes/hex/index.ts';
import { yavalath } from '../../test/support/shapes/yavalath/index.ts';
import { examplePosition } from '../core/play/example.ts';
import { games } from '../games/index.ts';
import { nextRotation, otherSide, seenRows } from './rotation.ts';
import { type Rotation, rotatedScene } from './scene.ts';

describe.each([...games, hex, yavalath, gomoku])('$name seen from every side', (game) => {
  const position = examplePosition(game);
  const { directionCount } = position.board;
  const sides = [0, 1, 2, 3].filter((rotation) => rotation % 2 === 0 || directionCount % 4 === 0) as Rotation[];

  test.each(sides)(
    'after %i quarter turns cells lie on the same lattice, once each, and names beside them',
    (rotation) => {
      const scene = rotatedScene(position, rotation);
      const rows = seenRows(scene);
      expect(rows.flat().toSorted((one, other) => one - other)).toEqual([...position.board.names.keys()]);
      const places = scene.items.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
      expect(new Set(places).size).toBe(places.length);
      const left = Math.min(...scene.items.map(({ x }) => x));
      const bottom = Math.min(...scene.items.map(({ y }) => y));
      for (const { side, x, y, away } of scene.labels) {
        if (away !== undefined)
          expect(scene.items.filter((item) => Math.hypot(item.x - x, item.y - y) < 0.9)).toEqual([]);
        else if (side === 'column') expect(y).toBeLessThan(bottom);
        else expect(scene.items.filter((item) => Math.abs(item.y - y) < 0.01 && item.x < x)).toEqual([]);
        expect(x).toBeGreaterThan(left - 1);
      }
    },
  );

  test('whoever turns on and on comes back, and the other side is half way', () => {
    let rotation: Rotation = 0;
    for (const _ of sides) rotation = nextRotation(rotation, directionCount);
    expect(rotation).toBe(0);
    expect(otherSide(otherSide(1))).toBe(1);
  });

  test('rows as they are seen are those of the board', () => {
    expect(seenRows(rotatedScene(position, 0))).toEqual(position.board.rows);
    expect(seenRows(rotatedScene(position, 2))).toEqual(
      position.board.rows.map((row) => row.toReversed()).toReversed(),
    );
  });
});

test('a quarter turn takes what is below to the left', () => {
  const game = games.find(({ id }) => id === 'shacru') ?? games[0];
  const position = examplePosition(game);
  const names = position.board.names;
  const [top] = seenRows(rotatedScene(position, 1));
  expect(top.map((cell) => names[cell])).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9']);
});
