import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { makeScene } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { describeCell } from '../board/describe.ts';
import { focusBoard, MoveChoices } from '../play/move-choices.tsx';
import { language } from '../state/language.ts';
import { settings } from '../state/settings.ts';
import { texts } from '../state/texts.ts';
import type { LessonModel } from './model.ts';

/** The board of a lesson, with the learner's hand above it. */
export function LessonBoard({ model }: { model: LessonModel }) {
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  model.version.value;
  const { position, isAsking, hand, choices } = model;
  const { at } = model.lesson.value;
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
          last: model.path.value,
          preview: model.previewedChanges(),
        }}
        cursor={model.cursor.value}
        describe={(cell: Cell) => describeCell(position, cell, next, texts.value, language.value)}
        touch={(cell) => model.touch(cell)}
        moveCursor={(cell) => {
          model.cursor.value = cell;
        }}
        hover={(cell) => {
          model.hovered.value = cell;
        }}
        drop={() => model.drop()}
      />
      <MoveChoices
        position={position}
        rotation={0}
        cell={hand.end}
        choices={choices}
        hasLabels={hasLabels}
        place={place}
        choose={(text) => {
          model.try(text);
          if (model.isAsking) focusBoard(place);
        }}
        preview={(text) => {
          model.previewed.value = text;
        }}
        cancel={() => {
          model.drop();
          focusBoard(place);
        }}
      />
    </div>
  );
}
