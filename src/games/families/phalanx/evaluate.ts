import type { Evaluate } from '../../../core/engine.ts';
import type { Position } from '../../../core/position.ts';
import type { Seat } from '../../../core/types.ts';
import { FAR, farRow, listOf, lockedPiece, PIECES } from './armies.ts';
import type { Weights } from './weights.ts';

/** How well a seat stands, with these weights. */
export function evaluateWith(weights: Weights): Evaluate {
  const { piece, advance, home, far, near, crossing, mayCross, rank, file, slant } = weights;
  const { rankTriple, fileTriple, slantTriple, attack, leap, mayCapture, fork, tempo } = weights;
  return (position, seat) => {
    const { slots, kept, turn, board } = position;
    const top = board.height - 1;
    const progress = readRows(position);
    const homes = difference(bytes((rows[PAD] & LOW) | (rows[PAD + top] & ~LOW)));
    const nears = difference(
      bytes(((rows[PAD + top - 1] | rows[PAD + top - 2]) & LOW) | ((rows[PAD + 1] | rows[PAD + 2]) & ~LOW)),
    );
    countPatterns(top + 1, (1 << board.width) - 1);
    const crossing0 = crossable(openGoals(position, 0), 0, top, -1);
    const crossing1 = crossable(openGoals(position, 1), 16, 0, 1);
    const first = firstOf(attacked) + firstOf(leapt);
    const second = secondOf(attacked) + secondOf(leapt);
    const mine = turn === 0 ? first : second;
    const theirs = turn === 0 ? second : first;
    let atTurn = tempo;
    if ((turn === 0 ? crossing0 : crossing1) > 0) atTurn += mayCross;
    if (mine > 0) atTurn += mayCapture;
    if (theirs > 1) atTurn += fork;
    const value =
      piece * (slots[kept + PIECES] - slots[kept + PIECES + 1]) +
      far * (slots[kept + FAR] - slots[kept + FAR + 1]) +
      advance * progress +
      home * homes +
      near * nears +
      crossing * (crossing0 - crossing1) +
      rank * difference(ranks) +
      file * difference(files) +
      slant * difference(slants) +
      rankTriple * difference(rankTriples) +
      fileTriple * difference(fileTriples) +
      slantTriple * difference(slantTriples) +
      attack * difference(attacked) +
      leap * difference(leapt) +
      (turn === 0 ? atTurn : -atTurn);
    return seat === 0 ? value : 0 - value; // never -0
  };
}

/**
 * The rows as bits: column c is bit c for a piece of seat 0, bit 16 + c for one of seat 1, so that one operation
 * handles a whole row and both seats. The bits in between stay 0, and empty rows surround the board.
 */
const PAD = 3;
const LOW = 0xffff;
const rows = new Int32Array(14 + 2 * PAD);

/**
 * What countPatterns found, a count in each byte, the lower two for seat 0: at most 16 bits per row in 14 rows, so no
 * byte reaches 256.
 */
let ranks = 0;
let files = 0;
let slants = 0;
let rankTriples = 0;
let fileTriples = 0;
let slantTriples = 0;
/** Enemies that a pair beside them could capture, and those for which it must go two cells. */
let attacked = 0;
let leapt = 0;

/** Fills the rows; returns how many rows the pieces of seat 0 are ahead of their home, minus those of seat 1. */
function readRows(position: Position): number {
  const { slots, kept, board } = position;
  const { row, column, height } = board;
  rows.fill(0);
  let progress = 0;
  const first = listOf(position, 0);
  const afterFirst = first + slots[kept + PIECES];
  for (let slot = first; slot < afterFirst; slot++) {
    const cell = slots[slot];
    progress += row[cell];
    rows[PAD + row[cell]] |= 1 << column[cell];
  }
  const second = listOf(position, 1);
  const afterSecond = second + slots[kept + PIECES + 1];
  for (let slot = second; slot < afterSecond; slot++) {
    const cell = slots[slot];
    progress -= height - 1 - row[cell];
    rows[PAD + row[cell]] |= 0x10000 << column[cell];
  }
  return progress;
}

