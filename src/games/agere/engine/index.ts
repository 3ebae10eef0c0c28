import type { Engine } from '../../../core/engine.ts';
import calibrations from './calibration.json' with { type: 'json' };
import { evaluate, evaluation } from './evaluate.ts';
import ladders from './ladder.json' with { type: 'json' };
import { levels } from './levels.ts';
import { museum } from './museum.ts';
import { policy } from './policy.ts';
import { sight } from './sight.ts';
import { solved } from './solved.ts';

/** How computers play Agere. */
export const engine: Engine = {
  evaluate,
  evaluation,
  sight,
  policy,
  thinking: () => ({
    search: 'tree',
    parameters: {
      rave: 500,
      tries: 2,
      retries: 3,
      exploration: 0.05,
      patience: 3,
      lookAhead: true,
      threats: 2,
      urgency: 0,
      policy: 2,
    },
    nodes: 70_000,
  }),
  levels,
  ladders,
  calibrations,
  museum,
  solvable: ({ size }) => Number(size) <= 4,
  solved,
};
