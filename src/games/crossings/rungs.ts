import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return table;
}

const table: readonly Rung[] = [
  { search: 'greedy', blur: 1000, parameters: { overlook: 10 } },
  { search: 'greedy', blur: 390 },
  { search: 'greedy', blur: 480 },
  { search: 'greedy', blur: 250 },
  { search: 'greedy', blur: 120 },
  { search: 'greedy', blur: 48 },
  { search: 'greedy', blur: 10 },
  { nodes: 1300 },
  { nodes: 20_000 },
  {},
];
