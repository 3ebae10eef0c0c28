import { expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import { shacru } from '../../games/shacru/index.ts';
import { limitsOf } from '../search.ts';
import { treeSearch } from './tree.ts';

const SIMULATIONS = 8000;

/** In a file, and so a process, of its own: after several games in one process, compiled code allocates more. */
test('no simulation allocates', () => {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('Run the tests with --expose-gc, as vitest.config.ts does.');
  const search = treeSearch({
    capacity: 2 ** 14,
    rave: 200,
    history: 0.2,
    tries: 2,
    retries: 3,
    prior: 10,
    cutoff: 12,
    evaluate: (position, seat) => (position.turn === seat ? 10 : -10),
    lookAhead: true,
    policy: 0.5,
    reuse: true,
  });
  const growth = () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    search.think(start(shacru), limitsOf({ nodes: SIMULATIONS }));
    return (process.memoryUsage().heapUsed - before) / SIMULATIONS;
  };
  for (let warm = 0; warm < 3; warm++) growth();
  // The positions of a thought are some kilobytes; an object for each simulation would be more than this.
  expect(Math.min(growth(), growth(), growth())).toBeLessThan(24);
});
