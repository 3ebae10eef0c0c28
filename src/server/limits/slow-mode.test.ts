import { expect, test } from 'vitest';
import { SlowMode } from './slow-mode.ts';

test('two who talk are never slowed', () => {
  const slow = new SlowMode();
  for (let second = 0; second < 300; second++) {
    expect(slow.take('room', second % 2 === 0 ? 'ann' : 'ben', second * 1000)).toBe(true);
  }
});

test('where many write at once everybody still may, one after the other and seldom', () => {
  const slow = new SlowMode();
  const users = Array.from({ length: 60 }, (_, index) => `guest ${index}`);
  let said = 0;
  for (let ms = 0; ms < 60_000; ms += 100) {
    for (const user of users) if (slow.take('room', user, ms)) said++;
  }
  expect(said).toBeLessThan(60 * 7);
  // Somebody new is heard at once, and other rooms notice nothing.
  expect(slow.take('room', 'ann', 60_000)).toBe(true);
  expect(slow.take('room', 'ann', 60_001)).toBe(false);
  expect(slow.take('another', 'guest 1', 60_000)).toBe(true);
  expect(slow.take('room', 'ann', 60_000 + 16_000)).toBe(true);
});
