import { readMove } from '../core/moves.ts';
import type { Match } from '../core/play/match.ts';
import type { Position } from '../core/position.ts';
import type { Cell, Move, Seat } from '../core/types.ts';

/** The move that led to the position of a match. */
export interface LastMove {
  readonly seat: Seat;
  readonly text: string;
  /** The cells a person would touch for it, the start first. */
  readonly path: readonly Cell[];
  /** Whose turn it would have been next, had they a move. */
  readonly skipped: readonly Seat[];
}

/** What was just played; undefined at the start. */
export function lastMove(match: Match): LastMove | undefined {
  const { position } = match;
  const { turn: after, over } = position;
  return beforeLast(match, (move, text) => {
    const seat = position.turn;
    const path = position.game.notation.path(position, move);
    const skipped: Seat[] = [];
    const following = (one: Seat) => (one + 1) % position.seats;
    for (let next = following(seat); !over && next !== after; next = following(next)) skipped.push(next);
    return { seat, text, path, skipped };
  });
}

/** The position before the last move. */
export function positionBefore(match: Match): Position | undefined {
  return beforeLast(match, () => match.position.clone());
}

/** Asks something while the last move is taken back. */
function beforeLast<Found>({ position, moves }: Match, ask: (move: Move, text: string) => Found): Found | undefined {
  const text = moves.at(-1);
  if (text === undefined) return undefined;
  position.undo();
  const move = readMove(position, text);
  const found = ask(move, text);
  position.play(move);
  return found;
}
