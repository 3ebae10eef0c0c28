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
 * The eyes for games that begin like this position. Where no symmetry of the game carries every seat to the first one,
 * as after a swap, each sees the board as it is, with the seats counted from itself on.
 */
export function openEyes({ game, options, board, seats }: Position, sight: Sight): Eyes {
  const values = sight.contents(seats);
  const told = facetsOf(sight, seats);
  const size = Math.max(...values) + 1;
  const symmetries = boardSymmetries(board);
  /** The symmetry and the exchange that make a seat the first. */
  const asFirst = (seat: Seat) =>
    symmetries
      .flatMap((symmetry) => game.mirror.seatings(symmetry, options).map((order) => ({ symmetry, order })))
      .find(({ order }) => order[seat] === 0);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const found = everySeat.flatMap((seat) => asFirst(seat) ?? []);
  const sides =
    found.length === seats
      ? found
      : everySeat.map((seat) => ({ symmetry: symmetries[0], order: turnedTo(seat, seats) }));
  const views = sides.map(({ symmetry, order }) => {
    const kinds = new Uint8Array(told.length * size);
    for (const [facet, { kind }] of told.entries()) {
      for (const value of values) kinds[facet * size + value] = kind(game.mirror.value(value, symmetry, order));
    }
    return { cells: symmetry.cells, kinds };
  });
  return { windows: layWindows(board, told), views, contents: size, cellCount: board.cellCount };
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
