import { useRef } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { seenRows } from '../../view/rotation.ts';
import { rotatedScene } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { describeCell } from '../board/describe.ts';
import { frameOf } from '../board/frame.ts';
import { LensLayer } from '../board/lens-layer.tsx';
import { hasNames } from '../board/names.ts';
import { Place } from '../board/place.tsx';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { type BoardController, redrawnWith } from './board-controller.ts';
import { focusBoard, MoveChoices } from './move-choices.tsx';

/** The board of a running game, with the hand above it. */
export function PlayBoard({ model }: { model: BoardController }) {
  const place = useRef<HTMLDivElement>(null);
  const { session, hand, view } = redrawnWith(model);
  const { position, game, moves } = session.match;
  const turn = view.rotation.value;
  const next = session.isAsking ? hand.next(position) : [];
  const isMaking = hand.touched.length > 0;
  const choices = session.isAsking ? hand.choices(position) : [];
  const scene = rotatedScene(position, turn);
  const frame = frameOf(scene, hasNames.value);
  return (
    <Place
      place={place}
      view={view}
      cursor={model.cursor.value}
      style={{ '--ratio': `${frame.width} / ${frame.height}` }}
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
          last: isMaking ? [] : session.lastPath(),
          preview: model.previewedChanges(),
        }}
        cursor={model.cursor.value}
        overlay={<LensLayer scene={scene} position={position} view={view} version={moves.length} />}
        describe={(cell: Cell) => describeCell(position, cell, next, texts.value, language.value)}
        touch={(cell, isFinger) => model.touch(cell, isFinger)}
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
        rotation={turn}
        cell={hand.end}
        choices={choices}
        hasLabels={hasNames.value}
        place={place}
        choose={(text) => {
          model.play(text);
          focusBoard(place);
        }}
        preview={(text) => model.preview(text)}
        cancel={() => {
          model.drop();
          focusBoard(place);
        }}
      />
    </Place>
  );
}
