import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { examplePosition } from '../../core/example.ts';
import type { Game } from '../../core/game.ts';
import { newMatch } from '../../core/match.ts';
import { defaultOptions, optionsOf } from '../../core/options.ts';
import { makeScene } from '../../view/scene.ts';
import { fill } from '../../view/words.ts';
import { Picture } from '../board/picture.tsx';
import { startGame } from '../play/start.ts';
import { language } from '../state/language.ts';
import { sayNumber } from '../state/locale.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';

/** A rung that a beginner can beat, and that still punishes what is given away. */
const FIRST_OPPONENT = 'level:3';

/** A game in short: how it looks, who made it, how long it takes, and the ways into it. */
export function GameCard({ game }: { game: Game }) {
  const { by, players, minutes, play, playNow, rules, learn, analyse, newGameOf } = texts.value;
  const { summary } = game.texts[language.value];
  // Drawn once, whatever else of the card changes.
  const picture = useMemo(() => <Picture scene={makeScene(examplePosition(game))} title={game.name} />, [game]);
  const facts = [
    fill(players, { players: playerCounts(game) }),
    ...(game.minutes > 0 ? [fill(minutes, { minutes: sayNumber(game.minutes) })] : []),
  ];
  const link = (word: string, text: string) => (
    <a class="way" href={addressOf(word, game.id)} aria-label={`${text}: ${game.name}`}>
      {text}
    </a>
  );
  return (
    <article class="card">
      <a
        class="card-picture"
        href={addressOf('new', game.id)}
        aria-label={fill(newGameOf, { game: game.name })}
        tabIndex={-1}
      >
        {picture}
      </a>
      <div class="card-words">
        <h2>
          <a class="name" href={addressOf('new', game.id)}>
            {game.name}
          </a>
          <span class="designer">
            <span class="comma">, </span>
            <span>{fill(by, { designer: game.designer })}</span>
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
        <p>{summary}</p>
      </div>
      <div class="card-ways">
        <button type="button" class="main" aria-label={fill(playNow, { game: game.name })} onClick={() => begin(game)}>
          {play}
        </button>
        {link('rules', rules)}
        {game.course.lesson !== undefined && link('learn', learn)}
        {link('analyse', analyse)}
      </div>
    </article>
  );
}

/** A game at once, with the usual options and computers at the other seats. */
function begin(game: Game): void {
  const options = optionsOf(game.options, defaultOptions(game.options));
  const match = newMatch(game, options);
  const seats = Array.from({ length: Number(options.players) }, (_, seat) => (seat === 0 ? 'human' : FIRST_OPPONENT));
  startGame(match.record(), seats);
}

function playerCounts({ options }: Game): string {
  const counts = options.players.map(Number);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return fewest === most ? sayNumber(fewest) : `${sayNumber(fewest)}–${sayNumber(most)}`;
}
