import type { Engine } from '../../../core/engine.ts';
import calibrations from './calibration.json' with { type: 'json' };
import { evaluate, evaluation } from './evaluate.ts';
import ladders from './ladder.json' with { type: 'json' };
import { levels } from './levels.ts';
import { museum } from './museum.ts';
import { sight } from './sight.ts';

/** How computers play Crosscut. */
export const engine: Engine = {
  evaluate,
  evaluation,
  sight,
  thinking: () => ({ search: 'alpha-beta', parameters: { threats: 2 }, nodes: 1_500_000 }),
  levels,
  ladders,
  calibrations,
  museum,
  solvable: ({ size }) => Number(size) <= 6,
};
