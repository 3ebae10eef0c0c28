import type { Level } from '../../../core/engine.ts';

/** Weak levels look one move ahead with a blurred evaluation; strong ones differ only in nodes. */
export function levels(): readonly Level[] {
  return table;
}

const table: readonly Level[] = [
  { search: 'greedy', blur: 2000, parameters: { skipRate: 60 } },
  { search: 'greedy', blur: 1060 },
  { search: 'greedy', blur: 300 },
  { nodes: 76 },
  { nodes: 165 },
  { nodes: 420 },
  { nodes: 1650 },
  { nodes: 11_500 },
  { nodes: 66_000 },
  {},
];
