import { expect, test } from 'vitest';
import { perftEveryLeaf } from '../src/core/perft.ts';
import { playout, randomMove } from '../src/core/playout.ts';
import { startPosition } from '../src/core/position.ts';
import { Random } from '../src/core/random.ts';
import { usualCases } from './cases.ts';

/** Few enough plies that even a small leak stays below the young generation, so that no collection hides it. */
const PLIES = 40_000;

test.each(usualCases)('$name allocates nothing while it plays', ({ game, options }) => {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('Run the tests with --expose-gc, as vitest.config.ts does.');
  const start = startPosition(game, options);
  const position = start.clone();
  const random = new Random(5);
  const playMany = (plies: number) => {
    let played = 0;
    while (played < plies) {
      position.copy(start);
      played += playout(position, random);
    }
    return played;
  };
  playMany(10 * PLIES); // until everything is compiled and the journal has grown
  /** Whether some work allocates less than a byte for each thing done; the machine itself may compile or log, so it is tried again. */
  const allocatesNothing = (work: () => number) =>
    [1, 2, 3, 4].some(() => {
      collect();
      const before = process.memoryUsage().heapUsed;
      const done = work();
      return (process.memoryUsage().heapUsed - before) / done < 1;
    });
  expect(allocatesNothing(() => playMany(PLIES))).toBe(true);
  const depth = perftEveryLeaf(start, 3) < PLIES / 4 ? 4 : 3;
  expect(allocatesNothing(() => perftEveryLeaf(start, depth))).toBe(true);
});

/** Evaluations for one measurement: what the machine itself allocates meanwhile is little for each. */
const EVALUATIONS = 10_000;

test.each(usualCases)('$name allocates nothing while it evaluates', ({ game, options }) => {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('Run the tests with --expose-gc, as vitest.config.ts does.');
  const random = new Random(6);
  const positions = Array.from({ length: 64 }, () => {
    const position = startPosition(game, options);
    for (let ply = random.below(30); ply > 0 && !position.over; ply--) position.play(randomMove(position, random));
    while (position.over) position.undo();
    return position;
  });
  const evaluateMany = () => {
    for (let count = 0; count < EVALUATIONS; count++) game.evaluate(positions[count & 63], count & 1);
  };
  for (let round = 0; round < 3; round++) evaluateMany(); // until everything is compiled
  const growth = () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    evaluateMany();
    return (process.memoryUsage().heapUsed - before) / EVALUATIONS;
  };
  // A single boxed number takes twelve bytes.
  expect(Math.min(growth(), growth(), growth(), growth())).toBeLessThan(8);
});
