import { useRef } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { Cell } from '../../core/types.ts';
import { nodeAt, START } from '../../table/study.ts';
import { seenRows } from '../../view/rotation.ts';
import { rotatedScene } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { describeCell } from '../board/describe.ts';
import { LensLayer } from '../board/lens-layer.tsx';
import { hasNames } from '../board/names.ts';
import { Place } from '../board/place.tsx';
import { focusBoard, MoveChoices } from '../play/move-choices.tsx';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import type { StudyModel } from './model.ts';
import { Arrows } from './overlay.tsx';

/** The board of a study: moves are made on it for all seats, and arrows drawn with the right button. */
export function StudyBoard({ model }: { model: StudyModel }) {
  model.touches.value; // whoever draws the hand draws it again with every touch
  const begun = useRef<Cell | undefined>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const position = model.position.value;
  const { hand, game, view } = model;
  const turn = view.rotation.value;
  const isDrawing = model.isDrawing.value;
  const scene = rotatedScene(position, turn);
  const next = position.over || isDrawing ? [] : hand.next(position);
  const isMaking = hand.touched.length > 0;
  const choices = position.over ? [] : hand.choices(position);
  return (
    <Place
      place={place}
      view={view}
      cursor={model.cursor.value}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        begun.current = event.button === 2 ? cellAt(event) : undefined;
      }}
      onPointerUp={(event) => {
        const to = cellAt(event);
        const from = begun.current;
        begun.current = undefined;
        if (event.button === 2 && from !== undefined && to !== undefined) model.drawArrow({ from, to });
      }}
    >
      <Board
        scene={scene}
        rows={seenRows(scene)}
        label={game.name}
        hasLabels={hasNames.value}
        accents={{
          selected: hand.touched,
          targets: isMaking ? next : [],
          starts: isMaking ? [] : next,
          last: isMaking ? [] : lastPath(model, position),
        }}
        cursor={model.cursor.value}
        overlay={
          <>
            <LensLayer scene={scene} position={position} view={view} version={position} />
            <Arrows scene={scene} arrows={model.pointers.value} kind="engine" />
            <Arrows scene={scene} arrows={model.remark.value.arrows} kind="person" from={model.drawnFrom.value} />
          </>
        }
        describe={(cell) => describeCell(position, cell, next, texts.value, language.value)}
        touch={(cell) => model.touch(cell)}
        moveCursor={(cell) => {
          model.cursor.value = cell;
        }}
        drop={() => model.drop()}
      />
      <MoveChoices
        position={position}
        rotation={turn}
        cell={hand.end}
        choices={choices}
        hasLabels={hasNames.value}
        place={place}
        choose={(text) => {
          model.play(text);
          focusBoard(place);
        }}
        cancel={() => model.drop()}
      />
    </Place>
  );
}

function lastPath(model: StudyModel, position: Position): readonly Cell[] {
  const { id, move } = nodeAt(model.study.value);
  if (id === START) return [];
  position.undo();
  const path = position.game.notation.path(position, move);
  position.play(move);
  return path;
}

function cellAt({ clientX, clientY }: PointerEvent): Cell | undefined {
  const name = document.elementFromPoint(clientX, clientY)?.closest('[data-cell]')?.getAttribute('data-cell');
  return name === null || name === undefined ? undefined : Number(name);
}
