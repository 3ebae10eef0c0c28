import type { Seat } from '../../core/types.ts';

/**
 * The six neighbours of a cell in order, two bits each: nothing, a stack of seat 0, one of seat 1, the edge. So many
 * rings there are.
 */
export const RINGS = 4 ** 6;
export const EDGE = 3;

/** What a ring says: stacks of a seat in the low bits, and what the empty cell in its middle may join. */
export const STACKS = 7;
export const BRIDGE = 8;
export const EDGE_BRIDGE = 16;
export const GAP = 32;

/** What every ring means to a seat, at seat * RINGS + ring. */
export function ringTable(): Uint8Array {
  table ??= Uint8Array.from({ length: 2 * RINGS }, (_, at) => readRing(at % RINGS, at < RINGS ? 0 : 1));
  return table;
}

let table: Uint8Array | undefined;

/**
 * Two stacks with an empty cell between them in the ring are joined by this cell or that one, and so are
 * a stack and the edge; where an enemy took that one, this one is all that is left.
 */
function readRing(ring: number, seat: Seat): number {
  const own = seat + 1;
  let stacks = 0;
  let joins = 0;
  for (let place = 0; place < 6; place++) {
    const kind = (ring >> (2 * place)) & 3;
    const between = (ring >> (2 * ((place + 1) % 6))) & 3;
    const other = (ring >> (2 * ((place + 2) % 6))) & 3;
    if (kind === own) stacks++;
    const isStacks = kind === own && other === own;
    if (!isStacks && !(kind === own && other === EDGE) && !(kind === EDGE && other === own)) continue;
    if (between === 0) joins |= isStacks ? BRIDGE : EDGE_BRIDGE;
    else if (between === 3 - own) joins |= GAP;
  }
  return stacks | joins;
}
