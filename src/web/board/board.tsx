import { useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { changedShapes, trackShapes } from '../../view/drawing/accents.ts';
import { CELL, cellPoints, itemOf, placeOf, viewBoxOf } from '../../view/drawing/frame.ts';
import { groundShapes } from '../../view/drawing/ground.ts';
import { definitions, markShape } from '../../view/drawing/pieces.ts';
import { type Projection, projectionOf, transformOf, unproject } from '../../view/drawing/tilt.ts';
import type { Item, Scene } from '../../view/scene.ts';
import { wayOf } from '../../view/track.ts';
import { Accents } from './accents.tsx';
import { boardKeys } from './board-keys.ts';
import type { BoardProps } from './board-props.ts';
import { cellOf } from './cell-of.ts';
import { DrawingId, Drawn } from './drawn.tsx';
import { useKeptScene } from './kept-scene.ts';
import { Magnifier } from './magnifier.tsx';
import { useMotion } from './motion.ts';
import { Departing, Pieces } from './pieces.tsx';
import { usePointer } from './pointer.ts';

/** Drawings wider than this have small cells on most screens. */
const WIDE = 13 * CELL;

/** The board that every screen uses: an SVG that is a grid of cells for keyboards and screen readers. */
export function Board(props: BoardProps) {
  const { rows, label, accents, hasLabels = true, tilt, hover, cursor, describe } = props;
  const { scene, board } = useKeptScene(props.scene);
  const id = useId();
  const root = useRef<SVGSVGElement>(null);
  const [focused, setFocused] = useState<Cell | undefined>(undefined);
  const { changes, count, changed } = useMotion(root, scene, wayOf(accents.last), accents.hasJumped);
  const { listeners, hovered, dragged, magnified } = usePointer(props, root);
  const projection = useMemo(() => projectionOf(board, hasLabels, tilt), [board, hasLabels, tilt]);
  const { frame } = projection;
  const touchable = new Set([...accents.starts, ...accents.targets]);
  const canTouch = hovered !== undefined && touchable.has(hovered);
  return (
    <>
      <svg
        ref={root}
        class={`board${frame.width > WIDE ? ' wide' : ''} of-${scene.material}`}
        viewBox={viewBoxOf(frame)}
        role="grid"
        aria-label={label}
        onKeyDown={(event) => boardKeys(event, props)}
        onFocusIn={({ target }) => {
          const cell = cellOf(target);
          setFocused((target as Element).matches(':focus-visible') ? cell : undefined);
          hover?.(cell);
        }}
        onFocusOut={() => {
          setFocused(undefined);
          hover?.(hovered);
        }}
        {...listeners}
      >
        <DrawingId.Provider value={id}>
          <g id={id} class="board" transform={transformOf(projection)}>
            <Ground scene={board.bars.length === 0 ? board : scene} hasLabels={hasLabels} projection={projection} />
            {rows.map((row) => (
              <g key={row[0]} role="row">
                {row.map((cell) => (
                  <BoardCell
                    key={cell}
                    item={board.items[cell]}
                    board={board}
                    label={describe(cell)}
                    canTouch={touchable.has(cell)}
                    isSelected={accents.selected.includes(cell)}
                    isCursor={cursor === cell}
                  />
                ))}
              </g>
            ))}
            <g class="drawn">
              <Pieces
                scene={scene}
                board={board}
                projection={projection}
                fanned={hovered ?? focused}
                lifted={dragged?.cell}
                below={
                  <g key={count}>
                    <Drawn shapes={[...trackShapes(scene, accents.last), ...changedShapes(scene, changed)]} />
                  </g>
                }
              />
              <Departing key={count} scene={scene} projection={projection} changes={changes} count={count} />
              <Accents
                scene={scene}
                projection={projection}
                accents={accents}
                hovered={canTouch ? hovered : undefined}
                focused={focused}
              />
              {dragged !== undefined && <Dragged scene={scene} projection={projection} {...dragged} />}
              {props.overlay}
            </g>
          </g>
        </DrawingId.Provider>
      </svg>
      {magnified !== undefined && <Magnifier {...magnified} of={id} />}
    </>
  );
}

interface GroundProps {
  /** With the pieces whose owners fill the bars, where there are bars. */
  readonly scene: Scene;
  readonly hasLabels: boolean;
  readonly projection: Projection;
}

function Ground({ scene, hasLabels, projection }: GroundProps) {
  return useMemo(
    () => (
      <g class="ground" aria-hidden="true">
        <Drawn shapes={[definitions(scene), ...groundShapes(scene, hasLabels, projection)]} />
      </g>
    ),
    [scene, hasLabels, projection],
  );
}

interface CellProps {
  readonly item: Item;
  readonly board: Scene;
  readonly label: string;
  readonly canTouch: boolean;
  readonly isSelected: boolean;
  readonly isCursor: boolean;
}

function BoardCell({ item, board, label, canTouch, isSelected, isCursor }: CellProps) {
  return useMemo(
    () => (
      <g
        role="gridcell"
        class={canTouch ? 'can-touch' : undefined}
        data-cell={item.cell}
        tabindex={isCursor ? 0 : -1}
        aria-label={label}
        aria-selected={isSelected}
        transform={placeOf(item)}
      >
        <polygon class="cell" points={cellPoints(board)} />
      </g>
    ),
    [item, board, label, canTouch, isSelected, isCursor],
  );
}

interface DraggedProps {
  readonly scene: Scene;
  readonly projection: Projection;
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}

/** The piece that a pointer drags. */
function Dragged({ scene, projection, cell, x, y }: DraggedProps) {
  const mark = itemOf(scene, cell)?.marks.at(-1);
  return mark === undefined ? null : (
    <g class="dragged" transform={`translate(${unproject([x, y], projection.matrix).join(' ')})`}>
      <Drawn shapes={[markShape(scene, mark, { projection })]} />
    </g>
  );
}
