import type { Rung } from '../../core/game.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return [...BLURS.map((blur): Rung => ({ search: 'greedy', blur })), ...NODES.map((nodes) => ({ nodes })), {}];
}

const BLURS = [1000, 500, 260, 130, 50];

const NODES = [400, 2000, 10_000, 60_000];
