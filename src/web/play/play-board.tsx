import type { ComponentChildren, HTMLAttributes, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { frameOf } from '../../view/drawing/frame.ts';
import { seenRows } from '../../view/rotation.ts';
import { rotatedScene, type Scene } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { describeCell } from '../board/describe.ts';
import { LensLayer } from '../board/lens-layer.tsx';
import { hasNames } from '../board/names.ts';
import { Place } from '../board/place.tsx';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import type { BoardController } from './board-controller.ts';
import { focusBoard, MoveChoices } from './move-choices.tsx';

interface PlayBoardProps extends HTMLAttributes<HTMLDivElement> {
  readonly model: BoardController;
  /** The element that contains the board, to focus it. */
  readonly place?: RefObject<HTMLDivElement | null>;
  /** Differs whenever the position does, even if it is the same object. */
  readonly moment: unknown;
  /** Draws above the pieces. */
  overlay?(scene: Scene): ComponentChildren;
}

/** Degrees by which a tilted board turns for each pixel it is dragged. */
const DRAGGED = 0.35;

/** The board on which moves are made, on every screen that has one. */
export function PlayBoard({ model, moment, overlay, place: given, ...rest }: PlayBoardProps) {
  const own = useRef<HTMLDivElement>(null);
  const place = given ?? own;
  const { position, touched, nextCells, lastPath, view, cursor } = model;
  const isMaking = touched.length > 0;
  const rotation = view.rotation.value;
  const directions = position.board.directionCount;
  const scene = rotatedScene(position, rotation);
  const frame = frameOf(scene, hasNames.value);
  return (
    <Place
      place={place}
      view={view}
      cursor={cursor.value}
      style={{ '--ratio': `${frame.width} / ${frame.height}` }}
      {...rest}
    >
      <Board
        scene={scene}
        rows={seenRows(scene)}
        label={position.game.name}
        hasLabels={hasNames.value}
        tilt={view.tilt.value}
        accents={{
          selected: touched,
          targets: isMaking ? nextCells : [],
          starts: isMaking ? [] : nextCells,
          last: isMaking ? [] : lastPath,
          hasJumped: model.hasJumped,
          preview: model.previewedChanges,
          decisive: position.over ? position.game.decisive?.(position) : undefined,
        }}
        cursor={cursor.value}
        overlay={
          <>
            <LensLayer scene={scene} position={position} view={view} version={model.line.position ?? moment} />
            {overlay?.(scene)}
          </>
        }
        describe={(cell: Cell) => describeCell(position, cell, nextCells, texts.value, language.value)}
        touch={(cell, isFinger) => model.touch(cell, isFinger)}
        moveCursor={(cell) => {
          cursor.value = cell;
        }}
        hover={(cell) => {
          model.hovered.value = cell;
        }}
        {...(view.tilt.value === undefined
          ? {}
          : { turn: (right, down) => view.turn(right * DRAGGED, down * DRAGGED, directions) })}
        drop={() => model.drop()}
      />
      <MoveChoices
        position={position}
        rotation={rotation}
        tilt={view.tilt.value}
        cell={model.end}
        choices={model.choices}
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
