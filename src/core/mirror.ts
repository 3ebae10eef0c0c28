import { Position } from './position.ts';
import type { BoardSymmetry } from './symmetry.ts';
import { writePosition } from './text.ts';
import type { Seat } from './types.ts';

/** The image of the position under a symmetry of the board and an exchange of seats, which the game must allow. */
export function mirrored(position: Position, symmetry: BoardSymmetry, seats: readonly Seat[]): Position {
  const { game, options, board, slots, vars } = position;
  const image = new Position(game, options);
  for (let cell = 0; cell < board.cellCount; cell++) {
    image.slots[symmetry.cells[cell]] = game.mirror.value(slots[cell], symmetry, seats);
  }
  for (const field of game.notation.fields) {
    if (field.kind !== 'count' && field.kind !== 'seat') continue;
    const value = slots[vars + field.variable];
    image.slots[vars + field.variable] = field.kind === 'seat' && value >= 0 ? seats[value] : value;
  }
  image.giveTurn(seats[position.turn]);
  image.forget();
  game.rules.derive(image);
  image.forget();
  return image;
}

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
