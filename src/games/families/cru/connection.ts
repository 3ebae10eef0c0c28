import type { Position } from '../../../core/position.ts';
import type { Cell, Direction } from '../../../core/types.ts';
import { board } from './board.ts';
import { tally } from './power.ts';

/** The result of a connection: nothing, tiles, or tiles at the cost of the piece. */
export const NO_CHANGE = 0;
const TILES_WON = 1;
export const PIECE_LOST = 2;

const next = board.next;

/** Makes the cells between the ends of a connection the mover's, unless there is a piece among them. */
export function connect(position: Position, from: Cell, to: Cell, direction: Direction): number {
  const { slots } = position;
  const mine = position.turn + 1;
  for (let cell = next[from * 8 + direction]; cell !== to; cell = next[cell * 8 + direction]) {
    if (slots[cell] > 7) return NO_CHANGE; // a jump
  }
  let outcome = NO_CHANGE;
  for (let cell = next[from * 8 + direction]; cell !== to; cell = next[cell * 8 + direction]) {
    const owner = slots[cell];
    if (owner === mine) continue;
    if (owner !== 0) {
      tally(position, owner, cell, -1);
      outcome = PIECE_LOST;
    } else if (outcome === NO_CHANGE) outcome = TILES_WON;
    tally(position, mine, cell, 1);
    position.set(cell, mine);
  }
  return outcome;
}
