import { expect, test } from 'vitest';
import { expectPicture, picture, play, start } from '../../test/support/pictures.ts';
import { game } from './index.ts';

test('§2.1 a stone goes on any empty cell', () => {
  const position = play(start(game), 'c3', 'd3');
  expectPicture(
    position,
    `
    . . w b .
    . . . . .
    . . . . .`,
  );
});

test('§3.1 four in a row win', () => {
  const position = picture(
    game,
    `
    . . . . .
    b . . w .
    b . w . .
    b w . . .
    . . . . .`,
  );
  play(position, 'a1');
  expect(position.winners).toBe(1);
});

test('§3.2 a full board without a row is a draw', () => {
  const position = picture(
    game,
    `
    w w b b w
    b b w w b
    w w b b w
    b b w w b
    w w b b .`,
  );
  play(position, 'e1');
  expect(position.winners).toBe(3);
});
