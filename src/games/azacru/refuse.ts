import type { Position } from '../../core/position.ts';
import { type Cell, NOBODY } from '../../core/types.ts';
import { pieceSeat, tileOwner } from '../families/cru/content.ts';
import { cellsBetween, connects, inTheWay, tooFar } from '../families/cru/long-move.ts';
import { cruRefuse } from '../families/cru/refuse.ts';

/** Which rule forbids an attempt; Azacru adds power (§6), what a piece may pass (§8) and when it is lost (§11). */
export const refuse = cruRefuse<'too far' | 'in the way' | 'leaves the board'>({
  tooFar,
  inTheWay,
  noTwist: (position, from, to) =>
    losesPiece(position, from, to) ? { rule: 'leaves the board', words: {} } : undefined,
});

/** §11: whether a legal move from one cell to the other takes the piece off the board. */
export function losesPiece(position: Position, from: Cell, to: Cell): boolean {
  const { slots, turn } = position;
  const between = cellsBetween(from, to).map((cell) => slots[cell]);
  return (
    connects(position, from, to) &&
    between.every((content) => pieceSeat(content) === NOBODY) &&
    between.some((content) => tileOwner(content) !== 0 && tileOwner(content) !== turn + 1)
  );
}
