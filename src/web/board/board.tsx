import { useId, useRef, useState } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { changedShapes, trackShapes } from '../../view/drawing/accents.ts';
import { CELL, cellPoints, itemOf, placeOf, viewBoxOf } from '../../view/drawing/frame.ts';
import { groundShapes } from '../../view/drawing/ground.ts';
import { definitions, markShape } from '../../view/drawing/pieces.ts';
import { type Projection, projectionOf, transformOf, unproject } from '../../view/drawing/tilt.ts';
import type { Item, Scene } from '../../view/scene.ts';
import { Accents } from './accents.tsx';
import { boardKeys } from './board-keys.ts';
import type { BoardProps } from './board-props.ts';
import { cellOf } from './cell-of.ts';
import { DrawingId, Drawn } from './drawn.tsx';
import { Magnifier } from './magnifier.tsx';
import { useMotion } from './motion.ts';
import { Departing, Pieces } from './pieces.tsx';
import { usePointer } from './pointer.ts';

/** Drawings wider than this have small cells on most screens. */
const WIDE = 13 * CELL;

/** The board that every screen uses: an SVG that is a grid of cells for keyboards and screen readers. */
export function Board(props: BoardProps) {
  const { scene, rows, label, accents, hasLabels = true, tilt, hover } = props;
  const id = useId();
  const root = useRef<SVGSVGElement>(null);
  const [focused, setFocused] = useState<Cell | undefined>(undefined);
  const { changes, count, changed } = useMotion(root, scene, accents.last, accents.hasJumped);
  const { listeners, hovered, dragged, magnified } = usePointer(props, root);
  const projection = projectionOf(scene, hasLabels, tilt);
  const { frame } = projection;
  const canTouch = hovered !== undefined && [...accents.starts, ...accents.targets].includes(hovered);
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
            <g class="ground" aria-hidden="true">
              <Drawn shapes={[definitions(scene), ...groundShapes(scene, hasLabels, projection)]} />
            </g>
            {rows.map((row) => (
              <g key={row[0]} role="row">
                {row.map((cell) => (
                  <BoardCell key={cell} item={scene.items[cell]} {...props} />
                ))}
              </g>
            ))}
            <g class="drawn">
              <Pieces
                scene={scene}
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

function BoardCell({ item, scene, accents, cursor, describe }: BoardProps & { item: Item }) {
  const { cell } = item;
  const canTouch = accents.targets.includes(cell) || accents.starts.includes(cell);
  return (
    <g
      role="gridcell"
      class={canTouch ? 'can-touch' : undefined}
      data-cell={cell}
      tabindex={cursor === cell ? 0 : -1}
      aria-label={describe(cell)}
      aria-selected={accents.selected.includes(cell)}
      transform={placeOf(item)}
    >
      <polygon class="cell" points={cellPoints(scene)} />
    </g>
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
