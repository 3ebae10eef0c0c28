import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gomoku } from '../../../test/support/shapes/gomoku/index.ts';
import { hex } from '../../../test/support/shapes/hex/index.ts';
import { yavalath } from '../../../test/support/shapes/yavalath/index.ts';
import { examplePosition } from '../../core/play/example.ts';
import { games } from '../../games/index.ts';
import { makeScene } from '../scene.ts';
import { pointOf } from './frame.ts';
import { groundShapes } from './ground.ts';
import { lyingOf, markShape } from './pieces.ts';
import { HIGHEST_TILT, LOWEST_TILT, project, projectionOf, raised, transformOf, unproject } from './tilt.ts';

const tilts = fc.record({
  turn: fc.integer({ min: -180, max: 180 }),
  height: fc.integer({ min: LOWEST_TILT, max: HIGHEST_TILT }),
});

describe.each([...games, hex, yavalath, gomoku])('$name seen from aside', (game) => {
  const scene = makeScene(examplePosition(game));

  test('every cell lies within the frame, and what is seen leads back to it', () => {
    fc.assert(
      fc.property(tilts, (tilt) => {
        const { frame, matrix } = projectionOf(scene, true, tilt);
        for (const item of scene.items) {
          const [x, y] = project(pointOf(item), matrix);
          expect(x).toBeGreaterThan(frame.left);
          expect(x).toBeLessThan(frame.left + frame.width);
          expect(y).toBeGreaterThan(frame.top);
          expect(y).toBeLessThan(frame.top + frame.height);
          const [backX, backY] = unproject([x, y], matrix);
          expect(Math.hypot(backX - pointOf(item)[0], backY - pointOf(item)[1])).toBeLessThan(1e-6);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('what stands up is drawn straight upwards', () => {
    fc.assert(
      fc.property(tilts, (tilt) => {
        const { up, matrix } = projectionOf(scene, true, tilt);
        const [right, down] = project(up, matrix);
        expect(right).toBeCloseTo(0);
        expect(down).toBeLessThan(0);
        expect(down).toBeGreaterThan(-1);
      }),
    );
  });

  test('from straight above nothing is drawn differently', () => {
    const flat = projectionOf(scene, true, undefined);
    expect(transformOf(flat)).toBeUndefined();
    expect(groundShapes(scene, true, flat)).toEqual(groundShapes(scene, true));
    for (const item of scene.items)
      for (const [level, mark] of item.marks.entries())
        expect(markShape(scene, mark, { ...lyingOf(item, level), projection: flat })).toEqual(
          markShape(scene, mark, lyingOf(item, level)),
        );
  });
});

test('a step of height on a board seen straight from the side is as long as it looks', () => {
  const projection = projectionOf(makeScene(examplePosition(games[0])), true, { turn: 0, height: 45 });
  expect(raised(projection, 10)).toBe('translate(0 -10)');
});
