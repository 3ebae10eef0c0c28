import { expect, test } from 'vitest';
import { Random } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number) => {
    const random = new Random(seed);
    return Array.from({ length: 8 }, () => random.below(1000));
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('seeds of any size, 0 among them, give numbers within the limit, evenly', () => {
  for (const seed of [0, -1, 2 ** 31, 0x9e3779b9, 123.5]) {
    const random = new Random(seed);
    const counts = new Array<number>(7).fill(0);
    for (let draw = 0; draw < 70_000; draw++) counts[random.below(7)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  }
});
