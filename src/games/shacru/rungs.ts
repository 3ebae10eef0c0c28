import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(seats: number): readonly Rung[] {
  return seats === 2 ? two : more;
}

const two: readonly Rung[] = [
  { search: 'greedy', blur: 650 },
  { search: 'greedy', blur: 380 },
  { search: 'greedy', blur: 240 },
  { search: 'greedy', blur: 160 },
  { search: 'greedy', blur: 95 },
  { nodes: 250 },
  { nodes: 900 },
  { nodes: 4000 },
  { nodes: 22_000 },
  {},
];

/** For three and four seats. */
const more: readonly Rung[] = [
  { search: 'greedy', blur: 600 },
  { search: 'greedy', blur: 300 },
  { search: 'greedy', blur: 170 },
  { search: 'greedy', blur: 90 },
  { search: 'greedy', blur: 40 },
  { search: 'greedy' },
  { nodes: 500 },
  { nodes: 1500 },
  { nodes: 5000 },
  {},
];
