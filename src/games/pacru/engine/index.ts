import type { Engine } from '../../../core/engine.ts';
import { sight } from '../../families/cru/engine/sight.ts';
import calibrations from './calibration.json' with { type: 'json' };
import { evaluate, evaluation } from './evaluate.ts';
import ladders from './ladder.json' with { type: 'json' };
import { levels } from './levels.ts';
import { museum } from './museum.ts';

/** How computers play Pacru. */
export const engine: Engine = {
  evaluate,
  evaluation,
  sight,
  thinking: (seats) =>
    seats === 2
      ? { search: 'alpha-beta', parameters: { evaluationCache: 1 }, nodes: 400_000 }
      : { search: 'paranoid', nodes: 300_000 },
  levels,
  ladders,
  calibrations,
  museum,
};
