import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return table;
}

const table: readonly Rung[] = [
  { search: 'greedy', blur: 2000, parameters: { overlook: 60 } },
  { search: 'greedy', blur: 1400 },
  { search: 'greedy', blur: 400 },
  { nodes: 400, blur: 1000 },
  { nodes: 400, blur: 250 },
  { nodes: 400, blur: 140 },
  { nodes: 500 },
  { nodes: 2500 },
  { nodes: 30_000 },
  {},
];
