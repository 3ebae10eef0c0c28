import { expect, test } from 'vitest';
import { picture } from '../../../../test/support/pictures.ts';
import { agere } from '../index.ts';
import { evaluate } from './evaluate.ts';

/** The evaluation of a triangle for Yellow, by default with Yellow to move. */
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
