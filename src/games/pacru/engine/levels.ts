import type { Level } from '../../../core/engine.ts';

/** Weak levels look one move ahead with a blurred evaluation; strong ones differ only in nodes. */
export function levels(): readonly Level[] {
  return [...BLURS.map((blur): Level => ({ search: 'greedy', blur })), ...NODES.map((nodes) => ({ nodes })), {}];
}

const BLURS = [2000, 325, 215, 122, 35];

const NODES = [120, 500, 3000, 30_000];
