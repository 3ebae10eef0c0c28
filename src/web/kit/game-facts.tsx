import { fill } from '../../core/words.ts';
import type { GameCard } from '../games/cards.ts';
import { sayNumber } from '../state/locale.ts';
import { texts } from '../state/texts.ts';

/** How many play a game, and how long. */
export function GameFacts({ card }: { card: Pick<GameCard, 'players' | 'minutes'> }) {
  const { players, minutes } = texts.value;
  return (
    <ul class="chips">
      <li class="chip">{fill(players, { players: playerCounts(card.players) })}</li>
      {card.minutes > 0 && <li class="chip">{fill(minutes, { minutes: sayNumber(card.minutes) })}</li>}
    </ul>
  );
}

function playerCounts(players: readonly number[]): string {
  const [fewest, most] = [Math.min(...players), Math.max(...players)];
  return fewest === most ? sayNumber(fewest) : `${sayNumber(fewest)}–${sayNumber(most)}`;
}
