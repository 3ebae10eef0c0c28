import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusBoard } from '../play/move-choices.tsx';
import { PlayBoard } from '../play/play-board.tsx';
import type { LessonModel } from './model.ts';

/** The board of a lesson. */
export function LessonBoard({ model }: { model: LessonModel }) {
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const { at } = model.lesson.value;
  // After a change of step the board has the focus, ready for the next key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is what it happens for
  useLayoutEffect(() => {
    if (!isFirst.current) focusBoard(place);
    isFirst.current = false;
  }, [at]);
  return <PlayBoard model={model} place={place} moment={model.position} />;
}
