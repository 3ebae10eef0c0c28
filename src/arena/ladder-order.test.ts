import { expect, test } from 'vitest';
import { Random } from '../core/random.ts';
import { certainAfter } from './ladder-order.ts';

const WON = [1, 0.5, 1, 1, 0.5, 1, 1, 0.5, 1, 1, 1, 0.5];
const EVEN = [1, 0, 0.5, 0.5, 0, 1, 0.5, 0.5, 1, 0, 0.5, 0.5];

test('an order is certain once it is clear enough, and not before the least number of openings', () => {
  const soon = certainAfter({ groups: WON, copies: 1, least: 1 });
  expect(soon).toBeGreaterThan(4);
  expect(soon).toBeLessThan(WON.length);
  expect(certainAfter({ groups: WON, copies: 1, least: WON.length })).toBe(WON.length);
  expect(certainAfter({ groups: WON, copies: 1, least: WON.length + 1 })).toBeUndefined();
  expect(certainAfter({ groups: [], copies: 1, least: 0 })).toBeUndefined();
});

test('what comes after the decision changes nothing', () => {
  const soon = certainAfter({ groups: WON, copies: 1, least: 1 });
  expect(certainAfter({ groups: [...WON, 0, 0, 0, 0, 0, 0, 0, 0], copies: 1, least: 1 })).toBe(soon);
});

test('who wins everything is soon known to be stronger', () => {
  expect(certainAfter({ groups: new Array(10).fill(1), copies: 1, least: 1 })).toBe(7);
});

test('even players are not told apart, and a weaker one is known as well as a stronger one', () => {
  expect(certainAfter({ groups: EVEN, copies: 1, least: 1 })).toBeUndefined();
  const lost = WON.map((score) => 1 - score);
  expect(certainAfter({ groups: lost, copies: 1, least: 1 })).toBe(certainAfter({ groups: WON, copies: 1, least: 1 }));
});

test('among four, a quarter is even', () => {
  const groups = Array.from({ length: 40 }, (_, index) => [0.25, 0.5, 0.25, 0, 0.25][index % 5]);
  expect(certainAfter({ groups, copies: 3, least: 8 })).toBeUndefined();
  expect(certainAfter({ groups, copies: 1, least: 8 })).toBeLessThan(40);
});

test('looking after every opening seldom finds an order between equals', () => {
  const random = new Random(1);
  let wrong = 0;
  for (let run = 0; run < 200; run++) {
    const groups = Array.from({ length: 40 }, () => (random.below(2) + random.below(2)) / 2);
    if (certainAfter({ groups, copies: 1, least: 6 }) !== undefined) wrong++;
  }
  expect(wrong).toBeLessThan(0.15 * 200);
});
