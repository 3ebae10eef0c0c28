import type { Position } from '../core/position.ts';
import { startPosition } from '../core/position.ts';
import type { Seat } from '../core/types.ts';

/** Seats that began with pieces, have none left and so get no more turns while the others play on. */
export function seatsOut(position: Position): readonly Seat[] {
  if (position.over || position.seats < 3) return [];
  const [first, now] = [piecesOf(startPosition(position.game, position.options)), piecesOf(position)];
  return now.flatMap((pieces, seat) => (pieces === 0 && first[seat] > 0 && seat !== position.turn ? [seat] : []));
}

/** How many pieces each seat has on the board; tiles are no pieces. */
function piecesOf({ board, slots, game, seats }: Position): number[] {
  const counts = Array.from({ length: seats }, () => 0);
  for (let cell = 0; cell < board.names.length; cell++) {
    for (const { shape, owner } of game.look.marks(slots[cell])) if (shape !== 'tile') counts[owner]++;
  }
  return counts;
}
