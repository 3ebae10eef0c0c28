import type { Position } from '../../../../core/position.ts';
import type { Cell, Seat } from '../../../../core/types.ts';
import { board, LAND } from '../board.ts';
import { facingOf } from '../content.ts';
import { PLACES } from '../pieces.ts';

const { next, off } = board;

/** For each set of facings, one bit each, the directions in which pieces with these facings may go. */
const WAYS_OF = Uint8Array.from({ length: 256 }, (_, facings) => facings | turnedLeft(facings) | turnedRight(facings));

/** For each cell << 3 | direction, the facing, as a set, of a piece that leaves the cell that way without a twist. */
const STRAIGHT = Uint8Array.from({ length: board.cellCount * 8 }, (_, step) => 1 << (step & 7));

/** The same with twists: three facings beyond a border. */
const TWISTED = STRAIGHT.map((facing, step) => (LAND[step >> 3] === LAND[next[step]] ? facing : WAYS_OF[facing]));

/**
 * For each cell, number of the room in which it was last visited << 8 | the facings visited. Entries of older rooms are
 * ignored, so nothing has to be cleared until the room numbers run out.
 */
const met = new Int32Array(board.cellCount);
let now = 0;
const MOST_ROOMS = 1 << 22;

/** Facings still to be examined, as cell << 8 | facings. */
const waiting = new Int32Array(board.cellCount * 8);

/**
 * How many neutral cells each piece of a seat could reach by single steps while nothing else moves, summed. A piece
 * with little room will soon be stuck; counting stops at `most` for each, beyond which it no longer matters. By default
 * pieces may turn at borders.
 */
export function roomOf({ slots, kept }: Position, seat: Seat, most: number, twists = true): number {
  const arrivals = twists ? TWISTED : STRAIGHT;
  let room = 0;
  cramped = 0;
  for (let list = slots[kept + seat], place = 0; place < PLACES; place++, list >>= 7) {
    const cell = list & 127;
    if (cell === off) break;
    const own = roomFrom(slots, seat + 1, cell, most, arrivals);
    room += own;
    if (own <= CRAMPED) cramped++;
  }
  return room;
}

/** Pieces of the seat whose room was counted last that have at most CRAMPED cells of room. */
export function crampedPieces(): number {
  return cramped;
}

const CRAMPED = 3;
let cramped = 0;

function roomFrom(slots: Int32Array, mine: number, piece: Cell, most: number, arrivals: Uint8Array): number {
  if (++now === MOST_ROOMS) {
    met.fill(0);
    now = 1;
  }
  let room = 0;
  waiting[0] = (piece << 8) | (1 << facingOf(slots[piece]));
  for (let count = 1; count > 0; ) {
    const from = waiting[--count];
    for (let ways = WAYS_OF[from & 255]; ways !== 0; ways &= ways - 1) {
      const step = ((from >> 8) << 3) | (31 - Math.clz32(ways & -ways));
      const to = next[step];
      const content = slots[to];
      if (content !== 0 && content !== mine) continue;
      let known = met[to];
      if (known >> 8 !== now) {
        known = now << 8;
        if (content === 0 && ++room === most) return room;
      }
      const added = arrivals[step] & ~known;
      if (added === 0) continue;
      met[to] = known | added;
      waiting[count++] = (to << 8) | added;
    }
  }
  return room;
}

function turnedLeft(facings: number): number {
  return (facings >> 1) | ((facings & 1) << 7);
}

function turnedRight(facings: number): number {
  return ((facings << 1) & 255) | (facings >> 7);
}
