import type { Rung } from '../../../core/game.ts';

/**
 * The rungs of a game with one step a move: weak ones look one move ahead and misjudge what they see; strong ones differ in
 * nodes alone. For two seats each game has its own, for three and four all have the same.
 */
export function stepRungs(two: readonly Rung[]): (seats: number) => readonly Rung[] {
  return (seats) => (seats === 2 ? two : more);
}

const more: readonly Rung[] = [
  { search: 'greedy', blur: 600 },
  { search: 'greedy', blur: 270 },
  { search: 'greedy', blur: 190 },
  { search: 'greedy', blur: 110 },
  { search: 'greedy', blur: 50 },
  { nodes: 600 },
  { nodes: 2500 },
  { nodes: 11_000 },
  { nodes: 50_000 },
  {},
];
