import { expect, test } from 'vitest';
import { picture } from '../../../../test/support/pictures.ts';
import { crosscut } from '../index.ts';
import { evaluate } from './evaluate.ts';
import { NEVER, patternsOf } from './patterns.ts';

/** The evaluation for Red of a board of 7, with lines of 5, by default with Red to move. */
function red(drawn: string, turn = '1'): number {
  return evaluate(picture(crosscut, drawn, turn, { size: 7 }), 0);
}

test('a disc more is better', () => {
  const one = red(`
    . . . . . . .
    . . . . . . .
    . . . r . . .
    . . . . b . .
    . . . . . . .
    . . . . . . .
    . . . . . . .`);
  const two = red(`
    . . . . . . .
    . . . . . . .
    . . . r . . .
    . . . . b . .
    . . . . . . .
    . r . . . . .
    . . . . . . .`);
  expect(two).toBeGreaterThan(one);
});

test('discs in one line are better than the same number scattered', () => {
  const scattered = red(`
    . . . . . . .
    . r . . . . .
    . . . r . . .
    . . . . . r .
    . . . . . . .
    . . . . . . .
    . . . . . . .`);
  const inLine = red(`
    . . . . . . .
    . . . . . . .
    . r . r . r .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .`);
  expect(inLine).toBeGreaterThan(scattered);
});

test('what patterns say of a line', () => {
  const seen = (line: string) => patternsOf(line.length)[Number.parseInt([...line].reverse().join(''), 3)];
  expect(seen('11011')).toEqual({ distance: 1, discs: 4, pairs: 2, exposed: 0 });
  expect(seen('22111')).toEqual({ distance: 1, discs: 3, pairs: 3, exposed: 3 }); // from either side of the perimeter
  expect(seen('11200')).toEqual({ distance: 2, discs: 2, pairs: 1, exposed: 2 });
  expect(seen('02110')).toEqual({ distance: 2, discs: 2, pairs: 1, exposed: 2 });
  expect(seen('02120')).toEqual({ distance: 2, discs: 1, pairs: 0, exposed: 0 });
  expect(seen('12221').distance).toBe(NEVER);
  expect(seen('00000').distance).toBe(5);
  expect(seen('11111').distance).toBe(0);
});

test('a line that can be completed is as good as won for the seat to move, by placing or by turning', () => {
  const placing = `
    . . . . . . .
    . . . . . . .
    . r r . r r .
    . . . . . . .
    . . b b . . .
    . . b b . . .
    . . . . . . .`;
  const turning = `
    . . . . . . .
    . . . . . . .
    . b b r r r .
    . . . . . . .
    . . . b . . .
    . . b . . . .
    . . . . . . .`;
  for (const drawn of [placing, turning]) {
    expect(red(drawn)).toBeGreaterThan(2000);
    expect(red(drawn, '2')).toBeLessThan(2000);
  }
});

test('two lines to stop at once are nearly lost', () => {
  const fork = `
    . . . . . . .
    . r . . . r .
    . . r . . . .
    . . r . . . .
    . r r r r . .
    . . r . . . .
    . . . . . . .`;
  expect(red(fork, '2')).toBeGreaterThan(1000);
});
