import type { Level } from '../../../core/engine.ts';

/** Weak levels look one move ahead with a blurred evaluation; strong ones differ only in nodes. */
export function levels(): readonly Level[] {
  return table;
}

const table: readonly Level[] = [
  { search: 'greedy', blur: 6000, parameters: { skipRate: 40 } },
  { search: 'greedy', blur: 295 },
  { search: 'greedy', blur: 260 },
  { search: 'greedy', blur: 139 },
  { search: 'greedy', blur: 61 },
  { nodes: 170 },
  { nodes: 430 },
  { nodes: 2000 },
  { nodes: 20_000 },
  {},
];
