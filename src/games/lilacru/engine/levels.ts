import type { Level } from '../../../core/engine.ts';
import { inLeague } from '../../families/cru/step/engine.ts';

/** Weak levels look one move ahead with a blurred evaluation; strong ones differ only in nodes. */
export function levels(seats: number): readonly Level[] {
  if (seats === 2) return two;
  return seats === 3 ? three : four;
}

const two: readonly Level[] = [
  { search: 'greedy', blur: 510 },
  { search: 'greedy', blur: 310 },
  { search: 'greedy', blur: 172 },
  { search: 'greedy', blur: 93 },
  { search: 'greedy', blur: 17 },
  { nodes: 160 },
  { nodes: 790 },
  { nodes: 5500 },
  { nodes: 43_000 },
  {},
];

/** With three or four seats more nodes gain little: strong levels are far apart, and the strongest use tree search. */
const three: readonly Level[] = [
  { search: 'greedy', blur: 600 },
  { search: 'greedy', blur: 350 },
  { search: 'greedy', blur: 230 },
  { search: 'greedy', blur: 160 },
  { search: 'greedy', blur: 100 },
  inLeague({ nodes: 60 }),
  inLeague({ nodes: 500 }),
  inLeague({ nodes: 15_000 }),
  { nodes: 5000 },
  {},
];

const four: readonly Level[] = [
  ...three.slice(0, 5),
  inLeague({ nodes: 60, alike: true }),
  inLeague({ nodes: 500, alike: true }),
  inLeague({ nodes: 15_000, alike: true }),
  { nodes: 5000 },
  {},
];
