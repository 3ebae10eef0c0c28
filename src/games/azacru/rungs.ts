import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(seats: number): readonly Rung[] {
  return seats === 2 ? two : more;
}

const two: readonly Rung[] = [
  { search: 'greedy', blur: 234 },
  { search: 'greedy', blur: 133 },
  { search: 'greedy', blur: 82 },
  { search: 'greedy', blur: 36 },
  { nodes: 100 },
  { nodes: 650 },
  { nodes: 2500 },
  { nodes: 11_500 },
  { nodes: 75_000 },
  {},
];

const more: readonly Rung[] = [
  { search: 'greedy', blur: 230 },
  { search: 'greedy', blur: 120 },
  { search: 'greedy', blur: 70 },
  { search: 'greedy', blur: 35 },
  { search: 'greedy' },
  { nodes: 150 },
  { nodes: 500 },
  { nodes: 1800 },
  { nodes: 8000 },
  {},
];