function countPatterns(height: number, columns: number): void {
  ranks = 0;
  files = 0;
  slants = 0;
  rankTriples = 0;
  fileTriples = 0;
  slantTriples = 0;
  attacked = 0;
  leapt = 0;
  const all = columns | (columns << 16);
  let below3 = 0;
  let below2 = 0;
  let below = 0;
  let here = rows[PAD];
  let above = rows[PAD + 1];
  let above2 = rows[PAD + 2];
  for (let row = 0; row < height; row++) {
    const above3 = rows[PAD + row + 3];
    const east = here & (here >> 1);
    const north = here & above;
    const northEast = here & (above >> 1);
    const northWest = here & (above << 1);
    ranks += bytes(east);
    files += bytes(north);
    slants += bytes(northEast) + bytes(northWest);
    rankTriples += bytes(east & (here >> 2));
    fileTriples += bytes(north & above2);
    slantTriples += bytes(northEast & (above2 >> 2)) + bytes(northWest & (above2 << 2));
    const foe = swapped(here);
    if (foe !== 0) {
      // Pairs beside a cell on which the other seat has a piece, with no further piece behind it.
      const foeAbove = swapped(above);
      const foeBelow = swapped(below);
      const fromWest = foe & ~(foe >> 1);
      const fromEast = foe & ~(foe << 1);
      const fromSouth = foe & ~foeAbove;
      const fromNorth = foe & ~foeBelow;
      const fromSouthWest = foe & ~(foeAbove >> 1);
      const fromSouthEast = foe & ~(foeAbove << 1);
      const fromNorthWest = foe & ~(foeBelow >> 1);
      const fromNorthEast = foe & ~(foeBelow << 1);
      const near =
        (fromWest & (here << 1) & (here << 2)) |
        (fromEast & (here >> 1) & (here >> 2)) |
        (fromSouth & below & below2) |
        (fromNorth & above & above2) |
        (fromSouthWest & (below << 1) & (below2 << 2)) |
        (fromSouthEast & (below >> 1) & (below2 >> 2)) |
        (fromNorthWest & (above << 1) & (above2 << 2)) |
        (fromNorthEast & (above >> 1) & (above2 >> 2));
      attacked += bytes(near);
      // The same with an empty cell in between.
      const free = all & ~(here | foe);
      const freeAbove = all & ~(above | foeAbove);
      const freeBelow = all & ~(below | foeBelow);
      leapt += bytes(
        ~near &
          ((fromWest & (free << 1) & (here << 2) & (here << 3)) |
            (fromEast & (free >> 1) & (here >> 2) & (here >> 3)) |
            (fromSouth & freeBelow & below2 & below3) |
            (fromNorth & freeAbove & above2 & above3) |
            (fromSouthWest & (freeBelow << 1) & (below2 << 2) & (below3 << 3)) |
            (fromSouthEast & (freeBelow >> 1) & (below2 >> 2) & (below3 >> 3)) |
            (fromNorthWest & (freeAbove << 1) & (above2 << 2) & (above3 << 3)) |
            (fromNorthEast & (freeAbove >> 1) & (above2 >> 2) & (above3 >> 3))),
      );
    }
    below3 = below2;
    below2 = below;
    below = here;
    here = above;
    above = above2;
    above2 = above3;
  }
}

/** The cells of a seat's far row that no piece of its own holds, as bits. */
function openGoals(position: Position, seat: Seat): number {
  const { slots, kept, board } = position;
  const { width } = board;
  const far = farRow(board, seat);
  let open = ~(rows[PAD + far] >> (seat << 4)) & ((1 << width) - 1);
  if (slots[kept + FAR + seat] > 0) {
    for (let column = 0; column < width; column++)
      if (slots[far * width + column] === lockedPiece(seat)) open &= ~(1 << column);
  }
  return open;
}

/**
 * How many cells of the far row a seat could move onto now, among those that it does not hold. Its bits begin at shift;
 * back is the direction from the far row home. Seen from such a cell, along one of three lines: d - 1 empty cells, then
 * d own pieces. Where d is 1 and there is an enemy on the cell, two pieces are needed; never more, because an enemy
 * line cannot continue beyond the far row.
 */
function crossable(open: number, shift: number, far: number, back: number): number {
  const defended = (rows[PAD + far] >> (16 - shift)) & LOW;
  let found = 0;
  for (let tilt = -1; tilt <= 1; tilt++) {
    let path = open;
    let row = PAD + far + back;
    for (let distance = 1; distance <= LONGEST && path !== 0; distance++, row += back) {
      let line = path;
      for (let piece = 0; piece < distance && line !== 0; piece++)
        line &= slide(rows[row + piece * back] >> shift, tilt * (distance + piece));
      found |= distance === 1 ? line & (~defended | slide(rows[row + back] >> shift, 2 * tilt)) : line;
      path &= ~slide((rows[row] | (rows[row] >>> 16)) & LOW, tilt * distance);
    }
  }
  return sum(bytes(found));
}

/** Longer phalanxes that are about to cross are too rare to be worth checking; 2 * 4 rows are on every board. */
const LONGEST = 4;

/** The bits of a row shifted by a number of columns to the right, or to the left where negative. */
function slide(bits: number, columns: number): number {
  const low = bits & LOW;
  return columns < 0 ? low >> -columns : low << columns;
}

/** The halves of the seats exchanged. */
function swapped(bits: number): number {
  return (bits >>> 16) | (bits << 16);
}

/** Number of bits in each byte. */
function bytes(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}

/** The counts of all four bytes together. */
function sum(counts: number): number {
  return Math.imul(counts, 0x01010101) >>> 24;
}

/** The counts of a seat. */
function firstOf(counts: number): number {
  return (counts & 255) + ((counts >> 8) & 255);
}

function secondOf(counts: number): number {
  return ((counts >> 16) & 255) + (counts >>> 24);
}

/** The counts of seat 0 minus those of seat 1. */
function difference(counts: number): number {
  return (counts & 255) + ((counts >> 8) & 255) - ((counts >> 16) & 255) - (counts >>> 24);
}
