import type { Cell } from '../../core/types.ts';

/**
 * Cells of a board as bits. The place of an interior cell is row << 3 | column, counted from 0 within the interior: bit
 * place & 31 of the low rows (places below 32) or of the high ones. The tables are functions because V8 folds only
 * constants of the same file: hot code holds a table in its own constant.
 */
const SIZES = [5, 6, 7, 8, 9, 10];

export function cellAt(size: number, place: number): Cell {
  return ((place >> 3) + 1) * size + (place & 7) + 1;
}

/** At size << 7 | cell: the place of an interior cell, or 64 for a perimeter cell. */
export function placeTable(): Uint8Array {
  const table = new Uint8Array(11 << 7).fill(64);
  for (const size of SIZES) for (const place of placesOf(size)) table[(size << 7) + cellAt(size, place)] = place;
  return table;
}

/** At size << 1 | half: the bits of all interior cells in the low rows (half 0) or the high ones (half 1). */
export function interiorTable(): Int32Array {
  const table = new Int32Array(11 << 1);
  for (const size of SIZES) for (const place of placesOf(size)) table[(size << 1) + (place >> 5)] |= 1 << place;
  return table;
}

/**
 * At size << 5 | edge bit: a perimeter cell. In the bits of an edge (see edgeOf) byte i has the left side of low and
 * high row i, the right side of low and high row i, and half of the bottom (bytes 0 and 1) or top (bytes 2 and 3).
 */
export function edgeTable(): Uint8Array {
  const table = new Uint8Array(11 << 5);
  for (const size of SIZES) {
    for (let line = 0; line < size - 2; line++) {
      const beside = (size << 5) + ((line & 3) << 3) + (line >> 2);
      const along = (size << 5) + ((line >> 2) << 3) + 4 + (line & 3);
      table[beside] = (line + 1) * size;
      table[beside + 2] = (line + 2) * size - 1;
      table[along] = line + 1;
      table[along + 16] = (size - 1) * size + line + 1;
    }
  }
  return table;
}

export function placesOf(size: number): number[] {
  const lines = Array.from({ length: size - 2 }, (_, line) => line);
  return lines.flatMap((row) => lines.map((column) => (row << 3) | column));
}
