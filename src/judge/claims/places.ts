import { exactMove, writeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';

/** The position after some moves; it ends before one that is not legal there. */
export function placeAfter(position: Position, ...moves: readonly string[]): Position {
  const place = position.clone();
  for (const text of moves) {
    const move = place.over ? NO_MOVE : exactMove(place, text);
    if (move === NO_MOVE) break;
    place.play(move);
  }
  return place;
}

/** The same board with another seat to move, as if those before it had done nothing. */
export function givenTo(position: Position, seat: Seat): Position {
  const place = position.clone();
  place.giveTurn(seat);
  place.rules.derive(place);
  place.forget();
  return place;
}

/** Seats other than this one, in turn order after it. */
export function othersThan({ seats }: Position, seat: Seat): Seat[] {
  return Array.from({ length: seats - 1 }, (_, at) => (seat + at + 1) % seats);
}

export function isWonBy({ winners }: Position, seat: Seat): boolean {
  return winners === 1 << seat;
}

/** Names of the cells that a move touches. */
export function cellsOf(position: Position, text: string): string[] {
  const move = position.over ? NO_MOVE : exactMove(position, text);
  return move === NO_MOVE ? [] : namesOf(position, position.game.notation.path(position, move));
}

export function namesOf({ board }: Position, cells: readonly number[]): string[] {
  return [...new Set(cells)].map((cell) => board.names[cell]);
}

/** A move with which the seat to move wins at once; NO_MOVE where it has none. Looks at every move given. */
export function winningMove(position: Position, moves: readonly Move[]): Move {
  const { turn } = position;
  for (const move of moves) {
    position.play(move);
    const isWon = isWonBy(position, turn);
    position.undo();
    if (isWon) return move;
  }
  return NO_MOVE;
}

export function textOf(position: Position, move: Move): string {
  return writeMove(position, move);
}
