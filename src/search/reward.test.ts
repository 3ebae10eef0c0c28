import { describe, expect, test } from 'vitest';
import { againstEven, rewardOf, shareOut } from './reward.ts';

/** What seats with these worths may expect, as shares of one win. */
function shares(worths: readonly number[], scale = 200): number[] {
  const rewards = Float64Array.from(worths);
  shareOut(rewards, worths.length, scale);
  return [...rewards].map((reward) => (1 + reward) / 2);
}

describe('several seats share one win', () => {
  test.each([3, 4])('of %i that stand alike each has the same part, which is even', (seats) => {
    for (const share of shares(Array(seats).fill(1234))) {
      expect(share).toBeCloseTo(1 / seats);
      expect(againstEven(2 * share - 1, seats)).toBeCloseTo(0);
    }
  });

  test('shares add up, and who has more expects more', () => {
    const all = shares([300, 100, -50, 0]);
    expect(all.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect(all[0]).toBeGreaterThan(all[1]);
    expect(all[1]).toBeGreaterThan(all[3]);
    expect(all[3]).toBeGreaterThan(all[2]);
  });

  test('only differences count, and a larger scale makes less of them', () => {
    expect(shares([300, 100, 0])).toEqual(shares([1300, 1100, 1000]).map((share) => expect.closeTo(share)));
    expect(shares([300, 100, 0], 400)[0]).toBeLessThan(shares([300, 100, 0], 200)[0]);
  });

  test('a lead beyond all doubt is a win', () => {
    expect(2 * shares([100_000, 0, 0])[0] - 1).toBeCloseTo(rewardOf(0b001, 0), 2);
  });
});
