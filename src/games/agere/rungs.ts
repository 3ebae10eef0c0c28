import type { Rung } from '../../core/game.ts';

/** The weakest looks one move ahead, sees not all of it and misjudges it; the others differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return table;
}

const table: readonly Rung[] = [
  { search: 'greedy', blur: 1200, parameters: { overlook: 30 } },
  { nodes: 25 },
  { nodes: 36 },
  { nodes: 75 },
  { nodes: 140 },
  { nodes: 270 },
  { nodes: 600 },
  { nodes: 1700 },
  { nodes: 6000 },
  {},
];
