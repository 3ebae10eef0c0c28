import type { Position } from '../../core/position.ts';
import { boardSymmetries } from '../../core/symmetry.ts';
import type { Seat } from '../../core/types.ts';
import type { Eyes, View } from '../../search/net/views.ts';

/** All ways in which a seat sees positions that are equal for the rules: its own, and those of their mirror images. */
export function mirroredViews({ game, options, board }: Position, eyes: Eyes, seat: Seat): View[] {
  const { views, contents } = eyes;
  const facets = views[seat].kinds.length / contents;
  const mirrored = boardSymmetries(board).flatMap((symmetry) =>
    game.mirror.seatings(symmetry, options).map((order) => {
      const { cells, kinds } = views[order[seat]];
      const images = Array.from({ length: contents }, (_, value) => game.mirror.value(value, symmetry, order));
      return {
        cells: symmetry.cells.map((image) => cells[image]),
        kinds: Uint8Array.from({ length: facets * contents }, (_, index) => {
          const facet = Math.trunc(index / contents);
          // Contents that never occur have no image.
          return views[seat].kinds[index] === 0 ? 0 : kinds[facet * contents + images[index % contents]];
        }),
      };
    }),
  );
  return unlike(mirrored);
}

/** Exchanges of seats may lead to the same view again. */
function unlike(views: readonly View[]): View[] {
  const seen = new Map(views.map((view) => [`${view.cells} ${view.kinds}`, view]));
  return [...seen.values()];
}
