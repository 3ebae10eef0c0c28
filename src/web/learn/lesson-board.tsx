import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusBoard } from '../play/move-choices.tsx';
import { PlayBoard } from '../play/play-board.tsx';
import type { LessonModel } from './model.ts';

/** The board of a lesson. */
export function LessonBoard({ model }: { model: LessonModel }) {
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const { at } = model.lesson.value;
  // Whoever has gone to another step goes on at the board, with the next key already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is what it happens for
  useLayoutEffect(() => {
    if (!isFirst.current) focusBoard(place);
    isFirst.current = false;
  }, [at]);
  return <PlayBoard model={model} place={place} moment={model.position} />;
}
