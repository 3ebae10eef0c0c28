import type { Refusal } from '../../../core/notation.ts';
import type { Position } from '../../../core/position.ts';
import { type Cell, NOBODY } from '../../../core/types.ts';
import { board, directionTo, stepsBetween } from './board.ts';
import { pieceSeat, tileOwner } from './content.ts';
import { powerOf } from './power.ts';

// Explanations for the games in which a piece may go further than one cell. Not for hot code.

/** Why a piece may not go that far, or undefined. */
export function tooFar(position: Position, from: Cell, to: Cell): Refusal<'too far'> | undefined {
  const steps = stepsBetween(from, to);
  const power = powerOf(position, position.turn, from);
  if (steps <= power) return undefined;
  return { rule: 'too far', words: { from: board.names[from], to: board.names[to], steps, power } };
}

/** Which piece is in the way: only a connection passes pieces. */
export function inTheWay(position: Position, from: Cell, to: Cell): Refusal<'in the way'> | undefined {
  const cell = pieceBetween(position, from, to);
  if (cell === undefined || connects(position, from, to)) return undefined;
  const words = { from: board.names[from], to: board.names[to], cell: board.names[cell] };
  return { rule: 'in the way', words };
}

/** The first cell on the way with a piece. */
export function pieceBetween({ slots }: Position, from: Cell, to: Cell): Cell | undefined {
  return cellsBetween(from, to).find((cell) => pieceSeat(slots[cell]) !== NOBODY);
}

/** Whether a move of two or more cells goes from one of the mover's tiles to another. */
export function connects({ slots, turn }: Position, from: Cell, to: Cell): boolean {
  return stepsBetween(from, to) > 1 && tileOwner(slots[from]) === turn + 1 && tileOwner(slots[to]) === turn + 1;
}

export function cellsBetween(from: Cell, to: Cell): Cell[] {
  const direction = directionTo(from, to);
  const cells: Cell[] = [];
  for (let cell = board.next[from * 8 + direction]; cell !== to; cell = board.next[cell * 8 + direction]) {
    cells.push(cell);
  }
  return cells;
}

/** Texts of these refusals. */
export const longMoveEn = {
  'too far': 'The power of the piece on {from} is {power}, and {to} is {steps} cells away.',
  'in the way': 'A piece on {cell} is in the way. To jump over it, you need your own tile on {from} and on {to}.',
};

export const longMovePt: typeof longMoveEn = {
  'too far': 'A força da peça em {from} é {power}, e {to} fica a {steps} casas.',
  'in the way':
    'Uma peça em {cell} está no caminho. Para saltar por cima dela, precisa de ladrilhos seus em {from} e em {to}.',
};
