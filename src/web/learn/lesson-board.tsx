import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { makeScene } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { describeCell } from '../board/describe.ts';
import { focusBoard, MoveChoices } from '../play/move-choices.tsx';
import { language } from '../state/language.ts';
import { settings } from '../state/settings.ts';
import { texts } from '../state/texts.ts';
import type { RunningLesson } from './running-lesson.ts';

/** The board of a lesson, with the learner's hand above it. */
export function LessonBoard({ running }: { running: RunningLesson }) {
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  running.version.value;
  const { position, isAsking, hand, choices } = running;
  const { at } = running.lesson.value;
  // Whoever has gone to another step goes on at the board, with the next key already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is what it happens for
  useLayoutEffect(() => {
    if (!isFirst.current) focusBoard(place);
    isFirst.current = false;
  }, [at]);
  const next = isAsking ? hand.next(position) : [];
  const isMaking = hand.touched.length > 0;
  const scene = makeScene(position);
  const hasLabels = settings.value.coordinates;
  return (
    <div class="place lesson-board" ref={place}>
      <Board
        scene={scene}
        rows={position.board.rows}
        label={position.game.name}
        hasLabels={hasLabels}
        accents={{
          selected: hand.touched,
          targets: isMaking ? next : [],
          starts: isMaking ? [] : next,
          last: running.path.value,
          preview: running.preview(),
        }}
        cursor={running.cursor.value}
        describe={(cell: Cell) => describeCell(position, cell, next, texts.value, language.value)}
        touch={(cell) => running.touch(cell)}
        moveCursor={(cell) => {
          running.cursor.value = cell;
        }}
        point={(cell) => {
          running.pointed.value = cell;
        }}
        drop={() => running.drop()}
      />
      <MoveChoices
        position={position}
        turn={0}
        cell={hand.end}
        choices={choices}
        hasLabels={hasLabels}
        place={place}
        choose={(text) => {
          running.try(text);
          if (running.isAsking) focusBoard(place);
        }}
        consider={(text) => {
          running.considered.value = text;
        }}
        cancel={() => {
          running.drop();
          focusBoard(place);
        }}
      />
    </div>
  );
}
