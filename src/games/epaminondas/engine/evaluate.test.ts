import { expect, test } from 'vitest';
import { picture } from '../../../../test/support/pictures.ts';
import { epaminondas } from '../index.ts';
import { evaluate } from './evaluate.ts';

/** The evaluation for White of the lower left corner of a board of 8 × 8, by default with White to move. */
function white(drawn: string, turn = '1'): number {
  return evaluate(picture(epaminondas, drawn, `${turn} 0`, { files: 8, ranks: 8 }), 0);
}

const blacks = `
    . . . . . . . .
    . . . b b b . .`;

test('a piece more is better', () => {
  const two = white(`${blacks}
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    w . . w . . . .
    . . . . . . . .`);
  const three = white(`${blacks}
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    w . . w . . w .
    . . . . . . . .`);
  expect(three).toBeGreaterThan(two + 50);
});

test('further ahead is better, and a phalanx better than single pieces', () => {
  const back = white(`${blacks}
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    w . . w . . w .
    . . . . . . . .`);
  const ahead = white(`${blacks}
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    w . . w . . w .
    . . . . . . . .
    . . . . . . . .`);
  const phalanx = white(`${blacks}
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . w w w . . . .
    . . . . . . . .
    . . . . . . . .`);
  expect(ahead).toBeGreaterThan(back);
  expect(phalanx).toBeGreaterThan(ahead);
});

test('a piece one move from the far row is better, and a blocked one is not', () => {
  const open = white(`
    . . . . . . . .
    . w . . . . . .
    . . . . . b b b
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`);
  const blocked = white(`
    b b b . . . . .
    . w . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`);
  expect(open).toBeGreaterThan(blocked + 100);
});

test('a phalanx of two crosses from two rows away, also by capture', () => {
  const far = (top: string, rear: string) =>
    white(`
    ${top} . . . . b b b
    . . . . . . . .
    . w . . . . . .
    . ${rear} . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . w . . . . .`);
  expect(far('. .', 'w')).toBeGreaterThan(far('. .', '.') + 150);
  expect(far('. b', 'w')).toBeGreaterThan(far('. .', 'w') - 150); // one more black piece, but it blocks nothing
});

test('a piece on the far row is worth more than several at home', () => {
  const crossed = `
    . w . . . . . .
    . . . . . . . .
    . . . b b b . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`;
  expect(white(crossed, '2')).toBeGreaterThan(0);
});

test('a pair beside a single enemy piece is good for whoever has the pair', () => {
  const attack = (end: string) =>
    white(`
    . . . . . b b b
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . w w b ${end} . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`);
  expect(attack('.')).toBeGreaterThan(attack('b'));
});

test('who is to move makes use of a capture', () => {
  const drawn = `
    . . . . . b b b
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . w w b . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`;
  expect(white(drawn, '1')).toBeGreaterThan(white(drawn, '2') + 50);
});

test('a pair captures across an empty cell too, but not what stands in depth', () => {
  const leap = (between: string, behind: string) =>
    white(`
    . . . . . b b b
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    w w ${between} b ${behind} . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`);
  expect(leap('.', '.')).toBeGreaterThan(leap('.', 'b') + 50);
});
