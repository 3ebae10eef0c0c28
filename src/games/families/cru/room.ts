import type { Position } from '../../../core/position.ts';
import type { Cell, Seat } from '../../../core/types.ts';
import { AHEAD, board, directionTo, LAND } from './board.ts';
import { facingOf } from './content.ts';
import { PLACES } from './pieces.ts';

// Imported constants are looked up at every use, a module's own are not.
const ahead = AHEAD;
const land = LAND;

/** Which room was last counted; marks of older ones are worth nothing, so that nothing has to be cleared. */
let now = 0;

/** By cell << 3 | facing and by cell: the room in which it was last met. */
const statesMet = new Int32Array(board.cellCount * 8);
const cellsMet = new Int32Array(board.cellCount);

/** The states still to be examined, as cell << 3 | facing. */
const waiting = new Int32Array(board.cellCount * 8);
let waitingCount = 0;

/**
 * How many neutral cells each piece of a seat could get to by single steps while nothing else moves, added up. A piece
 * with little room will soon stand still; counting stops at `most` for each, where it no longer matters.
 */
export function roomOf({ slots, kept }: Position, seat: Seat, most: number): number {
  let room = 0;
  for (let list = slots[kept + seat], place = 0; place < PLACES; place++, list >>= 7) {
    const cell = list & 127;
    if (cell === board.off) break;
    room += roomFrom(slots, seat + 1, cell, most);
  }
  return room;
}

function roomFrom(slots: Int32Array, mine: number, piece: Cell, most: number): number {
  let room = 0;
  now++;
  waitingCount = 0;
  expectState((piece << 3) | facingOf(slots[piece]));
  for (let next = 0; next < waitingCount; next++) {
    const state = waiting[next];
    const from = state >> 3;
    let ways = ahead[state];
    for (let way = 0; way < 3; way++, ways >>= 7) {
      const to = ways & 127;
      const content = slots[to];
      if (content !== 0 && content !== mine) continue;
      if (content === 0 && cellsMet[to] !== now) {
        cellsMet[to] = now;
        room++;
        if (room === most) return room;
      }
      const direction = directionTo(from, to);
      expectState((to << 3) | direction);
      if (land[from] === land[to]) continue;
      expectState((to << 3) | ((direction + 7) & 7));
      expectState((to << 3) | ((direction + 1) & 7));
    }
  }
  return room;
}

/** Notes a state to be examined, once. */
function expectState(state: number): void {
  if (statesMet[state] === now) return;
  statesMet[state] = now;
  waiting[waitingCount++] = state;
}
