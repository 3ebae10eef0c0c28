import { expect, test } from 'vitest';
import { Clocks } from './clocks.ts';

const MINUTE = 60_000;
const setting = { start: 5 * MINUTE, increment: 3000, cap: 6 * MINUTE };

/** A clock on which both seats have made their first, free move. */
function running(): Clocks {
  const clocks = new Clocks(setting, 2);
  clocks.run(0, 1000);
  clocks.charge(0, 0);
  clocks.run(1, 9000);
  clocks.charge(1, 0);
  clocks.run(0, 10_000);
  return clocks;
}

test('the first move of each seat costs nothing', () => {
  const clocks = new Clocks(setting, 2);
  clocks.run(0, 1000);
  expect(clocks.elapsed(60_000)).toBe(0);
  expect(clocks.deadline()).toBeUndefined();
});

test('a move costs its time and brings the increment', () => {
  const clocks = running();
  expect(clocks.elapsed(14_000)).toBe(4000);
  expect(clocks.show(0, 14_000)).toBe(5 * MINUTE + 3000 - 4000);
  expect(clocks.show(1, 14_000)).toBe(5 * MINUTE + 3000);
  clocks.charge(0, 4000);
  expect(clocks.left[0]).toBe(5 * MINUTE + 2000);
});

test('increments end at the cap, and a clock that shows more is not cut', () => {
  const clocks = new Clocks({ start: 7 * MINUTE, increment: MINUTE, cap: 6 * MINUTE }, 1);
  clocks.charge(0, 0);
  expect(clocks.left[0]).toBe(7 * MINUTE);
  clocks.charge(0, 2 * MINUTE);
  expect(clocks.left[0]).toBe(6 * MINUTE);
});

test('time without a server moves the deadline and costs nothing', () => {
  const clocks = running();
  const before = clocks.deadline();
  clocks.credit(90_000);
  expect(clocks.deadline()).toBe((before ?? 0) + 90_000);
  expect(clocks.elapsed(100_000)).toBe(0);
  expect(clocks.elapsed(101_000)).toBe(1000);
});

test('a server clock that was set back costs nobody anything', () => {
  expect(running().elapsed(5000)).toBe(0);
});

test('nothing runs when it is stopped, and what was shown then stays', () => {
  const clocks = running();
  clocks.stop(14_000);
  expect(clocks.deadline()).toBeUndefined();
  expect(clocks.show(0, 1e9)).toBe(5 * MINUTE + 3000 - 4000);
  clocks.stop(20_000);
  expect(clocks.show(0, 1e9)).toBe(5 * MINUTE + 3000 - 4000);
});

test('a clock that has run out shows nothing', () => {
  const clocks = running();
  clocks.stop(1e9);
  expect(clocks.show(0, 1e9)).toBe(0);
});
