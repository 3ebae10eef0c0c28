import { useCallback, useEffect, useState } from 'preact/hooks';
import { cards } from '../games/cards.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { Continue } from './continue.tsx';
import { CardOfGame } from './game-card.tsx';

/** The browser's own database answers sooner than this, or does not work. */
const LONGEST_MS = 300;

/** The first screen: unfinished games, and a card for each game. */
export function Home() {
  const [isListed, setListed] = useState(false);
  const listed = useCallback(() => setListed(true), []);
  useEffect(() => {
    const timer = setTimeout(listed, LONGEST_MS);
    return () => clearTimeout(timer);
  }, [listed]);
  return (
    <main class="page home">
      <h1 class="tagline">{texts.value.tagline}</h1>
      <p class="others">
        <a href={addressOf('online')}>{texts.value.playWithOthers}</a>
      </p>
      <Continue listed={listed} />
      {/* Shown once it is known what is above: nothing may jump. */}
      <ul class={isListed ? 'cards' : 'cards waiting'}>
        {cards.map((card) => (
          <li key={card.id}>
            <CardOfGame card={card} />
          </li>
        ))}
      </ul>
    </main>
  );
}
