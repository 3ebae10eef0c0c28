import type { Board } from '../../core/board.ts';
import type { Cell, Direction } from '../../core/types.ts';

/**
 * The windows through which a net looks: a few cells each, of which a facet tells the kind. The kinds in a window are
 * the digits of a number, its code, and each code but 0, where there is nothing to see, has a row of weights.
 */
export interface Windows {
  readonly count: number;
  /** Row of code 0 of each window; those of its other codes follow. After the last window, the number of rows. */
  readonly rows: Int32Array;
  /** Where the places of each cell begin in the lists below; after the last cell, where they end. */
  readonly places: Int32Array;
  /** Each place of a cell in a window: the window, the facet and what a kind is worth in the code. */
  readonly window: Int32Array;
  readonly facet: Uint8Array;
  readonly worth: Int32Array;
}

/** A facet by its numbers. */
interface FacetSize {
  readonly kinds: number;
  readonly line?: number;
  readonly directions?: readonly Direction[] | undefined;
}

interface Place {
  readonly window: number;
  readonly facet: number;
  readonly worth: number;
}

export function layWindows(board: Board, facets: readonly FacetSize[]): Windows {
  const rows = [0];
  const places: Place[][] = Array.from({ length: board.cellCount }, () => []);
  for (const [facet, { kinds, line = 1, directions }] of facets.entries()) {
    for (const cells of linesOf(board, line, directions)) {
      const window = rows.length - 1;
      for (const [at, cell] of cells.entries()) places[cell].push({ window, facet, worth: kinds ** at });
      rows.push(rows[window] + kinds ** line);
    }
  }
  const all = places.flat();
  return {
    count: rows.length - 1,
    rows: Int32Array.from(rows),
    places: begins(places),
    window: Int32Array.from(all, ({ window }) => window),
    facet: Uint8Array.from(all, ({ facet }) => facet),
    worth: Int32Array.from(all, ({ worth }) => worth),
  };
}

/** Where each list begins when they follow each other, and where the last one ends. */
function begins(lists: readonly (readonly Place[])[]): Int32Array {
  const all = new Int32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) all[at + 1] = all[at] + list.length;
  return all;
}

/** All straight lines of this many cells, each in one of its two directions. */
function linesOf(
  { cellCount, directionCount, next, off }: Board,
  length: number,
  chosen?: readonly Direction[],
): Cell[][] {
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  if (length === 1) return cells.map((cell) => [cell]);
  const lines: Cell[][] = [];
  const directions = chosen ?? Array.from({ length: directionCount / 2 }, (_, direction) => direction);
  for (const direction of directions) {
    for (const cell of cells) {
      const line = [cell];
      while (line.length < length && line[line.length - 1] !== off) {
        line.push(next[line[line.length - 1] * directionCount + direction]);
      }
      if (line[line.length - 1] !== off) lines.push(line);
    }
  }
  return lines;
}
