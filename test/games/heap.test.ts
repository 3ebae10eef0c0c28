import { expect, test } from 'vitest';
import { defaultOptions } from '../../src/core/options.ts';
import { perftEveryLeaf } from '../../src/core/play/perft.ts';
import { playout, randomMove } from '../../src/core/play/playout.ts';
import { startPosition } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import { withNets } from '../../src/search/net/net-evaluate.ts';
import { Shares } from '../../src/search/tree/policy.ts';
import { usualCases } from '../support/cases.ts';
import { drawnNet } from '../support/nets.ts';
import { alquerque } from '../support/shapes/alquerque/index.ts';
import { gomoku } from '../support/shapes/gomoku/index.ts';
import { hex } from '../support/shapes/hex/index.ts';
import { yavalath } from '../support/shapes/yavalath/index.ts';

/** Every game, and those with boards of another shape. */
const tested = [
  ...usualCases,
  ...[alquerque, gomoku, hex, yavalath].map((game) => ({
    name: game.name,
    game,
    options: defaultOptions(game.options),
  })),
];

/** Few enough plies that even a small leak stays within the young generation, so that no collection hides it. */
const PLIES = 40_000;
const MOST_DEPTH = 9;

/**
 * How often some work is measured before it counts as allocating. Code that is not compiled yet boxes its numbers, and
 * a busy machine compiles late; real allocation happens every time.
 */
const ATTEMPTS = 25;

/** Whether some work, which returns how many things it did, comes to allocate less than `bytes` for each of them. */
function allocatesLess(bytes: number, work: () => number): boolean {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('Run the tests with --expose-gc, as vitest.config.ts does.');
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    collect();
    const before = process.memoryUsage().heapUsed;
    const done = work();
    if ((process.memoryUsage().heapUsed - before) / done < bytes) return true;
  }
  return false;
}

test.each(tested)('$name allocates nothing while it plays', ({ game, options }) => {
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
  playMany(10 * PLIES); // until the journal has grown
  expect(allocatesLess(1, () => playMany(PLIES))).toBe(true);
  // Deep enough for many leaves: what the measurement itself allocates is little for each.
  let depth = 3;
  while (depth < MOST_DEPTH && perftEveryLeaf(start, depth) < PLIES / 4) depth++;
  expect(allocatesLess(1, () => perftEveryLeaf(start, depth))).toBe(true);
});

/** Evaluations for one measurement: what the machine itself allocates meanwhile is little for each. */
const EVALUATIONS = 10_000;

/** A single boxed number takes twelve bytes. */
const LESS_THAN_A_NUMBER = 8;

test.each(tested)('$name allocates nothing while it evaluates', ({ game, options }) => {
  const { evaluate, sight } = game.engine;
  const random = new Random(6);
  const positions = Array.from({ length: 64 }, () => {
    const position = startPosition(game, options);
    for (let ply = random.below(30); ply > 0 && !position.over; ply--) position.play(randomMove(position, random));
    while (position.over) position.undo();
    return position;
  });
  const evaluateMany = () => {
    for (let count = 0; count < EVALUATIONS; count++) judge(positions[count & 63], count & 1);
    return EVALUATIONS;
  };
  let judge = evaluate;
  expect(allocatesLess(LESS_THAN_A_NUMBER, evaluateMany)).toBe(true);
  judge = withNets(evaluate, sight, [drawnNet(startPosition(game, options))]);
  expect(allocatesLess(LESS_THAN_A_NUMBER, evaluateMany)).toBe(true);
});

const guided = usualCases.filter(({ game }) => game.engine.policy !== undefined);

test.each(guided)('$name allocates nothing while it asks its policy', ({ game, options }) => {
  const position = startPosition(game, options);
  const random = new Random(7);
  for (let ply = 0; ply < 20; ply++) position.play(randomMove(position, random));
  const moves = new Int32Array(game.rules.mostMoves);
  const shares = new Float32Array(moves.length);
  const asked = new Shares(game.engine.policy);
  const end = game.rules.generate(position, moves, 0);
  const askMany = () => {
    for (let count = 0; count < EVALUATIONS; count++) asked.write(position, moves, 0, end, shares);
    return EVALUATIONS;
  };
  expect(allocatesLess(LESS_THAN_A_NUMBER, askMany)).toBe(true);
});

test('a number boxed for each thing done is noticed', () => {
  const kept: (number | undefined)[] = Array.from({ length: EVALUATIONS });
  const box = () => {
    for (let count = 0; count < EVALUATIONS; count++) kept[count] = Math.sqrt(count + 0.5);
    return EVALUATIONS;
  };
  expect(allocatesLess(LESS_THAN_A_NUMBER, box)).toBe(false);
});
