import { stepRungs } from '../families/cru/step-rungs.ts';

export const rungs = stepRungs([
  { search: 'greedy', blur: 580 },
  { search: 'greedy', blur: 305 },
  { search: 'greedy', blur: 175 },
  { search: 'greedy', blur: 98 },
  { search: 'greedy', blur: 30 },
  { nodes: 130 },
  { nodes: 750 },
  { nodes: 3800 },
  { nodes: 21_000 },
  {},
]);
