import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return table;
}

const table: readonly Rung[] = [
  { search: 'greedy', blur: 2000, parameters: { overlook: 12 } },
  { search: 'greedy', blur: 100 },
  { nodes: 85 },
  { nodes: 150 },
  { nodes: 450 },
  { nodes: 1500 },
  { nodes: 6000 },
  { nodes: 20_000 },
  { nodes: 115_000 },
  {},
];
