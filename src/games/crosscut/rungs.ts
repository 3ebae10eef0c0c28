import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return table;
}

const table: readonly Rung[] = [
  { search: 'greedy', blur: 2000, parameters: { overlook: 60 } },
  { search: 'greedy', blur: 1100 },
  { search: 'greedy', blur: 270 },
  { nodes: 95 },
  { nodes: 220 },
  { nodes: 750 },
  { nodes: 3500 },
  { nodes: 20_000 },
  { nodes: 160_000 },
  {},
];
