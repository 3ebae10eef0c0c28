import { expect, test } from 'vitest';
import { roundsOf } from './rounds.ts';

test('moves are numbered by turns, whoever begins and whoever is passed over', () => {
  expect(roundsOf([0, 1, 0, 1])).toEqual([1, 1, 2, 2]);
  expect(roundsOf([1, 0, 1])).toEqual([1, 2, 2]);
  expect(roundsOf([0, 1, 2, 3, 0, 2, 0])).toEqual([1, 1, 1, 1, 2, 2, 3]);
  expect(roundsOf([0, 0, 1])).toEqual([1, 2, 2]);
});
