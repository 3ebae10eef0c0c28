import type { Engine } from '../../../core/engine.ts';
import { sight } from '../../families/cru/engine/sight.ts';
import calibrations from './calibration.json' with { type: 'json' };
import { evaluate, evaluation } from './evaluate.ts';
import ladders from './ladder.json' with { type: 'json' };
import { levels } from './levels.ts';
import { museum } from './museum.ts';
import nets from './nets.json' with { type: 'json' };
import { policy } from './policy.ts';

/** How computers play Azacru. */
export const engine: Engine = {
  evaluate,
  evaluation,
  policy,
  sight,
  nets,
  thinking(seats) {
    if (seats === 2) return { search: 'alpha-beta', parameters: { evaluationCache: 1 }, nodes: 700_000 };
    const parameters = { rave: 100, tries: 3, cutoff: 4, exploration: 0.1, urgency: -0.5, policy: 2 };
    return { search: 'tree', parameters, nodes: 50_000 };
  },
  levels,
  ladders,
  calibrations,
  museum,
};
