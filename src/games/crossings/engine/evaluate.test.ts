import { expect, test } from 'vitest';
import { position } from '../../../../test/support/pictures.ts';
import { crossings } from '../index.ts';
import { evaluate } from './evaluate.ts';

/** The evaluation of a position for White. */
function white(text: string): number {
  return evaluate(position(crossings, text), 0);
}

test('a stone more is better, and so is a group that can cross', () => {
  expect(white('4bbb1/8/8/8/8/8/ww1w4/8 1 0')).toBeGreaterThan(white('4bbb1/8/8/8/8/8/ww6/8 1 0') + 30);
  expect(white('4bbb1/8/1w6/1w6/8/8/8/8 1 0')).toBeGreaterThan(white('4bbb1/8/8/8/1w6/1w6/8/8 1 0') + 30);
});

test('a way that a locked stone blocks is no way across', () => {
  const open = white('4w3/1w6/8/8/8/5bb1/8/3b4 1 0'); // b7 has three cells of row 8 before it
  const narrow = white('1w6/1w6/8/8/8/5bb1/8/3b4 1 0'); // b8 is occupied by a stone that will never leave
  const shut = white('www5/1w6/8/8/8/5bb1/8/3bbb2 1 0');
  expect(open).toBeGreaterThan(narrow);
  expect(narrow).toBeGreaterThan(shut);
});
