import type { Attempt, Refusal } from '../../../core/notation.ts';
import type { Position } from '../../../core/position.ts';
import { type Cell, NOBODY } from '../../../core/types.ts';
import { board, directionTo, LAND, stepsBetween, WAYS } from './board.ts';
import { facingOf, pieceSeat, tileOwner } from './content.ts';
import type { en } from './texts.ts';

/** A rule that every game of the family has. */
export type SharedRule = keyof typeof en.refusals;

/** What a game of the family adds: its own reason against a move in one of the three directions. */
type OwnReason<Rule extends string> = (position: Position, from: Cell, to: Cell) => Refusal<Rule> | undefined;

/** `tooFar` checks the length of a move, `inTheWay` the cells in between. */
interface WayReasons<Rule extends string> {
  readonly tooFar: OwnReason<Rule>;
  readonly inTheWay?: OwnReason<Rule>;
}

/** Which rule forbids an attempt; `noTwist` says why a piece may not turn although a border was crossed. */
export function cruRefuse<Rule extends string>(
  own: WayReasons<Rule> & { readonly noTwist?: OwnReason<Rule> },
): (position: Position, attempt: Attempt) => Refusal<Rule | SharedRule> | undefined {
  return (position, attempt) => {
    const [from, to] = attempt.cells;
    if (from === undefined) return refuseWord(attempt);
    if (attempt.cells.length > 2) return undefined;
    const refused = refuseWay(position, from, to, own);
    if (refused !== undefined || to === undefined) return refused;
    const words = { from: board.names[from], to: board.names[to] };
    return (LAND[from] === LAND[to] ? undefined : own.noTwist?.(position, from, to)) ?? { rule: 'no border', words };
  };
}

/** The refusal of a word instead of cells. */
export function refuseWord({ word }: Attempt): Refusal<SharedRule> | undefined {
  return word === 'pass' ? { rule: 'no pass', words: {} } : undefined;
}

/** Which rule forbids going from one cell to the other, or undefined. */
export function refuseWay<Rule extends string>(
  position: Position,
  from: Cell,
  to: Cell | undefined,
  own: WayReasons<Rule>,
): Refusal<Rule | SharedRule> | undefined {
  const words = { from: board.names[from], to: board.names[to ?? from] };
  const here = position.slots[from];
  if (pieceSeat(here) === NOBODY) return { rule: 'nothing there', words };
  if (pieceSeat(here) !== position.turn) return { rule: 'not yours', words };
  if (to === undefined) return { rule: 'half a move', words };
  if (to === from) return { rule: 'same cell', words };
  if (!liesAhead(here, from, to)) return { rule: 'not ahead', words };
  const far = own.tooFar(position, from, to);
  if (far !== undefined) return far;
  const there = position.slots[to];
  if (pieceSeat(there) !== NOBODY) return { rule: 'occupied', words };
  if (tileOwner(there) !== 0 && tileOwner(there) !== position.turn + 1) return { rule: 'foreign tile', words };
  return own.inTheWay?.(position, from, to);
}

/** Whether the cell lies in one of the three directions in which the piece may go. */
function liesAhead(piece: number, from: Cell, to: Cell): boolean {
  const turn = (directionTo(from, to) - facingOf(piece) + 9) & 7; // 0, 1, 2: left, straight, right
  return stepsBetween(from, to) > 0 && turn < WAYS;
}
