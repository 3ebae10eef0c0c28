import { fill } from '../../core/words.ts';
import type { GameCard } from '../games/cards.ts';
import { CardPicture } from '../kit/card-picture.tsx';
import { GameFacts } from '../kit/game-facts.tsx';
import { language } from '../state/language.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';

/** A game in brief, picture first; all of it leads to the game's page. */
export function CardOfGame({ card }: { card: GameCard }) {
  return (
    <article class={`card tint-${card.tint}`}>
      <div class="card-picture">
        <CardPicture card={card} />
      </div>
      <div class="card-words">
        <h3>
          <a href={addressOf('about', card.id)}>{card.name}</a>
          <span class="unseen">, </span>
          <span class="designer">{fill(texts.value.by, { designer: card.designer })}</span>
        </h3>
        <p class="card-summary">{card.summary[language.value]}</p>
        <GameFacts card={card} />
      </div>
    </article>
  );
}
