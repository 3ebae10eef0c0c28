import type { Position } from '../../../../core/position.ts';
import type { Cell, Seat } from '../../../../core/types.ts';
import { board } from '../board.ts';

/**
 * Who could step where, and how soon, if every piece moved simultaneously: pieces move by their facing, over borders
 * with a twist where the game has them, and a cell that another seat reaches earlier is closed.
 *
 * Sets of cells are three words, one for each row of borderlands: three rows of ten bits, of which the tenth is not a
 * cell and never set, so that nothing wraps around the edge. A piece that could stand on a cell with a facing is a bit
 * in the set of that facing. So a step of all pieces in all directions is a few shifts, however many there are.
 */
const WORDS = 3;
const ROW = 10;
const FACINGS = 8;
const SEATS = 4;

/** In each word, the cells that a step enters over a border when it goes up, down, to the right, to the left. */
const FROM_BELOW = 0b111_111_111;
const FROM_ABOVE = FROM_BELOW << (2 * ROW);
const FROM_LEFT = 0b001001000 * ((1 << (2 * ROW)) + (1 << ROW) + 1);
const FROM_RIGHT = FROM_LEFT >> 1;

/** For each cell, its place in a set: word << 5 | bit. */
const PLACE = Uint8Array.from({ length: board.cellCount }, (_, cell) => {
  const row = (cell / board.width) | 0;
  return (((row / 3) | 0) << 5) | ((row % 3) * ROW + (cell % board.width));
});

/** Tiles of each owner (0: neutral), by owner * 3 + word, and the cells without a piece. */
const tiles = new Int32Array(8 * WORDS);
const empty = new Int32Array(WORDS);

/**
 * States by (seat * 5 + word + 1) * 8 + facing, with an empty word below and above. Those reached by the last move are
 * in one half of fresh, those of the current move go to the other.
 */
const STATES = (WORDS + 2) * FACINGS;
const HALF = SEATS * STATES;
const fresh = new Int32Array(2 * HALF);
const seen = new Int32Array(HALF);

/** The neutral cells that nobody has reached. */
const open = new Int32Array(WORDS);

/**
 * By seat * 3 + word: cells reached by the last move; neutral ones reached before all others; those reached as early as
 * another.
 */
const news = new Int32Array(SEATS * WORDS);
const first = new Int32Array(SEATS * WORDS);
const shared = new Int32Array(SEATS * WORDS);

/** By seat * 3 + word: where pieces of the seat may step. */
const enterable = new Int32Array(SEATS * WORDS);

/**
 * Computes who reaches which neutral cells, by default with twists at borders; the functions below refer to the last
 * position given.
 */
export function mapReach(position: Position, twists = true): void {
  const { seats } = position;
  readBoard(position);
  for (let seat = 0; seat < seats; seat++) {
    placePieces(position, seat);
    clearClaims(seat);
  }
  let moving = (1 << seats) - 1;
  for (let half = 0; moving !== 0; half = HALF - half) {
    for (let seat = 0; seat < seats; seat++) {
      if (((moving >> seat) & 1) !== 0 && !advance(seat, half, twists)) moving &= ~(1 << seat);
    }
    if (!settle(seats)) return;
  }
}

/** Neutral cells that a seat reaches before all others. */
export function neutralFirst(seat: Seat): number {
  return countCommon(first, seat, tiles, 0);
}

/** Neutral cells that a seat reaches first, tied with another. */
export function neutralShared(seat: Seat): number {
  return countCommon(shared, seat, tiles, 0);
}

/** Neutral cells, including those below pieces. */
export function neutralCount(): number {
  return countCommon(tiles, 0, tiles, 0);
}

/** Tiles of a seat. */
export function tileCount(seat: Seat): number {
  return countCommon(tiles, seat + 1, tiles, seat + 1);
}

/** Of a neutral cell: 0 where the seat is not first, 1 where it ties with another, 2 where it is first alone. */
export function claimOn(seat: Seat, cell: Cell): number {
  const at = seat * WORDS + (PLACE[cell] >> 5);
  const bit = PLACE[cell] & 31;
  return 2 * ((first[at] >> bit) & 1) + ((shared[at] >> bit) & 1);
}

function readBoard({ slots }: Position): void {
  tiles.fill(0);
  for (let word = 0, cell = 0; word < WORDS; word++) {
    let free = 0;
    for (let row = 0; row < 3 * ROW; row += ROW) {
      for (let bit = 1 << row; bit < 1 << (row + 9); bit <<= 1) {
        const content = slots[cell++];
        tiles[(content & 7) * WORDS + word] |= bit;
        if (content <= 7) free |= bit;
      }
    }
    empty[word] = free;
    open[word] = tiles[word] & free;
  }
}

function placePieces({ slots, kept }: Position, seat: Seat): void {
  const begin = seat * STATES;
  for (let at = begin + FACINGS; at < begin + (WORDS + 1) * FACINGS; at++) {
    fresh[at] = 0;
    seen[at] = 0;
  }
  for (let list = slots[kept + seat], place = 0; place < 4; place++, list >>= 7) {
    const cell = list & 127;
    if (cell === board.off) break;
    const at = begin + ((PLACE[cell] >> 5) + 1) * FACINGS + (slots[cell] >> 6);
    fresh[at] |= 1 << (PLACE[cell] & 31);
    seen[at] |= 1 << (PLACE[cell] & 31);
  }
}

