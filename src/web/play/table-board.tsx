import { useRef } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { turnedScene } from '../../view/scene.ts';
import { seenRows } from '../../view/turn.ts';
import { Board } from '../board/board.tsx';
import { describeCell } from '../board/describe.ts';
import { frameOf } from '../board/frame.ts';
import { LensLayer } from '../board/lens-layer.tsx';
import { hasNames } from '../board/names.ts';
import { Place } from '../board/place.tsx';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { focusBoard, MoveChoices } from './move-choices.tsx';
import { drawnWith, type Moving } from './moving.ts';

/** The board of a running game, with the hand above it. */
export function TableBoard({ running }: { running: Moving }) {
  const place = useRef<HTMLDivElement>(null);
  const { session, hand, view } = drawnWith(running);
  const { position, game, moves } = session.match;
  const turn = view.turn.value;
  const next = session.isAsking ? hand.next(position) : [];
  const isMaking = hand.touched.length > 0;
  const choices = session.isAsking ? hand.choices(position) : [];
  const scene = turnedScene(position, turn);
  const frame = frameOf(scene, hasNames.value);
  return (
    <Place
      place={place}
      view={view}
      cursor={running.cursor.value}
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
          preview: running.preview(),
        }}
        cursor={running.cursor.value}
        overlay={<LensLayer scene={scene} position={position} view={view} version={moves.length} />}
        describe={(cell: Cell) => describeCell(position, cell, next, texts.value, language.value)}
        touch={(cell, isFinger) => running.touch(cell, isFinger)}
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
        turn={turn}
        cell={hand.end}
        choices={choices}
        hasLabels={hasNames.value}
        place={place}
        choose={(text) => {
          running.play(text);
          focusBoard(place);
        }}
        consider={(text) => running.consider(text)}
        cancel={() => {
          running.drop();
          focusBoard(place);
        }}
      />
    </Place>
  );
}
