import { stepRules } from '../families/cru/step/rules.ts';

/** §8: a border is nothing to a piece. */
export const rules = stepRules(false);