function clearClaims(seat: Seat): void {
  for (let word = 0; word < WORDS; word++) {
    const at = seat * WORDS + word;
    enterable[at] = (tiles[word] | tiles[at + WORDS]) & empty[word];
    first[at] = 0;
    shared[at] = 0;
    news[at] = 0;
  }
}

/** Advances every state of a seat by one move; false when that reaches nothing new. */
function advance(seat: Seat, half: number, twists: boolean): boolean {
  let any = 0;
  for (let word = 0; word < WORDS; word++) {
    const at = seat * WORDS + word;
    const cells = advanceWord(seat * STATES + (word + 1) * FACINGS, half, enterable[at], twists);
    news[at] = cells;
    any |= cells;
  }
  return any !== 0;
}

/**
 * Computes the states that a move adds in one word, whose first state is given, into the other half of fresh; returns
 * their cells. Facings go clockwise from north. Unrolled, because loops over tables are slower.
 */
function advanceWord(at: number, half: number, enter: number, twists: boolean): number {
  const here = half + at;
  const below = here - FACINGS;
  const above = here + FACINGS;
  const n = fresh[here];
  const ne = fresh[here + 1];
  const e = fresh[here + 2];
  const se = fresh[here + 3];
  const s = fresh[here + 4];
  const sw = fresh[here + 5];
  const w = fresh[here + 6];
  const nw = fresh[here + 7];
  const lowN = fresh[below];
  const lowNE = fresh[below + 1];
  const lowNW = fresh[below + 7];
  const highSE = fresh[above + 3];
  const highS = fresh[above + 4];
  const highSW = fresh[above + 5];

  const stopN = (((nw | n | ne) << ROW) | ((lowNW | lowN | lowNE) >> (2 * ROW))) & enter;
  const stopNE = (((n | ne | e) << (ROW + 1)) | ((lowN | lowNE | fresh[below + 2]) >> (2 * ROW - 1))) & enter;
  const stopE = ((ne | e | se) << 1) & enter;
  const stopSE = (((e | se | s) >> (ROW - 1)) | ((fresh[above + 2] | highSE | highS) << (2 * ROW + 1))) & enter;
  const stopS = (((se | s | sw) >> ROW) | ((highSE | highS | highSW) << (2 * ROW))) & enter;
  const stopSW = (((s | sw | w) >> (ROW + 1)) | ((highS | highSW | fresh[above + 6]) << (2 * ROW - 1))) & enter;
  const stopW = ((sw | w | nw) >> 1) & enter;
  const stopNW = (((w | nw | n) << (ROW - 1)) | ((fresh[below + 6] | lowNW | lowN) >> (2 * ROW + 1))) & enter;

  const there = HALF - half + at;
  if (!twists) {
    return (
      note(there, at, stopN) |
      note(there + 1, at + 1, stopNE) |
      note(there + 2, at + 2, stopE) |
      note(there + 3, at + 3, stopSE) |
      note(there + 4, at + 4, stopS) |
      note(there + 5, at + 5, stopSW) |
      note(there + 6, at + 6, stopW) |
      note(there + 7, at + 7, stopNW)
    );
  }
  const overN = stopN & FROM_BELOW;
  const overNE = stopNE & (FROM_BELOW | FROM_LEFT);
  const overE = stopE & FROM_LEFT;
  const overSE = stopSE & (FROM_ABOVE | FROM_LEFT);
  const overS = stopS & FROM_ABOVE;
  const overSW = stopSW & (FROM_ABOVE | FROM_RIGHT);
  const overW = stopW & FROM_RIGHT;
  const overNW = stopNW & (FROM_BELOW | FROM_RIGHT);
  return (
    note(there, at, stopN | overNW | overNE) |
    note(there + 1, at + 1, stopNE | overN | overE) |
    note(there + 2, at + 2, stopE | overNE | overSE) |
    note(there + 3, at + 3, stopSE | overE | overS) |
    note(there + 4, at + 4, stopS | overSE | overSW) |
    note(there + 5, at + 5, stopSW | overS | overW) |
    note(there + 6, at + 6, stopW | overSW | overNW) |
    note(there + 7, at + 7, stopNW | overW | overN)
  );
}

/** Records those states that are new, and returns them. */
function note(there: number, at: number, states: number): number {
  const added = states & ~seen[at];
  fresh[there] = added;
  seen[at] |= added;
  return added;
}

/**
 * Assigns the neutral cells that were reached by this move: to a seat that came alone, closing them to the others, or
 * to all that tied. False when every neutral cell has been reached: later moves would change nothing.
 */
function settle(seats: number): boolean {
  let left = 0;
  for (let word = 0; word < WORDS; word++) {
    let once = 0;
    let twice = 0;
    for (let at = word; at < seats * WORDS; at += WORDS) {
      twice |= once & news[at];
      once |= news[at];
    }
    const alone = once & ~twice & open[word];
    const together = twice & open[word];
    open[word] &= ~once;
    left |= open[word];
    for (let at = word; at < seats * WORDS; at += WORDS) {
      first[at] |= news[at] & alone;
      shared[at] |= news[at] & together;
      enterable[at] &= news[at] | ~alone;
      news[at] = 0;
    }
  }
  return left !== 0;
}

function countCommon(some: Int32Array, index: number, others: Int32Array, other: number): number {
  const a = index * WORDS;
  const b = other * WORDS;
  return (
    countBits(some[a] & others[b]) + countBits(some[a + 1] & others[b + 1]) + countBits(some[a + 2] & others[b + 2])
  );
}

/** How many bits are set. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
