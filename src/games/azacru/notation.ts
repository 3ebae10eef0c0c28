import type { Notation } from '../../core/notation.ts';
import { fromOf, toOf } from '../families/cru/moves.ts';
import { crossesBorder, cruNotation } from '../families/cru/notation.ts';
import { losesPiece } from './refuse.ts';

/** A piece that leaves the board cannot turn. */
export const notation: Notation = cruNotation(
  [
    { kind: 'option', option: 'players' },
    { kind: 'seat', variable: 0 }, // who started the final round
    { kind: 'count', variable: 1 }, // idle moves
  ],
  (position, move) => crossesBorder(position, move) && !losesPiece(position, fromOf(move), toOf(move)),
);
