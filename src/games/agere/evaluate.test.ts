import { expect, test } from 'vitest';
import { picture } from '../../../test/pictures.ts';
import { evaluate } from './evaluate.ts';
import { agere } from './index.ts';
import { BRIDGE, EDGE_BRIDGE, GAP, RINGS, ringTable, STACKS } from './rings.ts';

/** What Yellow thinks of a triangle, with Yellow to move unless told otherwise. */
function yellow(drawn: string, turn = '1'): number {
  return evaluate(picture(agere, drawn, turn, { size: drawn.trim().split('\n').length }), 0);
}

test('a disc more is better, and one in the middle better than one in a corner', () => {
  const none = yellow(`
        .
       . .
      . . .
     . . . .
    . . . . .`);
  const corner = yellow(`
        .
       . .
      . . .
     . . . .
    y . . . .`);
  const middle = yellow(`
        .
       . .
      . y .
     . . . .
    . . . . .`);
  expect(corner).toBeGreaterThan(none);
  expect(middle).toBeGreaterThan(corner);
});

test('to be one disc short of the third side is better than to be two short', () => {
  const two = yellow(`
        .
       . .
      y y .
     y . . .
    y b b . .`);
  const one = yellow(`
        .
       . .
      y y .
     y . . .
    y b . b .`);
  const joined = yellow(`
        .
       . .
      y y y
     y . . .
    y b . b .`);
  expect(one).toBeGreaterThan(0);
  expect(joined).toBeGreaterThan(two);
  expect(joined).toBeGreaterThan(one);
});

test('a connection that cannot be broken is worth all there is', () => {
  const held = `
       by
      . by
     . by b`;
  const breakable = `
       y
      . y
     . y b`;
  expect(yellow(held, '2')).toBeGreaterThan(yellow(breakable, '2') + 200);
});

test('a stack that can be captured is worth less, above all when the enemy is to move', () => {
  const level = `
        .
       . .
      . y b
     . . . .
    . . . . .`;
  const higher = `
        .
       . .
      . by b
     . . . .
    . . . . .`;
  expect(yellow(higher, '2')).toBeGreaterThan(yellow(level, '2'));
  expect(yellow(level, '1')).toBeGreaterThan(yellow(level, '2'));
});

test('what rings say: two stacks, or a stack and the edge, joined by this cell or one beside it', () => {
  const seen = (ring: string, seat: 0 | 1) => {
    const index = [...ring].reduce((sum, sign, place) => sum + '.yb#'.indexOf(sign) * 4 ** place, 0);
    const found = ringTable()[seat * RINGS + index];
    return { stacks: found & STACKS, joins: found & ~STACKS };
  };
  expect(seen('......', 0)).toEqual({ stacks: 0, joins: 0 });
  expect(seen('y.y...', 0)).toEqual({ stacks: 2, joins: BRIDGE });
  expect(seen('y.y...', 1)).toEqual({ stacks: 0, joins: 0 });
  expect(seen('.y...y', 0)).toEqual({ stacks: 2, joins: BRIDGE }); // around the corner of the ring
  expect(seen('yy....', 0)).toEqual({ stacks: 2, joins: 0 });
  expect(seen('b.b...', 1)).toEqual({ stacks: 2, joins: BRIDGE });
  expect(seen('yby...', 0)).toEqual({ stacks: 2, joins: GAP });
  expect(seen('.y.##.', 0)).toEqual({ stacks: 1, joins: EDGE_BRIDGE });
  expect(seen('.yb##.', 0)).toEqual({ stacks: 1, joins: GAP });
  expect(seen('...##.', 0)).toEqual({ stacks: 0, joins: 0 });
});
