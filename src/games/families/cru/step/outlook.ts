import type { Position } from '../../../../core/position.ts';
import type { Cell, Seat } from '../../../../core/types.ts';
import { AHEAD } from '../board.ts';

/**
 * What lies ahead of the pieces of a seat: a bit for each open direction, of three for each of its four listed pieces;
 * STEPS higher, a bit for each of these that leads into another borderland; and CLAIMS, set if any of them claims a
 * tile. 0 means that the seat cannot move.
 */
export type Outlook = number;

/** Steps are numbered 3 * place in the list + direction. */
const STEPS = 12;
const ALL_STEPS = (1 << STEPS) - 1;
const CLAIMS = 1 << (2 * STEPS);

// A local constant: imported ones are looked up at every use.
const ahead = AHEAD;

/** By seat << 9 | content of a cell: 1 if a piece of the seat may step there (§5), and STEPS higher if that claims. */
const KINDS = Uint16Array.from({ length: 4 << 9 }, (_, index) => {
  const content = index & 511;
  if (content === 0) return 1 | (1 << STEPS);
  return content === (index >> 9) + 1 ? 1 : 0;
});

/** Computes the outlook of a seat, branch-free. */
export function lookAhead({ slots, kept }: Position, seat: Seat): Outlook {
  const list = slots[kept + seat];
  const kinds = seat << 9;
  let open = 0;
  let border = 0;
  for (let shift = 21; shift >= 0; shift -= 7) {
    const from = (list >> shift) & 127;
    const ways = ahead[(from << 3) | ((slots[from] >> 6) & 7)];
    const left = KINDS[kinds | (slots[ways & 127] & 511)];
    const straight = KINDS[kinds | (slots[(ways >> 7) & 127] & 511)];
    const right = KINDS[kinds | (slots[(ways >> 14) & 127] & 511)];
    open = (open << 3) | left | (straight << 1) | (right << 2);
    border = (border << 3) | (ways >> 21);
  }
  const claims = open >> STEPS !== 0 ? CLAIMS : 0;
  return claims | ((border & open & ALL_STEPS) << STEPS) | (open & ALL_STEPS);
}

/** Whether a free neutral cell lies right ahead of a piece. */
export function claims(outlook: Outlook): boolean {
  return (outlook & CLAIMS) !== 0;
}

/** The steps that are open, one bit each. */
export function openSteps(outlook: Outlook): number {
  return outlook & ALL_STEPS;
}

/** Those of them that lead into another borderland. */
export function borderSteps(outlook: Outlook): number {
  return (outlook >> STEPS) & ALL_STEPS;
}

/** The outlook in a game without twists, where borders do not matter. */
export function withoutBorders(outlook: Outlook): Outlook {
  return outlook & ~(ALL_STEPS << STEPS);
}

/** The piece that makes a step. */
export function startOf({ slots, kept }: Position, seat: Seat, step: number): Cell {
  return (slots[kept + seat] >> (7 * ((step / 3) | 0))) & 127;
}

/** Where a step from this cell leads. */
export function stopOf({ slots }: Position, from: Cell, step: number): Cell {
  return (ahead[(from << 3) | (slots[from] >> 6)] >> (7 * (step % 3))) & 127;
}
