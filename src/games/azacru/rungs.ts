import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone, of two players. */
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
  unguided(150),
  unguided(500),
  unguided(1800),
  unguided(5000),
  {},
];

/** A tree without the policy: it gains more with more nodes, so that levels lie further apart. */
function unguided(nodes: number): Rung {
  const parameters = { policy: 0, urgency: Number.POSITIVE_INFINITY, prior: 3, exploration: 0.4 };
  return { parameters, nodes };
}
