import type { Level, Thinking } from '../../../../core/engine.ts';

/** How computers play with this many seats. */
export function stepThinking(seats: number): Thinking {
  if (seats === 2) return { search: 'alpha-beta', parameters: { evaluationCache: 1 }, nodes: 350_000 };
  const parameters = { rave: 100, tries: 3, cutoff: 4, exploration: 0.1, urgency: -0.5 };
  return { search: 'tree', parameters, nodes: 80_000 };
}

/** A level for three seats or more that assumes the others are allied against it. */
export function inLeague({ nodes, alike = false }: { nodes: number; alike?: boolean }): Level {
  return { search: 'paranoid', parameters: { alike }, nodes };
}
