import { stepRungs } from '../families/cru/step-rungs.ts';

export const rungs = stepRungs([
  { search: 'greedy', blur: 540 },
  { search: 'greedy', blur: 345 },
  { search: 'greedy', blur: 185 },
  { search: 'greedy', blur: 97 },
  { search: 'greedy', blur: 17 },
  { nodes: 115 },
  { nodes: 580 },
  { nodes: 3400 },
  { nodes: 30_000 },
  {},
]);
