import type { Game } from '../../core/game.ts';
import { fill } from '../../core/words.ts';
import { cards } from '../games/cards.ts';
import { levelResults } from '../games/results.ts';
import { GameFacts } from '../kit/game-facts.tsx';
import { useKeptGames } from '../kit/kept-games.ts';
import { keptStep } from '../learn/progress.ts';
import { playQuickly } from '../play/quick.ts';
import { language } from '../state/language.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { Levels } from './levels.tsx';
import { OwnGames } from './own-games.tsx';
import { Showcase } from './showcase.tsx';
import { aboutTexts } from './texts.ts';
import { Variants } from './variants.tsx';

/** The page of a game: it plays itself, and says what there is to know and to do. */
export function AboutScreen({ game }: { game: Game }) {
  const kept = useKeptGames();
  const own = kept?.filter(({ record }) => record.game === game.id) ?? [];
  return (
    <main class="page about-game">
      <div class="about-top">
        <Showcase game={game} />
        <Introduction game={game} />
      </div>
      <div class={kept === undefined ? 'about-parts waiting' : 'about-parts'}>
        <Levels game={game} results={levelResults(game, own)} />
        <div>
          <OwnGames kept={own} />
          <Variants game={game} />
        </div>
      </div>
    </main>
  );
}

function Introduction({ game }: { game: Game }) {
  const { by, play, playNow, rules, study } = texts.value;
  const { byIn, learn, goOnLearning, invite, setUp } = aboutTexts.value;
  const { id, name, designer, year, minutes, course, options } = game;
  const { summary } = game.texts[language.value];
  const aim = course.guide[language.value][0]?.paragraphs[0];
  const card = cards.find((one) => one.id === id);
  return (
    <div class="about-words">
      <h1>{name}</h1>
      <p class="about-designer">{fill(year === undefined ? by : byIn, { designer, year: year ?? '' })}</p>
      <p class="about-summary">{summary}</p>
      {aim !== undefined && aim !== summary && <p class="about-aim">{aim}</p>}
      <GameFacts card={{ players: options.players, minutes }} />
      <p class="about-ways">
        <button
          type="button"
          class="button big main"
          aria-label={fill(playNow, { game: name })}
          onClick={() => card !== undefined && void playQuickly(card)}
        >
          {play}
        </button>
        {course.lesson !== undefined && (
          <a class="button big outlined" href={addressOf('learn', id)}>
            {keptStep(id, Number.POSITIVE_INFINITY) > 0 ? goOnLearning : learn}
          </a>
        )}
      </p>
      <p class="about-links">
        <a href={addressOf('rules', id)}>{rules}</a>
        <a href={addressOf('analyse', id)}>{study}</a>
        <a href={addressOf('invite', id)}>{invite}</a>
        <a href={addressOf('new', id)}>{setUp}</a>
      </p>
    </div>
  );
}
