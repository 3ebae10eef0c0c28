import type { Engine } from '../../../core/engine.ts';
import { sight } from '../../families/phalanx/sight.ts';
import { phalanxThinking } from '../../families/phalanx/thinking.ts';
import calibrations from './calibration.json' with { type: 'json' };
import { evaluate, evaluation } from './evaluate.ts';
import ladders from './ladder.json' with { type: 'json' };
import { levels } from './levels.ts';
import { museum } from './museum.ts';

/** How computers play Epaminondas. */
export const engine: Engine = {
  evaluate,
  evaluation,
  sight,
  thinking: phalanxThinking,
  levels,
  ladders,
  calibrations,
  museum,
};
