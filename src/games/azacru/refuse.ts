import type { Position } from '../../core/position.ts';
import { type Cell, NOBODY } from '../../core/types.ts';
import { board, directionTo, stepsBetween } from '../families/cru/board.ts';
import { pieceSeat, tileOwner } from '../families/cru/content.ts';
import { cruRefuse } from '../families/cru/refuse.ts';
import { powerOf } from './power.ts';

/** Which rule forbids an attempt; Azacru adds power (§6), what a piece may pass (§8) and when it is lost (§11). */
export const refuse = cruRefuse<'too far' | 'in the way' | 'leaves the board'>({
  tooFar(position, from, to) {
    const steps = stepsBetween(from, to);
    const power = powerOf(position, position.turn, from);
    if (steps <= power) return undefined;
    return { rule: 'too far', words: { from: board.names[from], to: board.names[to], steps, power } };
  },
  inTheWay(position, from, to) {
    const { slots } = position;
    const cell = cellsBetween(from, to).find((cell) => pieceSeat(slots[cell]) !== NOBODY);
    if (cell === undefined || connects(position, from, to)) return undefined;
    const words = { from: board.names[from], to: board.names[to], cell: board.names[cell] };
    return { rule: 'in the way', words };
  },
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

/** §10. */
function connects({ slots, turn }: Position, from: Cell, to: Cell): boolean {
  return stepsBetween(from, to) > 1 && tileOwner(slots[from]) === turn + 1 && tileOwner(slots[to]) === turn + 1;
}

function cellsBetween(from: Cell, to: Cell): Cell[] {
  const direction = directionTo(from, to);
  const cells: Cell[] = [];
  for (let cell = board.next[from * 8 + direction]; cell !== to; cell = board.next[cell * 8 + direction]) {
    cells.push(cell);
  }
  return cells;
}
