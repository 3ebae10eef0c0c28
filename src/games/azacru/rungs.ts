import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone, of two players. */
export function rungs(seats: number): readonly Rung[] {
  if (seats === 2) return two;
  return seats === 3 ? three : four;
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

const three = withTrees(150, 400, 1100, 3500);
const four = withTrees(150, 500, 1800, 5000);

/** Among three or four, trees of so many nodes from level 6 on. */
function withTrees(...nodes: readonly number[]): readonly Rung[] {
  return [
    { search: 'greedy', blur: 230 },
    { search: 'greedy', blur: 120 },
    { search: 'greedy', blur: 70 },
    { search: 'greedy', blur: 35 },
    { search: 'greedy' },
    ...nodes.map(unguided),
    {},
  ];
}

/** A tree without the policy: it gains more with more nodes, so that levels lie further apart. */
function unguided(nodes: number): Rung {
  const parameters = { policy: 0, urgency: Number.POSITIVE_INFINITY, prior: 3, exploration: 0.4 };
  return { parameters, nodes };
}
