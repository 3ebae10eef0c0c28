import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return table;
}

const table: readonly Rung[] = [
  { search: 'greedy', blur: 2000, parameters: { overlook: 12 } },
  { search: 'greedy', blur: 180 },
  { search: 'greedy', blur: 320 },
  { nodes: 120 },
  { nodes: 210 },
  { nodes: 520 },
  { nodes: 2200 },
  { nodes: 12_000 },
  { nodes: 105_000 },
  {},
];
