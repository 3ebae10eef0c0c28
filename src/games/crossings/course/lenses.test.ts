import { expect, test } from 'vitest';
import { position } from '../../../../test/support/pictures.ts';
import { crossings } from '../index.ts';

/** What a lens shows, as `cell:text`, in the order of the names. */
function seen(id: string, text: string): string {
  const before = position(crossings, text);
  const marks = crossings.course.lenses.find((lens) => lens.id === id)?.marks(before) ?? [];
  return marks
    .map(({ cell, text = '' }) => `${before.board.names[cell]}:${text}`)
    .sort()
    .join(' ');
}

test('only the first of a shorter line can be captured', () => {
  expect(seen('captures', '8/8/8/wwwbb3/8/8/8/8 1 0')).toBe('d5:+');
});

test('locked stones have no length, and are no prey', () => {
  expect(seen('lengths', '7w/8/3w4/3w4/3w4/8/3b4/3b4 1 0')).toBe('d2:1 d4:3 d5:3 d6:3');
  expect(seen('captures', '7w/8/8/8/3w4/3w4/3w4/3b4 1 0')).toBe('');
});

test('ways across and crossings that win', () => {
  const open = '8/w7/8/8/8/7b/8/8 1 0';
  expect(seen('ways across', open)).toBe('a7:1 a8:· b8:· h3:2');
  expect(seen('winning crossings', open)).toBe('a8:+ b8:+');
  expect(seen('winning crossings', '8/w7/8/8/8/8/7b/8 1 0')).toBe(''); // h2 answers
});
