import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see, strong ones look further with more nodes, the last grows a tree. */
export function rungs(): readonly Rung[] {
  return table;
}

const table: readonly Rung[] = [
  { search: 'greedy', blur: 2000, parameters: { overlook: 12 } },
  { search: 'greedy', blur: 100 },
  ahead(85),
  ahead(150),
  ahead(450),
  ahead(1500),
  ahead(6000),
  ahead(20_000),
  ahead(115_000),
  {},
];

function ahead(nodes: number): Rung {
  const parameters = { threats: 2, believe: 200, despair: 300, fewer: 4, remembers: 1 };
  return { search: 'alpha-beta', parameters, nodes };
}
