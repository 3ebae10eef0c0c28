import { expect, test } from 'vitest';
import { duration, showProgress } from './progress.ts';

/** Somebody who watches, or a pipe, and a clock that is set by hand. */
function watcher(isTTY: boolean) {
  const lines: string[] = [];
  const clock = { ms: 0 };
  return { isTTY, lines, clock, write: (text: string) => lines.push(text), now: () => clock.ms };
}

test('a terminal gets a bar with the time left', () => {
  const seen = watcher(true);
  const progress = showProgress('{done} of {total} moves', 40, seen);
  progress.show(0);
  seen.clock.ms = 10_000;
  progress.show(10);
  progress.end();
  expect(seen.lines).toEqual([
    '\r\x1b[2K░░░░░░░░░░░░░░░░░░░░ 0 of 40 moves',
    '\r\x1b[2K█████░░░░░░░░░░░░░░░ 10 of 40 moves, 30 s left',
    '\r\x1b[2K',
  ]);
});

test('a bar is not drawn more often than anybody can see, and what was known took no time', () => {
  const seen = watcher(true);
  const progress = showProgress('{done} of {total} moves', 40, seen);
  progress.show(20, 20);
  seen.clock.ms = 50;
  progress.show(21, 20);
  seen.clock.ms = 2000;
  progress.show(22, 20);
  expect(seen.lines.length).toBe(2);
  expect(seen.lines[1]).toContain('22 of 40 moves, 18 s left');
});

test('a pipe gets a line now and then', () => {
  const seen = watcher(false);
  const progress = showProgress('{done} of {total} moves', 40, seen);
  for (let done = 1; done <= 40; done++) {
    seen.clock.ms = 2000 * done;
    progress.show(done);
  }
  progress.end();
  expect(seen.lines).toEqual(['15 of 40 moves, 50 s left\n', '30 of 40 moves, 20 s left\n']);
});

test('times are said in a unit that fits', () => {
  expect([4000, 99_000, 600_000, 7_200_000].map(duration)).toEqual(['4 s', '99 s', '10 min', '2.0 h']);
});
