import { expect, test } from 'vitest';
import { picture } from '../../../../test/support/pictures.ts';
import { lilacru } from '../index.ts';

test('room and cut-off cells know no twist', () => {
  const before = picture(
    lilacru,
    `
    2 2 2 2 2
    . . . 1 2
    2 2 . 1 2
    2 2 11e . 2`,
    '1 2 0',
  );
  const marks = (id: string) => lilacru.course.lenses.find((lens) => lens.id === id)?.marks(before) ?? [];
  expect(marks('room').map(({ text }) => text)).toEqual(['1']); // d1; a twist beyond the border would lead on to row 3
  expect(marks('cut off').filter(({ text }) => text === '1')).toHaveLength(1);
});
