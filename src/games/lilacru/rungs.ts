import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(seats: number): readonly Rung[] {
  return seats === 2 ? two : more;
}

const two: readonly Rung[] = [
  { search: 'greedy', blur: 540 },
  { search: 'greedy', blur: 285 },
  { search: 'greedy', blur: 165 },
  { search: 'greedy', blur: 90 },
  { search: 'greedy', blur: 12 },
  { nodes: 110 },
  { nodes: 450 },
  { nodes: 3200 },
  { nodes: 30_000 },
  {},
];

/** For three and four seats. */
const more: readonly Rung[] = [
  { search: 'greedy', blur: 600 },
  { search: 'greedy', blur: 270 },
  { search: 'greedy', blur: 190 },
  { search: 'greedy', blur: 110 },
  { search: 'greedy', blur: 50 },
  { nodes: 600 },
  { nodes: 2500 },
  { nodes: 11_000 },
  { nodes: 50_000 },
  {},
];
