import type { Position } from '../../core/position.ts';
import type { Seat } from '../../core/types.ts';
import { FAR, listOf, PIECES } from '../families/phalanx/armies.ts';
import { type Weights, weights } from './weights.ts';

/** How well things stand for a seat. */
export const evaluate = evaluateWith(weights);

/** The evaluation with other weights, for training and for matches between them. */
function evaluateWith(weights: Weights): (position: Position, seat: Seat) => number {
  const { piece, advance, home, far, crossing, mayCross, pair, triple, attack, tempo } = weights;
  return (position, seat) => {
    const { slots, kept, turn, board } = position;
    const top = board.height - 1;
    const progress = readRows(position);
    const homes = difference(bytes((rows[PAD] & LOW) | (rows[PAD + top] & ~LOW)));
    countPatterns(top + 1);
    const crossings = crossable(board.width, 0, top, -1);
    const otherCrossings = crossable(board.width, 16, 0, 1);
    const mayNow = turn === 0 ? Math.min(crossings, 1) : -Math.min(otherCrossings, 1);
    const value =
      piece * (slots[kept + PIECES] - slots[kept + PIECES + 1]) +
      far * (slots[kept + FAR] - slots[kept + FAR + 1]) +
      advance * progress +
      home * homes +
      crossing * (crossings - otherCrossings) +
      mayCross * mayNow +
      pair * pairs +
      triple * triples +
      attack * attacks +
      tempo * (1 - 2 * turn);
    return seat === 0 ? value : 0 - value; // never -0
  };
}

/**
 * The rows as bits: column c is bit c for a piece of seat 0, bit 16 + c for one of seat 1, so one step serves a whole
 * row and both seats. The bits between stay 0, and empty rows lie around the board.
 */
const PAD = 2;
const LOW = 0xffff;
const rows = new Int32Array(14 + 2 * PAD);

/** What countPatterns found: how many more seat 0 has than seat 1. */
let pairs = 0;
let triples = 0;
let attacks = 0;

/** Fills the rows; returns how many rows the pieces of seat 0 are ahead of their home, less those of seat 1. */
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

function countPatterns(height: number): void {
  // Counts of each byte are added up first: at most 16 bits a row in 14 rows, so no byte reaches 256.
  let straight = 0;
  let slanted = 0;
  let threes = 0;
  let slantedThrees = 0;
  let attacked = 0;
  let below2 = 0;
  let below = 0;
  let here = rows[PAD];
  let above = rows[PAD + 1];
  for (let row = 0; row < height; row++) {
    const above2 = rows[PAD + row + 2];
    const east = here & (here >> 1);
    straight += bytes(east) + bytes(here & above);
    slanted += bytes(here & (above >> 1)) + bytes(here & (above << 1));
    threes += bytes(east & (here >> 2)) + bytes(here & above & above2);
    slantedThrees += bytes(here & (above >> 1) & (above2 >> 2)) + bytes(here & (above << 1) & (above2 << 2));
    // Whose pair stands beside a cell on which the other seat has a piece, with no further piece behind it.
    const foe = swapped(here);
    const foeAbove = swapped(above);
    const foeBelow = swapped(below);
    attacked += bytes(
      foe &
        (((here << 1) & (here << 2) & ~(foe >> 1)) |
          ((here >> 1) & (here >> 2) & ~(foe << 1)) |
          (below & below2 & ~foeAbove) |
          (above & above2 & ~foeBelow) |
          ((below << 1) & (below2 << 2) & ~(foeAbove >> 1)) |
          ((below >> 1) & (below2 >> 2) & ~(foeAbove << 1)) |
          ((above << 1) & (above2 << 2) & ~(foeBelow >> 1)) |
          ((above >> 1) & (above2 >> 2) & ~(foeBelow << 1))),
    );
    below2 = below;
    below = here;
    here = above;
    above = above2;
  }
  pairs = difference(straight) + difference(slanted);
  triples = difference(threes) + difference(slantedThrees);
  attacks = difference(attacked);
}

/**
 * How many cells of the far row a seat could move onto now. Its bits begin at shift; back leads from the far row home.
 * Seen from such a cell, along one of three lines: d - 1 empty cells, then d own pieces. Where d is 1 and an enemy
 * stands on the cell it takes two pieces; more they need never be, for beyond the far row his line has no second one.
 */
function crossable(width: number, shift: number, far: number, back: number): number {
  const goal = rows[PAD + far];
  const open = ~(goal >> shift) & ((1 << width) - 1);
  const defended = (goal >> (16 - shift)) & LOW;
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

/** Longer phalanxes that are about to cross are too rare to look for; 2 * 4 rows are on every board. */
const LONGEST = 4;

/** The bits of a row moved so many columns to the right, or to the left where it is negative. */
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

/** The counts of seat 0 less those of seat 1. */
function difference(counts: number): number {
  return (counts & 255) + ((counts >> 8) & 255) - ((counts >> 16) & 255) - (counts >>> 24);
}
