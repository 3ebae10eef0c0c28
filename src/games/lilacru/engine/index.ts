import type { Engine } from '../../../core/engine.ts';
import { sight } from '../../families/cru/engine/sight.ts';
import { stepThinking } from '../../families/cru/step/engine.ts';
import calibrations from './calibration.json' with { type: 'json' };
import { evaluate, evaluation } from './evaluate.ts';
import ladders from './ladder.json' with { type: 'json' };
import { levels } from './levels.ts';
import { museum } from './museum.ts';

/** How computers play Lilacru. */
export const engine: Engine = {
  evaluate,
  evaluation,
  sight,
  thinking: stepThinking,
  levels,
  ladders,
  calibrations,
  museum,
};
