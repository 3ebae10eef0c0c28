import { stepRules } from '../families/cru/step/rules.ts';

/** §8: a piece may turn at a border. */
export const rules = stepRules(true);
