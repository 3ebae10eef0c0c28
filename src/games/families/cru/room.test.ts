import { expect, test } from 'vitest';
import { picture } from '../../../../test/pictures.ts';
import { shacru } from '../../shacru/index.ts';
import { roomOf } from './room.ts';

function room(drawn: string, most = 100): number {
  return roomOf(picture(shacru, drawn, '1 2 0'), 0, most);
}

test('a piece has the cells it can get to, own tiles are on its way and not counted', () => {
  expect(room('11e . 2')).toBe(81 - 2); // round the foreign tile to all the rest of the board
  expect(room('2 2 2 2\n 11e 1 . 2')).toBe(1);
  expect(room('2 2 2 2\n 11e 1 1 2')).toBe(0);
});

test('a piece cannot turn back, but a border lets it twist', () => {
  expect(room('2 2 2 2\n . 11e . 2')).toBe(1);
  const corner = `
    2 2 2 2 2
    . . . 1 2
    2 2 . 1 2
    2 2 11e . 2`;
  expect(room(corner)).toBe(4); // d1, and over d2 the third row; c2 would need a turn back
});

test('every piece counts apart, up to the most that is asked for', () => {
  expect(room('11e . .\n . . .\n 11e . .', 5)).toBe(10);
  expect(room('2 2 2 2\n 11e . . 2', 5)).toBe(2);
});
