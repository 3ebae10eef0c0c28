import type { Level } from '../../../core/engine.ts';

/**
 * Weak levels look one move ahead with a blurred evaluation, middle ones look further, strong ones use a tree search.
 */
export function levels(): readonly Level[] {
  return table;
}

const table: readonly Level[] = [
  { search: 'greedy', blur: 2000, parameters: { skipRate: 12 } },
  { search: 'greedy', blur: 100 },
  ahead(85),
  ahead(200),
  ahead(900),
  ahead(5000),
  { nodes: 1400 },
  { nodes: 5000 },
  { nodes: 18_000 },
  {},
];

function ahead(nodes: number): Level {
  const parameters = {
    threats: 2,
    reverseFutilityMargin: 200,
    futilityMargin: 300,
    lateMovePruning: 4,
    evaluationCache: 1,
  };
  return { search: 'alpha-beta', parameters, nodes };
}
