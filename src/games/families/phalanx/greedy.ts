import type { MuseumBot } from '../../../core/engine.ts';
import { bestMove } from '../../../core/play/best-move.ts';
import type { Position } from '../../../core/position.ts';
import type { Seat } from '../../../core/types.ts';
import { FAR, farRow, listOf, PIECES } from './armies.ts';

/** Looks one move ahead, for crossings, captures and steps forward. */
export const chooseGreedily: MuseumBot['choose'] = (position, random) => {
  const seat = position.turn;
  return bestMove(position, random, (move) => {
    position.play(move);
    const gain = position.winners === 1 << seat ? WON : standing(position, seat);
    position.undo();
    return gain;
  });
};

/** More than any value of standing. */
const WON = 1_000_000;
/** In rows: no advance of the whole army is worth a crossing, no advance of a phalanx a piece. */
const CROSSING = 1000;
const PIECE = 100;

/** Pieces on the far row, pieces, and how far they have advanced, minus those of the opponent. */
function standing(position: Position, seat: Seat): number {
  const { slots, kept, board } = position;
  const other = 1 - seat;
  let value = CROSSING * (slots[kept + FAR + seat] - slots[kept + FAR + other]);
  value += PIECE * (slots[kept + PIECES + seat] - slots[kept + PIECES + other]);
  const list = listOf(position, seat);
  const far = farRow(board, seat);
  for (let slot = list; slot < list + slots[kept + PIECES + seat]; slot++)
    value -= Math.abs(board.row[slots[slot]] - far);
  return value;
}
