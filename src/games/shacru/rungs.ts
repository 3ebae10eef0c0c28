import type { Rung } from '../../core/game.ts';
import { inLeague } from '../families/cru/step-game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(seats: number): readonly Rung[] {
  if (seats === 2) return two;
  return seats === 3 ? three : four;
}

const two: readonly Rung[] = [
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

/** Among three or four more nodes gain little: strong rungs lie far apart. */
const three: readonly Rung[] = [
  { search: 'greedy', blur: 600 },
  { search: 'greedy', blur: 270 },
  { search: 'greedy', blur: 190 },
  { search: 'greedy', blur: 110 },
  { search: 'greedy', blur: 50 },
  { nodes: 100 },
  { nodes: 2500 },
  { nodes: 15_000 },
  { nodes: 60_000 },
  {},
];

const four: readonly Rung[] = [
  ...three.slice(0, 5),
  inLeague(100),
  inLeague(2500),
  inLeague(15_000),
  { nodes: 5000 },
  {},
];
