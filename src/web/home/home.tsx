import { cards } from '../games/cards.ts';
import { useKeptGames } from '../kit/kept-games.ts';
import { Continue } from './continue.tsx';
import { CardOfGame } from './game-card.tsx';
import { Hero } from './hero.tsx';
import { homeTexts } from './texts.ts';

/** The first screen: a board to begin at, unfinished games, and a card for each game. */
export function Home() {
  const kept = useKeptGames();
  return (
    <main class="page home">
      <Hero last={kept?.[0]} isKnown={kept !== undefined} />
      <Continue kept={kept ?? []} />
      {/* Shown once it is known what is above: nothing may jump. */}
      <section class={kept === undefined ? 'games-of-home waiting' : 'games-of-home'} aria-labelledby="games-title">
        <h2 id="games-title">{homeTexts.value.gamesTitle}</h2>
        <ul class="cards">
          {cards.map((card) => (
            <li key={card.id}>
              <CardOfGame card={card} />
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
