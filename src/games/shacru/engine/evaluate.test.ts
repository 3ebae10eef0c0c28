import { expect, test } from 'vitest';
import { picture, start } from '../../../../test/support/pictures.ts';
import { shacru } from '../index.ts';
import { evaluate } from './evaluate.ts';

/** The value for player 1 of a picture in which player 1 has the turn. */
function value(drawn: string): number {
  return evaluate(picture(shacru, drawn, '1 2 0'), 0);
}

test('the start is equal but for the turn', () => {
  expect(evaluate(start(shacru), 0)).toBe(shacru.engine.evaluation.weights.turn);
});

test('a tile more is better', () => {
  expect(value('11e . 1\n 22e . .')).toBeGreaterThan(value('11e . .\n 22e . .'));
  expect(value('11e . .\n 22e . 2')).toBeLessThan(value('11e . .\n 22e . .'));
});

test('a piece that faces the board is worth more than one that faces the edge', () => {
  expect(value('11e . .\n . . .\n . 22e .')).toBeGreaterThan(value('11w . .\n . . .\n . 22e .'));
});

test('near and turned away is farther than far and facing it', () => {
  const board = (first: string, second: string) => `
    .  .  .  2  .  .  .  .  .
    2  2  2  2  2  2  2  2  2
    ${first} . . . . . . . ${second}
    1  1  1  1  1  1  1  1  1`;
  expect(value(board('11e', '22e'))).toBeGreaterThan(value(board('11e', '22w')) + 100);
});

test('a region that only one player can enter is that player’s', () => {
  const walled = `
    .  .  .  2  .  .  .  .
    .  .  .  2  .  .  .  .
    . 11n .  2  . 22n .  .
    .  .  .  2  .  .  .  .`;
  expect(value(walled)).toBeLessThan(0); // player 2 has the larger part of the board
});
