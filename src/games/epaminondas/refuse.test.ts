import { describe, expect, test } from 'vitest';
import { position, refusal } from '../../../test/support/pictures.ts';
import { epaminondas } from './index.ts';

describe('attempts that are refused', () => {
  const before = position(epaminondas, '14/14/14/14/14/14/14/14/ww1bw1b7/14/w13/14 1 0');

  test.each([
    ['c4-d4', 'nothing there'],
    ['d4-e4', 'not yours'],
    ['a4', 'no destination'],
    ['d4', 'not yours'],
    ['c4', 'nothing there'],
    ['a4-a4', 'no distance'],
    ['a4-c5', 'not in line'],
    ['a4-b4', 'own in the way'],
    ['a4-e4', 'enemy in the way'],
    ['a4-f4', 'enemy in the way'],
    ['a2-c2', 'too far'],
    ['e4-d4', 'single piece'],
    ['a4-z9', 'no such cell'],
    ['a4-b4-c4', 'unreadable'],
    ['hello', 'unreadable'],
  ])('%s: %s', (text, rule) => {
    expect(refusal(before, text)).toBe(rule);
  });
});
