/**
 * Discs as bits. A line is an interior row or column in one byte: bit i is its i-th interior cell, at most eight. Four
 * rows make a number, so the interior is two numbers: the low rows and the high ones. Nothing here depends on
 * positions. Constants and tables are not exported, because V8 folds only those of the same file.
 */

/** The lowest bit of each byte, and the highest one. */
const LOWEST = 0x01010101;
const HIGHEST = 0x80808080 | 0;

/** A column, extracted from the low and the high rows. */
export function columnOf(low: number, high: number, column: number): number {
  // The product brings the four bits, which are eight apart, side by side to the top.
  const first = Math.imul((low >> column) & LOWEST, 0x10204080) >>> 28;
  return first | ((Math.imul((high >> column) & LOWEST, 0x10204080) >>> 28) << 4);
}

/** The inverse: the first four cells of a column as bits of four rows. */
export function inRows(line: number, column: number): number {
  return (Math.imul(line & 15, 0x204081) & LOWEST) << column;
}

/**
 * Enemy discs that a disc on an empty cell of their line would flank, on both sides of it (§1). Cells count from 0; -1
 * and the one after the last are on the perimeter. Branch-free, because what a random move flanks is unpredictable.
 */
export function flanked(own: number, enemy: number, cell: number): number {
  // Adding to the nearest enemy disc carries through the unbroken run to the cell behind it.
  const above = (enemy + (1 << (cell + 1))) ^ enemy;
  const nearer = ((1 << (cell + 1)) - 1) >> 1;
  const below = 1 << (31 - Math.clz32(~enemy & nearer));
  return (above & enemy & (-(above & own) >> 31)) | (nearer & -(below << 1) & (-(below & own) >> 31));
}

/** Length of the unbroken run around a cell, which counts as occupied whether it is or not. */
export function runAround(line: number, cell: number): number {
  return RUNS[(line << 3) | cell];
}

/** Whether the discs fill a row or a column of an interior, whose bits are also given. */
export function fillLine(low: number, high: number, lowInterior: number, highInterior: number): boolean {
  const missingLow = low ^ Math.imul(lowInterior & 255, LOWEST);
  const missingHigh = high ^ Math.imul(lowInterior & 255, LOWEST);
  const rows = ((missingLow - LOWEST) & ~missingLow) | ((missingHigh - LOWEST) & ~missingHigh); // is some byte 0?
  const four = (low | ~lowInterior) & (high | ~highInterior);
  const two = four & (four >> 16);
  return (rows & HIGHEST) !== 0 || (two & (two >> 8) & lowInterior & 255) !== 0;
}

/** In each byte the number of bits there and in the bytes below it; the highest byte counts them all. */
export function countUpwards(bits: number): number {
  const pairs = (bits - ((bits >> 1) & 0x55555555)) | 0;
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, LOWEST);
}

/** Index of the bit that has the given number of bits below it; counts are countUpwards of the same bits. */
export function bitAfter(bits: number, counts: number, before: number): number {
  const above = ((counts | HIGHEST) - Math.imul(before + 1, LOWEST)) & HIGHEST;
  const byte = (31 - Math.clz32(above & -above)) & 24; // the lowest byte that counts more
  const skipped = ((counts << 8) >> byte) & 255;
  return byte + PLACES[(((bits >> byte) & 255) << 3) | (before - skipped)];
}

/** Index of the lowest bit of a number that has one. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** RUNS at line << 3 | cell; PLACES at line << 3 | number of bits below: where that bit is. */
const RUNS = new Uint8Array(256 * 8);
const PLACES = new Uint8Array(256 * 8);
for (let line = 0; line < 256; line++) {
  let before = 0;
  for (let cell = 0; cell < 8; cell++) {
    let from = cell;
    let to = cell;
    while (from > 0 && (line >> (from - 1)) & 1) from--;
    while ((line >> (to + 1)) & 1) to++;
    RUNS[(line << 3) | cell] = to - from + 1;
    if ((line >> cell) & 1) PLACES[(line << 3) | before++] = cell;
  }
}
