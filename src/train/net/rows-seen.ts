import type { View } from '../../search/net/views.ts';
import type { Windows } from '../../search/net/windows.ts';

/**
 * Writes the rows of all windows through which something is seen, and returns how many there are. Codes are only a
 * place to work: 0 before and after.
 */
export function rowsSeen(
  { places, window, facet, worth, rows }: Windows,
  { cells, kinds }: View,
  contents: number,
  board: Int16Array,
  codes: Int32Array,
  out: Int32Array,
): number {
  let count = 0;
  for (let cell = 0; cell < board.length; cell++) {
    const content = board[cell];
    if (content === 0) continue;
    const place = cells[cell];
    for (let at = places[place]; at < places[place + 1]; at++) {
      const kind = kinds[facet[at] * contents + content];
      if (kind === 0) continue;
      const through = window[at];
      if (codes[through] === 0) out[count++] = through;
      codes[through] += kind * worth[at];
    }
  }
  for (let at = 0; at < count; at++) {
    const through = out[at];
    out[at] = rows[through] + codes[through];
    codes[through] = 0;
  }
  return count;
}
