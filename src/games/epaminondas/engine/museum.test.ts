import { expect, test } from 'vitest';
import { picture } from '../../../../test/support/pictures.ts';
import { writeMove } from '../../../core/moves.ts';
import type { Position } from '../../../core/position.ts';
import { Random } from '../../../core/random.ts';
import { epaminondas } from '../index.ts';
import { museum } from './museum.ts';

const [bot] = museum;

function choice(position: Position): string {
  return writeMove(position, bot.choose(position, new Random(1)));
}

test('it crosses rather than captures, captures rather than walks, and captures the most it can', () => {
  const small = { files: 8, ranks: 8 };
  const capturing = picture(
    epaminondas,
    `
    . . . . . b b b
    . . . . . . . .
    . . . b b . . .
    . . w . . . . .
    . w w w b b . .
    w . . . . . . .
    . . . . . . . .
    . . . . . . . .`,
    '1 0',
    small,
  );
  expect(choice(capturing)).toBe('b4xe4');
  const crossing = picture(
    epaminondas,
    `
    . . . . . b b b
    w . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . w w w b . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`,
    '1 0',
    small,
  );
  expect(choice(crossing)).toMatch(/^a7-[ab]8$/);
});
