import { describe, expect, test } from 'vitest';
import { Random } from '../core/random.ts';
import { eloEstimate, estimateScore, expectedScore } from './elo.ts';
import { invert } from './invert.ts';
import { fitLadder, type Meeting } from './ladder.ts';

/** A number of openings of a player against copies of another, with this chance to win each game. */
function meet(one: number, others: number, copies: number, openings: number, chance: number, random: Random): Meeting {
  const game = () => (random.below(1e6) < 1e6 * chance ? 1 : 0);
  const seats = copies + 1;
  const groups = Array.from({ length: openings }, () => {
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += game();
    return sum / seats;
  });
  return { one, others, copies, groups };
}

describe('a ladder', () => {
  test('of one meeting is its Elo and interval, nearly', () => {
    const meeting = meet(1, 0, 1, 400, 0.7, new Random(1));
    const { players } = fitLadder(2, [meeting]);
    const plain = eloEstimate(estimateScore(meeting.groups));
    expect(players[0]).toEqual({ mean: 0, low: 0, high: 0 });
    expect(Math.abs(players[1].mean - plain.mean)).toBeLessThan(1);
    expect(Math.abs(players[1].low - plain.low)).toBeLessThan(3);
    expect(Math.abs(players[1].high - plain.high)).toBeLessThan(3);
  });

  test('finds the strengths that made the games, and its intervals hold them', () => {
    const truth = [0, 150, 260, 400, 590];
    const random = new Random(7);
    let held = 0;
    for (let round = 0; round < 40; round++) {
      const meetings: Meeting[] = [];
      for (const step of [1, 2]) {
        for (let one = step; one < truth.length; one++) {
          meetings.push(meet(one, one - step, 1, 60, expectedScore(truth[one] - truth[one - step]), random));
        }
      }
      const { players } = fitLadder(truth.length, meetings);
      held += players.filter(({ low, high }, index) => index > 0 && low <= truth[index] && truth[index] <= high).length;
    }
    expect(held).toBeGreaterThan(0.9 * 160);
    expect(held).toBeLessThan(160);
  });

  test('knows differences better than heights', () => {
    const random = new Random(3);
    const meetings = Array.from({ length: 9 }, (_, index) => meet(index + 1, index, 1, 80, 0.68, random));
    const { players, difference } = fitLadder(10, meetings);
    const step = difference(9, 8);
    expect(step.high - step.low).toBeLessThan((players[9].high - players[9].low) / 2);
    expect(step.low).toBeGreaterThan(0);
    expect(step.mean).toBeCloseTo(players[9].mean - players[8].mean, 6);
  });

  test('takes one winner of four in four for an even table', () => {
    const even = { one: 1, others: 0, copies: 3, groups: [0.25, 0, 0.5, 0.25] };
    expect(fitLadder(2, [even]).players[1].mean).toBeCloseTo(0, 6);
    const strong = meet(1, 0, 3, 300, 0.5, new Random(5));
    // Half the games against three: three times as strong as each.
    expect(Math.abs(fitLadder(2, [strong]).players[1].mean - 400 * Math.log10(3))).toBeLessThan(25);
  });

  test('stays finite where everything was won, and is less sure of it', () => {
    const won = { one: 1, others: 0, copies: 1, groups: new Array(20).fill(1) };
    const { players } = fitLadder(2, [won]);
    expect(players[1].mean).toBeGreaterThan(400);
    expect(players[1].mean).toBeLessThan(1000);
    expect(players[1].high - players[1].low).toBeGreaterThan(500);
  });
});

test('an inverse times its matrix is one', () => {
  const matrix = [
    [0, 2, 1],
    [3, 1, 0],
    [1, 0, 4],
  ];
  const inverse = invert(matrix);
  matrix.forEach((row, at) => {
    for (let column = 0; column < 3; column++) {
      const sum = row.reduce((total, value, index) => total + value * inverse[index][column], 0);
      expect(sum).toBeCloseTo(at === column ? 1 : 0, 12);
    }
  });
  expect(() =>
    invert([
      [1, 2],
      [2, 4],
    ]),
  ).toThrow('no inverse');
});
