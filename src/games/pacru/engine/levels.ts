import type { Rung } from '../../../core/engine.ts';

/** Weak rungs look one move ahead and misjudge what they see; strong ones differ in nodes alone. */
export function rungs(): readonly Rung[] {
  return [...BLURS.map((blur): Rung => ({ search: 'greedy', blur })), ...NODES.map((nodes) => ({ nodes })), {}];
}

const BLURS = [2000, 325, 215, 122, 35];

const NODES = [120, 500, 3000, 30_000];
