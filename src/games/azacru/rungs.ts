import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(seats: number): readonly Rung[] {
  if (seats === 2) return two;
  return seats === 3 ? three : four;
}

const two: readonly Rung[] = [
  { search: 'greedy', blur: 300 },
  { search: 'greedy', blur: 145 },
  { search: 'greedy', blur: 84 },
  { search: 'greedy', blur: 44 },
  { search: 'greedy', blur: 16 },
  { nodes: 250 },
  { nodes: 1200 },
  { nodes: 7000 },
  { nodes: 65_000 },
  {},
];

const three: readonly Rung[] = [
  { search: 'greedy', blur: 230 },
  { search: 'greedy', blur: 120 },
  { search: 'greedy', blur: 70 },
  { search: 'greedy', blur: 35 },
  { search: 'greedy' },
  { nodes: 1200 },
  { nodes: 5000 },
  { nodes: 22_000 },
  { nodes: 120_000 },
  {},
];

const four: readonly Rung[] = [
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
