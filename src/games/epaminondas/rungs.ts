import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return table;
}

const table: readonly Rung[] = [
  { search: 'greedy', blur: 1200, parameters: { overlook: 20 } },
  { search: 'greedy', blur: 400 },
  { search: 'greedy', blur: 250 },
  { search: 'greedy', blur: 140 },
  { search: 'greedy', blur: 80 },
  { search: 'greedy', blur: 40 },
  { search: 'greedy' },
  { nodes: 1500 },
  { nodes: 15_000 },
  {},
];
