import type { Facet, Sight } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';
import { boardSymmetries } from '../../core/symmetry.ts';
import type { Cell, Seat } from '../../core/types.ts';
import { layWindows, type Windows } from './windows.ts';

/** How one seat sees a board. */
export interface View {
  /** Where each cell lies for the seat. */
  readonly cells: readonly Cell[];
  /** kinds[facet * contents + content] is what the facet tells of a content. */
  readonly kinds: Uint8Array;
}

/** What a net sees of the positions of a game with some options. */
export interface Eyes {
  readonly windows: Windows;
  /** By seat. */
  readonly views: readonly View[];
  /** Contents of cells are below this. */
  readonly contents: number;
  readonly cellCount: number;
}

/**
 * The eyes for games that begin like this position. Seats that no symmetry of the game carries to the first one see the
 * board as it is, with kinds of their own.
 */
export function openEyes({ game, options, board, seats }: Position, sight: Sight): Eyes {
  const values = sight.contents(seats);
  const told = facetsOf(sight, seats);
  const size = Math.max(...values) + 1;
  const symmetries = boardSymmetries(board);
  const same = symmetries[0];
  /** The symmetry and the exchange that make a seat the first. */
  const asFirst = (seat: Seat) => {
    if (sight.alike) return { symmetry: same, order: turnedTo(seat, seats) };
    const found = symmetries.flatMap((symmetry) =>
      game.mirror
        .seatings(symmetry, options)
        .filter((order) => order[seat] === 0)
        .map((order) => ({ symmetry, order })),
    );
    return found.at(0);
  };
  const sides = Array.from({ length: seats }, (_, seat) => asFirst(seat));
  const areAlike = sides.every((side) => side !== undefined);
  const views = sides.map((side, seat) => {
    const { symmetry, order } = (areAlike ? side : undefined) ?? { symmetry: same, order: turnedTo(0, seats) };
    const kinds = new Uint8Array(told.length * size);
    for (const [index, { kinds: count, kind }] of told.entries()) {
      for (const value of values) {
        const shown = kind(game.mirror.value(value, symmetry, order));
        kinds[index * size + value] = shown === 0 || areAlike ? shown : shown + seat * (count - 1);
      }
    }
    return { cells: symmetry.cells, kinds };
  });
  const facetSizes = told.map(({ kinds, line = 1, directions }) => ({
    ...{ kinds: areAlike ? kinds : 1 + seats * (kinds - 1), line, directions },
  }));
  return { windows: layWindows(board, facetSizes), views, contents: size, cellCount: board.cellCount };
}

/** What is told about contents: by default which one it is. */
export function facetsOf({ contents, facets }: Sight, seats: number): readonly Facet[] {
  if (facets !== undefined) return facets(seats);
  const values = contents(seats);
  return [{ kinds: values.length + 1, kind: (content) => values.indexOf(content) + 1 }];
}

/** The seats counted from one of them on. */
export function turnedTo(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => (seat - first + seats) % seats);
}
