import { stepRules } from '../families/cru/step/rules.ts';

/** §8: borders do not affect pieces. */
export const rules = stepRules(false);
