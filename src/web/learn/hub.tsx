import { Check } from 'lucide';
import { fill } from '../../core/words.ts';
import { cards, type GameCard } from '../games/cards.ts';
import { CardPicture } from '../kit/card-picture.tsx';
import { countText } from '../kit/format.ts';
import { Icon } from '../kit/icon.tsx';
import { sayNumber } from '../state/locale.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { isLearned, keptStep, solvedSteps } from './progress.ts';
import { learnTexts } from './texts.ts';

/** All games, how far one has come with each, and the ways to its lesson and its rules. */
export function LearnHub() {
  return (
    <main class="page learn-hub">
      <h1>{learnTexts.value.title}</h1>
      <p class="soft">{learnTexts.value.lead}</p>
      <ul class="courses">
        {cards.map((card) => (
          <li key={card.id} class="panel">
            <Course card={card} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Course({ card }: { card: GameCard }) {
  const { id, name, designer, lessonSteps } = card;
  const { by, rules } = texts.value;
  const { begin, goOn, again, learned, notBegun, stepOf } = learnTexts.value;
  const at = keptStep(id, lessonSteps);
  const isDone = isLearned(id);
  const solved = solvedSteps(id, lessonSteps).size;
  const isBegun = at > 0 || (solved > 0 && !isDone);
  const way = isBegun ? goOn : isDone ? again : begin;
  return (
    <>
      <div class={`course-picture tint-${card.tint}`}>
        <CardPicture card={card} />
      </div>
      <div class="course-words">
        <h2>
          <a href={addressOf('about', id)}>{name}</a>
          <span class="unseen">, </span>
          <span class="soft">{fill(by, { designer })}</span>
        </h2>
        {lessonSteps > 0 && (
          <p class="soft course-progress">
            {isBegun ? (
              <>
                {fill(stepOf, { step: sayNumber(at + 1), steps: sayNumber(lessonSteps) })}
                <progress max={lessonSteps} value={solved} aria-label={name} />
              </>
            ) : isDone ? (
              <>
                <Icon of={Check} /> {learned}
              </>
            ) : (
              countText(notBegun, lessonSteps)
            )}
          </p>
        )}
        <p class="course-ways">
          {lessonSteps > 0 && (
            <a
              class={isDone && !isBegun ? 'button' : 'button main'}
              href={addressOf('learn', id)}
              aria-label={`${way}: ${name}`}
            >
              {way}
            </a>
          )}
          <a class="button" href={addressOf('rules', id)} aria-label={`${rules}: ${name}`}>
            {rules}
          </a>
        </p>
      </div>
    </>
  );
}
