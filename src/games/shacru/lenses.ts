import { stepLenses } from '../families/cru/step-lenses.ts';

export const lenses = stepLenses(true);
