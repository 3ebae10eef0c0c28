import { expect, test } from 'vitest';
import { sizeOf } from './window.ts';

test('a terminal that does not tell its size, or says that it is nothing, gets the usual one', () => {
  expect(sizeOf({})).toEqual({ columns: 80, rows: 24 });
  expect(sizeOf({ columns: 0, rows: 0 })).toEqual({ columns: 80, rows: 24 });
  expect(sizeOf({ columns: 132, rows: 43 })).toEqual({ columns: 132, rows: 43 });
});
