import type { Level } from '../../../core/engine.ts';

/** Weak levels look one move ahead with a blurred evaluation; strong ones differ only in nodes, for two players. */
export function levels(seats: number): readonly Level[] {
  if (seats === 2) return two;
  return seats === 3 ? three : four;
}

const two: readonly Level[] = [
  { search: 'greedy', blur: 155 },
  { search: 'greedy', blur: 84 },
  { search: 'greedy', blur: 40 },
  { nodes: 47 },
  { nodes: 390 },
  { nodes: 1850 },
  { nodes: 7500 },
  { nodes: 35_000 },
  { nodes: 185_000 },
  {},
];

const three = withTrees(150, 400, 1100, 3500);
const four = withTrees(150, 500, 1800, 5000);

/** For three or four seats, tree searches with these nodes from level 6 on. */
function withTrees(...nodes: readonly number[]): readonly Level[] {
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

/** A tree without the policy: it gains more from more nodes, so that levels lie further apart. */
function unguided(nodes: number): Level {
  const parameters = { policy: 0, urgency: Number.POSITIVE_INFINITY, prior: 3, exploration: 0.4 };
  return { parameters, nodes };
}
