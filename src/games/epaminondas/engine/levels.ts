import type { Level } from '../../../core/engine.ts';

/** Weak levels look one move ahead with a blurred evaluation; strong ones differ only in nodes. */
export function levels(): readonly Level[] {
  return table;
}

const table: readonly Level[] = [
  { search: 'greedy', blur: 1000, parameters: { skipRate: 10 } },
  { search: 'greedy', blur: 410 },
  { search: 'greedy', blur: 800 },
  { search: 'greedy', blur: 260 },
  { search: 'greedy', blur: 125 },
  { search: 'greedy', blur: 53 },
  { search: 'greedy', blur: 8 },
  { nodes: 1250 },
  { nodes: 13_000 },
  {},
];
