import { expect, test } from 'vitest';
import { chosenOptions, defaultOptions, readOptions } from './options.ts';

const table = { players: [2, 3], size: [8, 5, 6], pie: [false, true], win: ['held', 'immediate'] };

test('what is not said gets its default', () => {
  expect(defaultOptions(table)).toEqual({ players: 2, size: 8, pie: false, win: 'held' });
  expect(readOptions(table, { size: 5 })).toEqual({ players: 2, size: 5, pie: false, win: 'held' });
});

test('numbers and booleans may come as text, in any case', () => {
  expect(readOptions(table, { size: '6', pie: 'TRUE', win: 'Immediate' })).toEqual({
    players: 2,
    size: 6,
    pie: true,
    win: 'immediate',
  });
});

test('unknown names and values are named', () => {
  expect(readOptions(table, { colour: 1 })).toEqual({ fault: 'unknown option', what: 'colour' });
  expect(readOptions(table, { size: 7 })).toEqual({ fault: 'bad option value', what: 'size 7' });
  expect(readOptions(table, { size: null })).toEqual({ fault: 'bad option value', what: 'size object' });
});

test('values whose text cannot be made are named by their kind', () => {
  expect(readOptions(table, [{ toString: 0 }])).toEqual({ fault: 'bad option value', what: 'object' });
  expect(readOptions(table, { size: { toString: 0 } })).toEqual({ fault: 'bad option value', what: 'size object' });
});

test('only what differs from the defaults need be kept', () => {
  const options = readOptions(table, { size: 6 });
  expect(chosenOptions(table, options as ReturnType<typeof defaultOptions>)).toEqual({ size: 6 });
});
