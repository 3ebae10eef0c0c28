import { stepRungs } from '../families/cru/step-rungs.ts';

export const rungs = stepRungs([
  { search: 'greedy', blur: 650 },
  { search: 'greedy', blur: 285 },
  { search: 'greedy', blur: 160 },
  { search: 'greedy', blur: 95 },
  { search: 'greedy', blur: 24 },
  { nodes: 150 },
  { nodes: 600 },
  { nodes: 4200 },
  { nodes: 36_000 },
  {},
]);
