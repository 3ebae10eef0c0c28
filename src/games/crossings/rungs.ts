import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return table;
}

const table: readonly Rung[] = [
  { search: 'greedy', blur: 1100, parameters: { overlook: 10 } },
  { search: 'greedy', blur: 330 },
  { search: 'greedy', blur: 330 },
  { search: 'greedy', blur: 160 },
  { search: 'greedy', blur: 80 },
  { search: 'greedy', blur: 22 },
  { nodes: 400 },
  { nodes: 2500 },
  { nodes: 25_000 },
  {},
];
