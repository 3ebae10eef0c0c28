import { useRef } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { sceneOf } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { describeCell } from '../board/describe.ts';
import { frameOf } from '../board/frame.ts';
import { language, texts } from '../state/words.ts';
import { focusBoard, MoveChoices } from './move-choices.tsx';
import { drawnWith, type RunningGame } from './running-game.ts';
import { sayMovesFrom, sayPieces } from './spoken.ts';
import { hasNames } from './view.ts';

/** The board of a running game, with the hand above it. */
export function TableBoard({ running }: { running: RunningGame }) {
  const place = useRef<HTMLDivElement>(null);
  const { session, hand } = drawnWith(running);
  const { position, game } = session.match;
  const isTurned = running.isTurned.value;
  const { rows } = position.board;
  const next = session.isAsking ? hand.next(position) : [];
  const isMaking = hand.touched.length > 0;
  const choices = session.isAsking ? hand.choices(position) : [];
  const scene = sceneOf(position, isTurned);
  const frame = frameOf(scene, hasNames.value);
  return (
    <div class="place" ref={place} style={{ '--ratio': `${frame.width} / ${frame.height}` }}>
      <Board
        scene={scene}
        rows={isTurned ? rows.map((row) => row.toReversed()).toReversed() : rows}
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
        describe={(cell: Cell) => describeCell(position, cell, next, texts.value, language.value)}
        touch={(cell, isFinger) => running.touch(cell, isFinger)}
        moveCursor={(cell) => {
          running.cursor.value = cell;
        }}
        point={(cell) => {
          running.pointed.value = cell;
        }}
        keys={{
          escape: () => running.drop(),
          letters: {
            f: () => {
              running.isTurned.value = !isTurned;
            },
            p: () => {
              running.told.value = sayPieces(position, language.value);
            },
            m: () => {
              running.told.value = sayMovesFrom(position, running.cursor.value);
            },
          },
        }}
      />
      <MoveChoices
        position={position}
        isTurned={isTurned}
        cell={hand.touched.at(-1)}
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
    </div>
  );
}
