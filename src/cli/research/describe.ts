import type { Actions } from '../../core/play/actions.ts';
import type { Position } from '../../core/position.ts';
import { boardSymmetries } from '../../core/symmetry.ts';
import { facetsOf, turnedTo } from '../../search/net/views.ts';

/** Most touches that a frame tells. */
export const MOST_TOUCHED = 8;

/** All that a program must know to read frames and samples; the same for all games with these options. */
export function describeGame(start: Position, { count, byTouch, places, choices, words }: Actions) {
  const { game, board, seats, options } = start;
  return {
    game: game.id,
    name: game.name,
    seats,
    options,
    longest: game.longest?.(options) ?? null,
    cells: board.names,
    rows: Array.from(board.row),
    columns: Array.from(board.column),
    height: board.height,
    width: board.width,
    actions: { count, byTouch, places, choices, words },
    numbers: start.kept - start.vars,
    touches: MOST_TOUCHED,
    facets: describeFacets(start),
  };
}

/** What is told about the content of a cell, by seat that looks, facet and content. */
function describeFacets({ game, board, seats }: Position) {
  const { sight } = game.engine;
  const values = new Set(sight.contents(seats));
  const contents = Array.from({ length: Math.max(...values) + 1 }, (_, content) => content);
  const [same] = boardSymmetries(board);
  return Array.from({ length: seats }, (_, seat) =>
    facetsOf(sight, seats).map(({ kinds, kind }) => ({
      kinds,
      kind: contents.map((content) =>
        values.has(content) ? kind(game.mirror.value(content, same, turnedTo(seat, seats))) : 0,
      ),
    })),
  );
}
