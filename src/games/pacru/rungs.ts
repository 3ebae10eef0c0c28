import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return [...BLURS.map((blur): Rung => ({ search: 'greedy', blur })), ...NODES.map((nodes) => ({ nodes })), {}];
}

const BLURS = [700, 330, 200, 110, 40];

const NODES = [250, 1200, 7000, 50_000];
