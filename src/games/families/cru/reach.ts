import type { Position } from '../../../core/position.ts';
import type { Cell, Seat } from '../../../core/types.ts';
import { board, LAND } from './board.ts';

/**
 * Who could step where, and how soon, if every piece moved at once: pieces go with their facing, over the borders with a
 * twist, and a cell that another seat reaches earlier is closed. Sets of cells are three words of 27 bits, three rows
 * of the board each; a piece that could stand on a cell with a facing is a bit in the set of that facing. So one step
 * of all pieces of a seat in all ways is a few shifts of 24 words, however many there are.
 */
const WORDS = 3;
const WORD_BITS = 27;
const FULL = (1 << WORD_BITS) - 1;
const FACINGS = 8;
const SEATS = 4;

/** In a row of nine, every cell but the first or the last: what goes west or east must not start from there. */
const NOT_FIRST = 0b111111110_111111110_111111110;
const NOT_LAST = 0b011111111_011111111_011111111;

/** By direction, clockwise from north: from where a step stays on the board. */
const STARTS = Int32Array.of(FULL, NOT_LAST, NOT_LAST, NOT_LAST, FULL, NOT_FIRST, NOT_FIRST, NOT_FIRST);

/**
 * By direction: how far a step shifts a set to the left. Steps to a lower cell go one word down and then left.
 */
const SHIFTS = Int32Array.of(9, 10, 1, WORD_BITS - 8, WORD_BITS - 9, WORD_BITS - 10, WORD_BITS - 1, 8);
const GOES_DOWN = Uint8Array.of(0, 0, 0, 1, 1, 1, 1, 0);

/** CROSSED[direction * 3 + word]: the cells which a step that way enters from another borderland. */
const CROSSED = new Int32Array(FACINGS * WORDS);

for (let cell = 0; cell < board.cellCount; cell++) {
  for (let direction = 0; direction < FACINGS; direction++) {
    const to = board.next[cell * FACINGS + direction];
    if (to !== board.off && LAND[to] !== LAND[cell]) addCell(CROSSED, direction, to);
  }
}

/** Tiles of each owner (0: neutral) and cells with a piece, as sets. */
const tiles = new Int32Array(8 * WORDS);
const pieces = new Int32Array(WORDS);

/** By (seat * 8 + facing) * 3 + word: states reached by the last move, and all so far. */
const fresh = new Int32Array(SEATS * FACINGS * WORDS);
const seen = new Int32Array(SEATS * FACINGS * WORDS);

/** By direction * 3 + word: where the move under way stops. */
const stops = new Int32Array(FACINGS * WORDS);

/** By seat * 3 + word: cells new with the last move; all so far; those reached before all others; as early as another. */
const news = new Int32Array(SEATS * WORDS);
const reached = new Int32Array(SEATS * WORDS);
const first = new Int32Array(SEATS * WORDS);
const shared = new Int32Array(SEATS * WORDS);

/** Works out who reaches what; the questions below are about the position last given. */
export function mapReach(position: Position): void {
  const { seats } = position;
  readBoard(position);
  for (let seat = 0; seat < seats; seat++) placePieces(position, seat);
  let moving = (1 << seats) - 1;
  while (moving !== 0) {
    for (let seat = 0; seat < seats; seat++) {
      if (((moving >> seat) & 1) !== 0 && !advance(seats, seat)) moving &= ~(1 << seat);
    }
    settle(seats);
  }
}

/** Neutral cells that a seat reaches before all others. */
export function neutralFirst(seat: Seat): number {
  return countCommon(first, seat, tiles, 0);
}

/** Neutral cells that a seat reaches first together with another. */
export function neutralShared(seat: Seat): number {
  return countCommon(shared, seat, tiles, 0);
}

/** Tiles of a seat. */
export function tileCount(seat: Seat): number {
  return countCommon(tiles, seat + 1, tiles, seat + 1);
}

/** 0 where the seat never comes, 1 where it comes first together with another, 2 where it comes first alone. */
export function claimOn(seat: Seat, cell: Cell): number {
  const at = seat * WORDS + ((cell / WORD_BITS) | 0);
  const bit = cell % WORD_BITS;
  return 2 * ((first[at] >> bit) & 1) + ((shared[at] >> bit) & 1);
}

function readBoard({ slots }: Position): void {
  tiles.fill(0);
  for (let word = 0, cell = 0; word < WORDS; word++) {
    let occupied = 0;
    for (let bit = 1; bit < FULL; bit <<= 1, cell++) {
      const content = slots[cell];
      tiles[(content & 7) * WORDS + word] |= bit;
      if (content > 7) occupied |= bit;
    }
    pieces[word] = occupied;
  }
}

