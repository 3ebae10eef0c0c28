import type { Game } from '../../../core/game.ts';
import { type SeatWord, seatName } from '../../../session/seats.ts';
import type { Navigator } from '../kit/navigator.ts';

/** Who sits where in a game at this keyboard, in a word or two. */
export function shortNames({ texts, language }: Navigator, game: Game, seats: readonly SeatWord[]): readonly string[] {
  const isAlone = seats.filter((word) => word === 'human').length === 1;
  return seats.map((word) => (word === 'human' ? texts[isAlone ? 'you' : 'player'] : seatName(game, word, language)));
}
