import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LessonStep } from '../../core/course.ts';
import type { Game } from '../../core/game.ts';
import { sayWordMove } from '../../core/play/words.ts';
import { fill } from '../../core/words.ts';
import { sayStep } from '../../session/lesson.ts';
import { nameChoice } from '../play/move-choices.tsx';
import { TypedMove } from '../play/moves.tsx';
import { playTexts } from '../play/texts.ts';
import { language } from '../state/language.ts';
import { sayNumber } from '../state/locale.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { LessonBoard } from './lesson-board.tsx';
import { LessonModel } from './model.ts';

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
  return (
    <main class="lesson">
      <LessonBoard model={model} />
      <Tutor model={model} game={game} />
    </main>
  );
}

/** The task and the feedback, beside the board. */
function Tutor({ model, game }: { model: LessonModel; game: Game }) {
  const { learnGame, stepOf, wellDone, lessonDone } = texts.value;
  const lesson = model.lesson.value;
  const [step, steps] = [lesson.at + 1, lesson.steps.length];
  const { choices, wordMoves, nextTouch } = model;
  const said = sayStep(lesson, language.value);
  const progress = fill(stepOf, { step: sayNumber(step), steps: sayNumber(steps) });
  return (
    <section class="tutor" aria-label={progress}>
      <h1>{fill(learnGame, { game: game.name })}</h1>
      <label class="soft lesson-progress">
        {progress}
        <progress max={steps} value={model.isAsking ? step - 1 : step} />
      </label>
      <div class="said" aria-live="polite">
        {!model.isAsking && <strong>{wellDone}</strong>}
        <p>{said}</p>
        {lesson.phase === 'finished' && <p>{lessonDone}</p>}
        {nextTouch !== '' && <p class="soft">{nextTouch}</p>}
        <p class="message">{model.message.value}</p>
      </div>
      {choices.length + wordMoves.length > 0 && (
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
      )}
      <TypedMove model={model} />
      <Ways model={model} game={game} />
    </section>
  );
}

function Ways({ model, game }: { model: LessonModel; game: Game }) {
  const { nextStep, lastStep, showMe, lessonAgain, playIt } = texts.value;
  const { phase, at } = model.lesson.value;
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (phase === 'solved') next.current?.focus({ preventScroll: true });
  }, [phase]);
  return (
    <div class="actions">
      <button type="button" disabled={at === 0} onClick={() => model.back()}>
        {lastStep}
      </button>
      {phase === 'asking' && (
        <button type="button" disabled={!model.canShow} onClick={() => model.showSolution()}>
          {showMe}
        </button>
      )}
      {phase !== 'finished' && (
        <button ref={next} type="button" class="main" disabled={phase !== 'solved'} onClick={() => model.goOn()}>
          {nextStep}
        </button>
      )}
      {phase === 'finished' && (
        <>
          <button type="button" onClick={() => model.restart()}>
            {lessonAgain}
          </button>
          <a class="button main" href={addressOf('new', game.id)}>
            {playIt}
          </a>
        </>
      )}
    </div>
  );
}
