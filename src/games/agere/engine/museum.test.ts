import { expect, test } from 'vitest';
import { picture } from '../../../../test/support/pictures.ts';
import { writeMove } from '../../../core/moves.ts';
import type { Position } from '../../../core/position.ts';
import { Random } from '../../../core/random.ts';
import { agere } from '../index.ts';
import { museum } from './museum.ts';

const [bot] = museum;

function choice(position: Position): string {
  return writeMove(position, bot.choose(position, new Random(1)));
}

test('it joins the three sides when it can, and stops its opponent when it cannot', () => {
  const winning = picture(
    agere,
    `
       y
      . b
     y . b
    y b . .`,
    '1',
    { size: 4 },
  );
  expect(choice(winning)).toBe('c1');
  const defending = picture(
    agere,
    `
        .
       y b
      y . b
     y . b .
    y . . b b`,
    '2',
    { size: 5 },
  );
  expect(choice(defending)).toBe('e1');
});
