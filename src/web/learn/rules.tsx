import type { Game } from '../../core/game.ts';
import { fill } from '../../core/words.ts';
import { language } from '../state/language.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { DiagramFigure } from './diagram.tsx';

/** How a game is played, page after page, with pictures. */
export function RulesScreen({ game }: { game: Game }) {
  const { rulesOf, by, contents, tryLesson, playIt, noGuide } = texts.value;
  const pages = game.course.guide[language.value];
  return (
    <main class="page reading">
      <h1>{fill(rulesOf, { game: game.name })}</h1>
      <p class="soft">{fill(by, { designer: game.designer })}</p>
      <p>{game.texts[language.value].summary}</p>
      {pages.length === 0 && <p>{noGuide}</p>}
      {pages.length > 1 && (
        // On a phone the list of pages would hide the first of them.
        <details class="contents" open={matchMedia('(min-width: 560px)').matches}>
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
      <p class="actions">
        {game.course.lesson !== undefined && (
          <a class="button main" href={addressOf('learn', game.id)}>
            {tryLesson}
          </a>
        )}
        <a class="button" href={addressOf('new', game.id)}>
          {playIt}
        </a>
      </p>
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
