import type { Level } from '../../../core/engine.ts';
import { inLeague } from '../../families/cru/step/engine.ts';

/** Weak levels look one move ahead with a blurred evaluation; strong ones differ only in nodes. */
export function levels(seats: number): readonly Level[] {
  if (seats === 2) return two;
  return seats === 3 ? three : four;
}

const two: readonly Level[] = [
  { search: 'greedy', blur: 580 },
  { search: 'greedy', blur: 305 },
  { search: 'greedy', blur: 175 },
  { search: 'greedy', blur: 98 },
  { search: 'greedy', blur: 30 },
  { nodes: 130 },
  { nodes: 750 },
  { nodes: 3800 },
  { nodes: 21_000 },
  {},
];

/** With three or four seats more nodes gain little: strong levels are far apart, and the strongest use tree search. */
const three: readonly Level[] = [
  { search: 'greedy', blur: 600 },
  { search: 'greedy', blur: 330 },
  { search: 'greedy', blur: 225 },
  { search: 'greedy', blur: 145 },
  { search: 'greedy', blur: 92 },
  { search: 'greedy', blur: 42 },
  inLeague({ nodes: 130 }),
  inLeague({ nodes: 2500 }),
  { nodes: 5000 },
  {},
];

const four: readonly Level[] = [
  { search: 'greedy', blur: 600 },
  { search: 'greedy', blur: 270 },
  { search: 'greedy', blur: 190 },
  { search: 'greedy', blur: 110 },
  { search: 'greedy', blur: 50 },
  inLeague({ nodes: 100, alike: true }),
  inLeague({ nodes: 2500, alike: true }),
  { nodes: 1000 },
  { nodes: 4000 },
  {},
];
