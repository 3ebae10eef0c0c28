import { fill } from '../../core/words.ts';
import { cards, type GameCard } from '../games/cards.ts';
import { CardPicture } from '../kit/card-picture.tsx';
import type { KeptGame } from '../local/kept.ts';
import { easiest, playQuickly } from '../play/quick.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { homeTexts } from './texts.ts';

/** What this is in one line, and a board that one wants to touch: of the game played last, or of the most colourful one. */
export function Hero({ last, isKnown }: { last: KeptGame | undefined; isKnown: boolean }) {
  const played = cards.find(({ id }) => id === last?.record.game);
  const shown = played ?? mostPlayers(cards);
  const start = (card: GameCard) => void playQuickly(card, card === played ? last?.record.options : undefined);
  const { counts, deepGame, oneTable, lead, playNow, invite, free } = homeTexts.value;
  const { playNow: playNowNamed, by } = texts.value;
  return (
    <section class="hero">
      <div class="hero-words">
        <h1>
          <span>
            {fill(cards.length === 1 ? deepGame.one : deepGame.other, { count: counts[cards.length] ?? cards.length })}
          </span>{' '}
          <span>{oneTable}</span>
        </h1>
        <p class="hero-lead">{lead}</p>
        <p class="hero-ways">
          <button type="button" class="button big main" onClick={() => start(played ?? easiest(cards))}>
            {playNow}
          </button>
          <a class="button big outlined" href={addressOf('invite', (played ?? easiest(cards)).id)}>
            {invite}
          </a>
        </p>
        <p class="soft">{free}</p>
      </div>
      <figure class={isKnown ? 'hero-figure' : 'hero-figure waiting'}>
        <button
          type="button"
          class="hero-board"
          aria-label={fill(playNowNamed, { game: shown.name })}
          onClick={() => start(shown)}
        >
          <CardPicture key={shown.id} card={shown} />
        </button>
        <figcaption class="soft">
          {shown.name}, {fill(by, { designer: shown.designer })}
        </figcaption>
      </figure>
    </section>
  );
}

function mostPlayers(all: readonly GameCard[]): GameCard {
  const most = ({ players }: GameCard) => Math.max(...players);
  return all.reduce((one, other) => (most(other) > most(one) ? other : one));
}
