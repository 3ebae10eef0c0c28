import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import type { Scene } from '../../view/scene.ts';
import { Picture } from '../board/picture.tsx';
import type { GameCard } from '../games/cards.ts';
import { startGame } from '../play/start.ts';
import { language } from '../state/language.ts';
import { sayNumber } from '../state/locale.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';

/** A level that a beginner can beat, and that still punishes blunders. */
const FIRST_OPPONENT = 'level:3';

/** A game in brief: how it looks, who made it, how long it takes, and the ways into it. */
export function CardOfGame({ card }: { card: GameCard }) {
  const { by, players, minutes, play, playNow, rules, learn, analyse, newGameOf } = texts.value;
  const [scene, setScene] = useState<Scene | undefined>(undefined);
  useEffect(() => {
    // If it cannot be fetched, its place stays empty.
    card.picture().then(setScene, () => {});
  }, [card]);
  const facts = [
    fill(players, { players: playerCounts(card) }),
    ...(card.minutes > 0 ? [fill(minutes, { minutes: sayNumber(card.minutes) })] : []),
  ];
  const link = (word: string, text: string) => (
    <a class="way" href={addressOf(word, card.id)} aria-label={`${text}: ${card.name}`}>
      {text}
    </a>
  );
  return (
    <article class="card">
      <a
        class="card-picture"
        href={addressOf('new', card.id)}
        aria-label={fill(newGameOf, { game: card.name })}
        tabIndex={-1}
      >
        {scene !== undefined && <Picture scene={scene} title={card.name} />}
      </a>
      <div class="card-words">
        <h2>
          <a class="name" href={addressOf('new', card.id)}>
            {card.name}
          </a>
          <span class="designer">
            <span class="comma">, </span>
            <span>{fill(by, { designer: card.designer })}</span>
          </span>
        </h2>
        <p class="soft facts">
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
        <p>{card.summary[language.value]}</p>
      </div>
      <div class="card-ways">
        <button type="button" class="main" aria-label={fill(playNow, { game: card.name })} onClick={() => begin(card)}>
          {play}
        </button>
        {link('rules', rules)}
        {card.hasLesson && link('learn', learn)}
        {link('analyse', analyse)}
      </div>
    </article>
  );
}

/** Starts a game at once, with the default options and computers at the other seats. */
function begin({ id, players: [count] }: GameCard): void {
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? 'human' : FIRST_OPPONENT));
  startGame({ game: id, options: {}, moves: [] }, seats);
}

function playerCounts({ players }: GameCard): string {
  const [fewest, most] = [Math.min(...players), Math.max(...players)];
  return fewest === most ? sayNumber(fewest) : `${sayNumber(fewest)}–${sayNumber(most)}`;
}
