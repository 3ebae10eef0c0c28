import { mirrored } from '../core/mirror.ts';
import type { Position } from '../core/position.ts';
import type { BoardSymmetry } from '../core/symmetry.ts';
import { writePosition } from '../core/text.ts';

/**
 * A text that a position shares with all its images under symmetries of its board, including exchanged seats, and with
 * no other.
 */
export function canonicalText(position: Position, symmetries: readonly BoardSymmetry[]): string {
  const { game, options } = position;
  const images = symmetries.flatMap((symmetry) =>
    game.mirror.seatings(symmetry, options).map((seats) => writePosition(mirrored(position, symmetry, seats))),
  );
  return images.reduce((least, text) => (text < least ? text : least));
}
