import { fill } from '../../core/words.ts';
import { sayNumber } from '../state/locale.ts';
import type { LessonModel } from './model.ts';
import { learnTexts } from './texts.ts';

/** All steps of a lesson: those that were solved are filled, and each can be gone to. */
export function StepList({ model }: { model: LessonModel }) {
  const { at, steps } = model.lesson.value;
  const { steps: title, step, solvedStep } = learnTexts.value;
  const isSolved = (index: number) => model.solved.value.has(index);
  return (
    <nav class="step-list" aria-label={title}>
      <ol>
        {steps.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is the one at its place
          <li key={index} class={isSolved(index) ? 'is-solved' : undefined}>
            <button
              type="button"
              aria-label={fill(isSolved(index) ? solvedStep : step, { step: sayNumber(index + 1) })}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => model.goTo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