function placePieces({ slots, kept }: Position, seat: Seat): void {
  const begin = seat * FACINGS * WORDS;
  for (let at = begin; at < begin + FACINGS * WORDS; at++) fresh[at] = 0;
  for (let list = slots[kept + seat], place = 0; place < 4; place++, list >>= 7) {
    const cell = list & 127;
    if (cell === board.off) break;
    addCell(fresh, seat * FACINGS + (slots[cell] >> 6), cell);
  }
  for (let at = begin; at < begin + FACINGS * WORDS; at++) seen[at] = fresh[at];
  for (let at = seat * WORDS; at < (seat + 1) * WORDS; at++) {
    reached[at] = 0;
    first[at] = 0;
    shared[at] = 0;
    news[at] = 0;
  }
}

/** One move of every piece a seat could have where it has come to; false when that brings nothing new. */
function advance(seats: number, seat: Seat): boolean {
  const own = (seat + 1) * WORDS;
  let enter0 = (tiles[0] | tiles[own]) & ~pieces[0];
  let enter1 = (tiles[1] | tiles[own + 1]) & ~pieces[1];
  let enter2 = (tiles[2] | tiles[own + 2]) & ~pieces[2];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    enter0 &= ~first[other * WORDS];
    enter1 &= ~first[other * WORDS + 1];
    enter2 &= ~first[other * WORDS + 2];
  }
  const states = seat * FACINGS * WORDS;
  for (let direction = 0; direction < FACINGS; direction++) {
    const left = states + ((direction + 7) & 7) * WORDS;
    const ahead = states + direction * WORDS;
    const right = states + ((direction + 1) & 7) * WORDS;
    const starts = STARTS[direction];
    const from0 = (fresh[left] | fresh[ahead] | fresh[right]) & starts;
    const from1 = (fresh[left + 1] | fresh[ahead + 1] | fresh[right + 1]) & starts;
    const from2 = (fresh[left + 2] | fresh[ahead + 2] | fresh[right + 2]) & starts;
    const shift = SHIFTS[direction];
    const back = WORD_BITS - shift;
    const at = direction * WORDS;
    if (GOES_DOWN[direction] !== 0) {
      stops[at] = ((from1 << shift) | (from0 >> back)) & enter0;
      stops[at + 1] = ((from2 << shift) | (from1 >> back)) & enter1;
      stops[at + 2] = (from2 >> back) & enter2;
    } else {
      stops[at] = (from0 << shift) & enter0;
      stops[at + 1] = ((from1 << shift) | (from0 >> back)) & enter1;
      stops[at + 2] = ((from2 << shift) | (from1 >> back)) & enter2;
    }
  }
  return takeOver(seat);
}

/** Makes the stops states of the seat, with a twist beyond a border, and notes the cells that are new. */
function takeOver(seat: Seat): boolean {
  const states = seat * FACINGS * WORDS;
  let any = 0;
  for (let word = 0; word < WORDS; word++) {
    let cells = 0;
    let left = stops[7 * WORDS + word] & CROSSED[7 * WORDS + word];
    let ahead = stops[word];
    for (let facing = 0; facing < FACINGS; facing++) {
      const beside = ((facing + 1) & 7) * WORDS + word;
      const right = stops[beside];
      const at = states + facing * WORDS + word;
      const added = (left | ahead | (right & CROSSED[beside])) & ~seen[at];
      fresh[at] = added;
      seen[at] |= added;
      cells |= added;
      left = ahead & CROSSED[facing * WORDS + word];
      ahead = right;
    }
    any |= cells;
    const at = seat * WORDS + word;
    news[at] = cells & ~reached[at];
    reached[at] |= cells;
  }
  return any !== 0;
}

/** Gives the cells that were reached by this move to who came alone, or to all who came. */
function settle(seats: number): void {
  for (let word = 0; word < WORDS; word++) {
    let once = 0;
    let twice = 0;
    let taken = 0;
    for (let at = word; at < seats * WORDS; at += WORDS) {
      taken |= first[at] | shared[at];
      twice |= once & news[at];
      once |= news[at];
    }
    for (let at = word; at < seats * WORDS; at += WORDS) {
      first[at] |= news[at] & ~twice & ~taken;
      shared[at] |= news[at] & twice & ~taken;
      news[at] = 0;
    }
  }
}

function addCell(sets: Int32Array, index: number, cell: Cell): void {
  sets[index * WORDS + ((cell / WORD_BITS) | 0)] |= 1 << (cell % WORD_BITS);
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
