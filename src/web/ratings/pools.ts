import { fill } from '../../core/words.ts';
import { SPEEDS, type Speed } from '../../protocol/setup.ts';
import { cards } from '../games/cards.ts';
import { ratingTexts } from './texts.ts';

/** Ratings are compared within one game, one speed and one number of players. */
export interface RatingPool {
  readonly game: string;
  readonly speed: Speed;
  readonly players: number;
}

/** The pool that the words of an address name; the first one if they name none. */
export function readPool([id, speedWord, playersWord]: readonly string[]): RatingPool {
  const game = cards.find((one) => one.id === id) ?? cards[0];
  const speed = SPEEDS.find((one) => one === speedWord) ?? SPEEDS[0];
  const counts = game.players.toSorted();
  const players = counts.find((count) => String(count) === playersWord) ?? counts[0];
  return { game: game.id, speed, players };
}

/** In a few words. */
export function sayPool({ game: id, speed, players }: RatingPool): string {
  const { brief, playerCount } = ratingTexts.value;
  const game = cards.find((one) => one.id === id);
  const isOnly = (game?.players.length ?? 1) === 1;
  return [game?.name ?? id, brief[speed], ...(isOnly ? [] : [fill(playerCount, { players })])].join(' · ');
}
