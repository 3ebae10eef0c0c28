import type { Sight } from '../../../../core/engine.ts';
import { facingOf, pieceOn, pieceSeat, tileOwner } from '../content.ts';

const FACINGS = 8;

/** Whose tile a cell has, and whose piece stands on it, facing where. */
export const sight: Sight = {
  contents(seats) {
    const tiles = Array.from({ length: seats + 1 }, (_, owner) => owner);
    const pieces = Array.from({ length: seats * FACINGS }, (_, index) => index);
    const occupied = tiles.flatMap((tile) =>
      pieces.map((piece) => pieceOn(tile, Math.trunc(piece / FACINGS), piece % FACINGS)),
    );
    return [...tiles.slice(1), ...occupied];
  },
  facets: (seats) => [
    { kinds: 1 + seats, kind: tileOwner },
    {
      kinds: 1 + seats * FACINGS,
      kind: (content) => (pieceSeat(content) < 0 ? 0 : 1 + pieceSeat(content) * FACINGS + facingOf(content)),
    },
  ],
};
