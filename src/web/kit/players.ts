import type { Game } from '../../core/game.ts';
import { type SeatWord, seatName } from '../../session/seats.ts';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { countText } from './format.ts';

/** Who plays against whom, in short: players of one kind are counted, people first. */
export function sayPlayers(game: Game, seats: readonly SeatWord[]): string {
  const { against, people } = texts.value;
  const persons = seats.filter((word) => word === 'human').length;
  const others = new Map<SeatWord, number>();
  for (const word of seats) if (word !== 'human') others.set(word, (others.get(word) ?? 0) + 1);
  const named = [...others].map(([word, count]) => {
    const name = seatName(game, word, language.value);
    return count === 1 ? name : `${count} × ${name}`;
  });
  const [first, ...rest] = [...(persons === 0 ? [] : [countText(people, persons)]), ...named];
  return rest.length === 0 ? first : `${first}${against}${rest.join(', ')}`;
}
