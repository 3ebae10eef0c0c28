import { stepRungs } from '../families/cru/step-rungs.ts';

export const rungs = stepRungs([
  { search: 'greedy', blur: 540 },
  { search: 'greedy', blur: 285 },
  { search: 'greedy', blur: 165 },
  { search: 'greedy', blur: 90 },
  { search: 'greedy', blur: 12 },
  { nodes: 110 },
  { nodes: 450 },
  { nodes: 3200 },
  { nodes: 30_000 },
  {},
]);
