import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(seats: number): readonly Rung[] {
  return seats === 2 ? two : more;
}

const two: readonly Rung[] = [
  { search: 'greedy', blur: 300 },
  { search: 'greedy', blur: 160 },
  { search: 'greedy', blur: 110 },
  { search: 'greedy', blur: 75 },
  { search: 'greedy', blur: 30 },
  { nodes: 300 },
  { nodes: 1200 },
  { nodes: 6000 },
  { nodes: 35_000 },
  {},
];

/** For three and four seats. */
const more: readonly Rung[] = [
  { search: 'greedy', blur: 300 },
  { search: 'greedy', blur: 150 },
  { search: 'greedy', blur: 80 },
  { search: 'greedy', blur: 30 },
  { search: 'greedy' },
  { nodes: 150 },
  { nodes: 500 },
  { nodes: 1500 },
  { nodes: 5000 },
  {},
];
