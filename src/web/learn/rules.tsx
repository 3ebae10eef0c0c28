import type { Game } from '../../core/game.ts';
import { fill } from '../../core/words.ts';
import { cards } from '../games/cards.ts';
import { playQuickly } from '../play/quick.ts';
import { language } from '../state/language.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { DiagramFigure } from './diagram.tsx';
import { learnTexts } from './texts.ts';

/** How a game is played, page after page, with pictures. */
export function RulesScreen({ game }: { game: Game }) {
  const { rulesOf, by } = texts.value;
  const { contents, tryLesson, play, noGuide } = learnTexts.value;
  const pages = game.course.guide[language.value];
  const card = cards.find(({ id }) => id === game.id);
  return (
    <main class="page reading">
      <header class="rules-head">
        <h1>{fill(rulesOf, { game: game.name })}</h1>
        <p class="soft">{fill(by, { designer: game.designer })}</p>
        <p>{game.texts[language.value].summary}</p>
        {pages.length === 0 && <p>{noGuide}</p>}
        <p class="rules-ways">
          {game.course.lesson !== undefined && (
            <a class="button main" href={addressOf('learn', game.id)}>
              {tryLesson}
            </a>
          )}
          <button type="button" class="button" onClick={() => card !== undefined && void playQuickly(card)}>
            {play}
          </button>
        </p>
      </header>
      <div class="rules-body">
        {pages.length > 1 && (
          // In a narrow window the list of pages would hide the first of them.
          <details class="contents" open={matchMedia('(min-width: 1000px)').matches}>
            <summary>{contents}</summary>
            <nav aria-label={contents}>
              {pages.map(({ title }, index) => (
                <button key={title} type="button" onClick={() => showPage(index)}>
                  {title}
                </button>
              ))}
            </nav>
          </details>
        )}
        <div>
          {pages.map(({ title, paragraphs, diagram }, index) => (
            <section key={title} class="guide-page" aria-labelledby={pageId(index)}>
              <div>
                <h2 id={pageId(index)} tabIndex={-1}>
                  {title}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              {diagram !== undefined && <DiagramFigure game={game} diagram={diagram} />}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

function pageId(index: number): string {
  return `page-${index + 1}`;
}

/** Links within the page would change the address, which names the screen. */
function showPage(index: number): void {
  const heading = document.getElementById(pageId(index));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
