import { expect, test } from 'vitest';
import { makeSchedule } from './schedule.ts';

test.each([2, 3, 4])('%i players have every seat of every opening once', (seats) => {
  const schedule = makeSchedule(5, seats, 1);
  expect(schedule.length).toBe(5 * seats);
  for (let opening = 0; opening < 5; opening++) {
    const games = schedule.filter((pairing) => pairing.opening === opening);
    expect(games.length).toBe(seats);
    for (let player = 0; player < seats; player++) {
      const had = games.map(({ players }) => players.indexOf(player)).sort();
      expect(had).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    }
  }
});

test('games are numbered in order, and a longer schedule begins like a shorter one', () => {
  const schedule = makeSchedule(10, 2, 3);
  expect(schedule.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, id) => id));
  expect(schedule.slice(0, 8)).toEqual(makeSchedule(4, 2, 3));
});

test('no two seats think with the same random numbers', () => {
  const seeds = [1, 2].flatMap((seed) => makeSchedule(100, 3, seed).flatMap((pairing) => pairing.seeds));
  expect(new Set(seeds).size).toBe(2 * 100 * 3 * 3);
});
