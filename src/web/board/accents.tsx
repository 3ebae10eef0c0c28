import type { Cell } from '../../core/types.ts';
import type { Change } from '../../view/changes.ts';
import { decisiveShapes } from '../../view/drawing/accents.ts';
import { cornersOf, itemOf, placeOf } from '../../view/drawing/frame.ts';
import { roundedPath, scaled } from '../../view/drawing/outline.ts';
import { markShape } from '../../view/drawing/pieces.ts';
import type { Projection } from '../../view/drawing/tilt.ts';
import type { Scene } from '../../view/scene.ts';
import { Drawn } from './drawn.tsx';

/** What is highlighted on the board. */
export interface BoardAccents {
  readonly selected: readonly Cell[];
  /** Cells that may be touched next. */
  readonly targets: readonly Cell[];
  /** Cells on which a move can begin. */
  readonly starts: readonly Cell[];
  /** Cells of the last move, the start first. */
  readonly last: readonly Cell[];
  /** Whether more moves than this one lie between what was shown before and now. */
  readonly hasJumped?: boolean;
  /** What a move under consideration would change. */
  readonly preview?: readonly Change[];
  /** Cells that decided the game, once it is over. */
  readonly decisive?: readonly Cell[] | undefined;
}

interface AccentsProps {
  readonly scene: Scene;
  readonly projection: Projection;
  readonly accents: BoardAccents;
  /** The cell under the pointer, when touching it would do something. */
  readonly hovered: Cell | undefined;
  /** The cell with the visible focus of the keyboard. */
  readonly focused: Cell | undefined;
}

/** All highlights, above all cells and pieces, each with its own shape. */
export function Accents({ scene, projection, accents, hovered, focused }: AccentsProps) {
  const { selected, targets, preview = [], decisive = [] } = accents;
  return (
    <g aria-hidden="true" class="accents">
      <Drawn shapes={decisiveShapes(scene, decisive)} />
      <Preview scene={scene} projection={projection} changes={preview} />
      {targets.map((cell) => (
        <Target key={cell} scene={scene} cell={cell} />
      ))}
      {hovered !== undefined && <Outline scene={scene} cell={hovered} kind="hovered" />}
      {selected.map((cell) => (
        <Outline key={cell} scene={scene} cell={cell} kind="chosen" />
      ))}
      {focused !== undefined && <Outline scene={scene} cell={focused} kind="focused" />}
    </g>
  );
}

function Outline({ scene, cell, kind }: { scene: Scene; cell: Cell; kind: string }) {
  const item = itemOf(scene, cell);
  return item === undefined ? null : (
    <g transform={placeOf(item)}>
      <path class="edge under" d={edgePath(scene)} />
      <path class={`edge ${kind}`} d={edgePath(scene)} />
    </g>
  );
}

function edgePath(scene: Scene): string {
  return roundedPath(scaled(cornersOf(scene), 0.95), 3.4);
}

/** A dot on an empty cell, a ring around a piece. */
function Target({ scene, cell }: { scene: Scene; cell: Cell }) {
  const item = itemOf(scene, cell);
  if (item === undefined) return null;
  const isFree = item.marks.every(({ shape }) => shape === 'tile');
  return (
    <g transform={placeOf(item)}>{isFree ? <circle class="target" r={6} /> : <circle class="capture" r={18} />}</g>
  );
}

interface PreviewProps {
  readonly scene: Scene;
  readonly projection: Projection;
  readonly changes: readonly Change[];
}

/** What would appear as a ghost, what would go or turn over hatched, what would move outlined. */
function Preview({ scene, projection, changes }: PreviewProps) {
  return (
    <>
      {changes.map((change) => {
        const { cell } = change.kind === 'vanished' ? change.from : change.to;
        const item = itemOf(scene, cell);
        if (item === undefined) return null;
        const from = change.kind === 'moved' ? change.from.cell : undefined;
        return (
          <g key={`${change.kind} ${cell} ${from}`}>
            {from !== undefined && <Outline scene={scene} cell={from} kind="moving" />}
            <g transform={placeOf(item)}>
              {(change.kind === 'vanished' || change.kind === 'flipped') && <path class="threat" d={THREAT} />}
              {change.kind !== 'vanished' && (
                <g class={change.kind === 'flipped' ? 'ghost small' : 'ghost'}>
                  <Drawn
                    shapes={[markShape(scene, change.to.mark, { level: discLevel(change), height: 0, projection })]}
                  />
                </g>
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}

function discLevel(change: Exclude<Change, { kind: 'vanished' }>): number {
  return change.to.mark.shape === 'disc' ? change.to.level : 0;
}

/** Slanted lines over a whole cell. */
const THREAT = 'M-17-3-3-17M-17 11 11-17M-11 17 17-11M3 17 17 3';
