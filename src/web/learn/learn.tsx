import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LessonStep } from '../../core/course.ts';
import type { Game } from '../../core/game.ts';
import { sayWordMove } from '../../core/play/words.ts';
import { fill } from '../../core/words.ts';
import { sayStep, stepOf } from '../../session/lesson.ts';
import { cards } from '../games/cards.ts';
import { countText } from '../kit/format.ts';
import { nameChoice } from '../play/move-choices.tsx';
import { playQuickly } from '../play/quick.ts';
import { playTexts } from '../play/texts.ts';
import { TypedMove } from '../play/typed-move.tsx';
import { language } from '../state/language.ts';
import { sayNumber } from '../state/locale.ts';
import { texts } from '../state/texts.ts';
import { Reasons } from '../why/claims.tsx';
import { whyTexts } from '../why/texts.ts';
import { LessonBoard } from './lesson-board.tsx';
import { LessonModel } from './model.ts';
import { StepList } from './step-list.tsx';
import { learnTexts } from './texts.ts';

/** The screen that teaches a game: a task, a board, and as many attempts as it takes. */
export function LearnScreen({ game }: { game: Game }) {
  const [steps, setSteps] = useState<readonly LessonStep[] | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  useEffect(() => {
    game.course.lesson?.().then(setSteps, setError);
  }, [game]);
  if (error !== undefined) throw new Error(texts.value.notLoaded, { cause: error });
  return steps === undefined ? <main class="page" aria-busy="true" /> : <LessonTable game={game} steps={steps} />;
}

function LessonTable({ game, steps }: { game: Game; steps: readonly LessonStep[] }) {
  const model = useMemo(() => new LessonModel(game, steps), [game, steps]);
  useEffect(() => () => model.close(), [model]);
  return (
    <main class="lesson">
      <LessonBoard model={model} />
      <Tutor model={model} game={game} />
    </main>
  );
}

/** The task, what is said about the attempts, and the ways on, beside the board. */
function Tutor({ model, game }: { model: LessonModel; game: Game }) {
  const lesson = model.lesson.value;
  const { stepOf: counted, typeMove } = learnTexts.value;
  const [step, steps] = [lesson.at + 1, lesson.steps.length];
  const progress = fill(counted, { step: sayNumber(step), steps: sayNumber(steps) });
  return (
    <section class="tutor" aria-label={progress}>
      <header>
        <h1>{fill(texts.value.learnGame, { game: game.name })}</h1>
        <p class="soft">{progress}</p>
      </header>
      <StepList model={model} />
      <p class="task" aria-live="polite">
        {stepOf(lesson).texts[language.value].task}
      </p>
      <Feedback model={model} />
      <Choices model={model} game={game} />
      <Ways model={model} game={game} />
      <details class="typed-move">
        <summary>{typeMove}</summary>
        <TypedMove model={model} />
      </details>
    </section>
  );
}

/** What is said about the last attempt; the task stays above it. */
function Feedback({ model }: { model: LessonModel }) {
  const { solved, notYet, isShown, finished, skipped } = learnTexts.value;
  const lesson = model.lesson.value;
  const open = model.open.length;
  const hasHint = lesson.wrong > 0 && model.isAsking;
  return (
    <div class={model.isAsking ? 'said' : 'said is-solved'} aria-live="polite">
      {!model.isAsking && (
        <>
          <strong>{solved}</strong>
          <p>{sayStep(lesson, language.value)}</p>
        </>
      )}
      {lesson.phase === 'finished' && <p>{open === 0 ? finished : countText(skipped, open)}</p>}
      {model.isWrong.value && <p class="message">{notYet}</p>}
      {model.isWrong.value && <WhyNot model={model} />}
      {hasHint && <p>{sayStep(lesson, language.value)}</p>}
      {model.isAsking && model.shown.value !== undefined && <p>{isShown}</p>}
      {model.nextTouch !== '' && <p class="soft">{model.nextTouch}</p>}
      {model.message.value !== '' && <p class="message">{model.message.value}</p>}
    </div>
  );
}

/** Why the attempt was not it, for those who want to know. */
function WhyNot({ model }: { model: LessonModel }) {
  const asked = model.why.asked.value;
  if (asked !== undefined) return <Reasons asked={asked} line={model.line} isBesideVerdict />;
  if (model.tried.value === undefined || model.shown.value === undefined) return null;
  return (
    <p>
      <button type="button" onClick={() => model.explain()}>
        {whyTexts.value.whyNot}
      </button>
    </p>
  );
}

/** Moves of which touched cells alone do not tell which one is meant. */
function Choices({ model, game }: { model: LessonModel; game: Game }) {
  const { choices, wordMoves } = model;
  if (choices.length + wordMoves.length === 0) return null;
  return (
    <fieldset class="choices">
      {choices.length > 0 && <legend>{playTexts.value.whichOne}</legend>}
      {choices.map(({ word, text }) => (
        <button key={text} type="button" onClick={() => model.play(text)}>
          {nameChoice(game, word, text)}
        </button>
      ))}
      {wordMoves.map((text) => (
        <button key={text} type="button" onClick={() => model.play(text)}>
          {sayWordMove(game, text, language.value)}
        </button>
      ))}
    </fieldset>
  );
}

function Ways({ model, game }: { model: LessonModel; game: Game }) {
  const { next: nextStep, skip, back, showMe, restart, play } = learnTexts.value;
  const { phase, at, steps } = model.lesson.value;
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (phase !== 'asking') next.current?.focus({ preventScroll: true });
  }, [phase]);
  const card = cards.find(({ id }) => id === game.id);
  if (phase === 'finished')
    return (
      <div class="lesson-ways">
        <button type="button" onClick={() => model.goTo(0)}>
          {restart}
        </button>
        <button ref={next} type="button" class="main" onClick={() => card !== undefined && void playQuickly(card)}>
          {play}
        </button>
      </div>
    );
  return (
    <div class="lesson-ways">
      <button type="button" disabled={at === 0} onClick={() => model.goTo(at - 1)}>
        {back}
      </button>
      <button type="button" disabled={phase === 'solved'} onClick={() => model.showSolution()}>
        {showMe}
      </button>
      <button
        ref={next}
        type="button"
        class={phase === 'solved' ? 'main' : ''}
        disabled={phase === 'asking' && at === steps.length - 1}
        onClick={() => model.goOn()}
      >
        {phase === 'solved' ? nextStep : skip}
      </button>
    </div>
  );
}
