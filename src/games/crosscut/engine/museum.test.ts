import { expect, test } from 'vitest';
import { picture, start } from '../../../../test/support/pictures.ts';
import { legalMoves, writeMove } from '../../../core/moves.ts';
import type { Position } from '../../../core/position.ts';
import { Random } from '../../../core/random.ts';
import { crosscut } from '../index.ts';
import { museum } from './museum.ts';

const [bot] = museum;

function choice(position: Position): string {
  return writeMove(position, bot.choose(position, new Random(1)));
}

test('it completes a line, turns the longest segment it can, and stops a line of its opponent', () => {
  const winning = picture(
    crosscut,
    `
    . . . . . . . .
    . . . . . . . .
    . r r r . r r .
    . . . . . . . .
    . . b . b . b .
    . b . b . b . .
    . . . . . . . .
    . . . . . . . .`,
  );
  expect(choice(winning)).toBe('e6');
  const defending = picture(
    crosscut,
    `
    . . . . . . . .
    . . . . . . . .
    . r r r . r r .
    . . . . . . . .
    . . b . b . b .
    . b . b . . . .
    . . . . . . . .
    . . . . . . . .`,
    '2',
  );
  expect(choice(defending)).toBe('e6');
});

test('it plays on every size, to its depth', () => {
  for (const size of crosscut.options.size) {
    const opening = start(crosscut, { size });
    expect(legalMoves(opening)).toContain(bot.choose(opening, new Random(1)));
    expect(opening.equals(start(crosscut, { size }))).toBe(true);
  }
});
