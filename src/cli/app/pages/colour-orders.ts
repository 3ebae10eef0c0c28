import type { Game } from '../../../core/game.ts';

/** All ways to give the colours of a game to its seats, the usual one first. */
export function colourOrders({ look }: Game, seats: number): readonly (readonly number[])[] {
  const places = look.inks.map((_, place) => place);
  const orders = (chosen: readonly number[]): readonly (readonly number[])[] =>
    chosen.length === seats
      ? [chosen]
      : places.filter((place) => !chosen.includes(place)).flatMap((place) => orders([...chosen, place]));
  return orders([]);
}
