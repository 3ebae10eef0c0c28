import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { LensMark } from '../../core/course.ts';
import type { Position } from '../../core/position.ts';
import { itemOf, placeOf } from '../../view/drawing/frame.ts';
import { cellPath } from '../../view/drawing/ground.ts';
import type { Scene } from '../../view/scene.ts';
import { lensOf } from './lenses.tsx';
import type { BoardView } from './view.ts';

interface LensLayerProps {
  readonly scene: Scene;
  readonly position: Position;
  /** Knows the selected lens, if any, and is told whether it shows anything. */
  readonly view: BoardView;
  /** Differs whenever the position does. */
  readonly version: unknown;
}

/** What a lens shows: a shape for each tone, so that none is told by colour alone. */
export function LensLayer({ scene, position, view, version }: LensLayerProps) {
  const lens = lensOf(position.game, view.lens.value);
  // A lens may be slow, and the board is drawn at every touch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a running game has one position that changes
  const marks = useMemo(() => (position.over ? [] : (lens?.marks(position) ?? [])), [lens, position, version]);
  const hasMarks = marks.length > 0;
  useLayoutEffect(() => {
    view.hasMarks.value = hasMarks;
  }, [view, hasMarks]);
  if (!hasMarks) return null;
  return (
    <g class="lens" aria-hidden="true">
      {marks.map((mark, at) => {
        const item = itemOf(scene, mark.cell);
        if (item === undefined) return null;
        const isOnPiece = item.marks.some(({ shape }) => shape !== 'tile');
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell may have several marks
        return <LensShape key={at} scene={scene} mark={mark} place={placeOf(item)} isOnPiece={isOnPiece} />;
      })}
    </g>
  );
}

interface LensShapeProps {
  readonly scene: Scene;
  readonly mark: LensMark;
  readonly place: string;
  /** Whether a piece stands on the cell. */
  readonly isOnPiece: boolean;
}

/** A mark in its tone, or in the ink of the player it belongs to. */
function LensShape({ scene, mark, place, isOnPiece }: LensShapeProps) {
  const { tone, text, owner } = mark;
  const ink = owner === undefined ? undefined : scene.inks[owner];
  const className = ink === undefined ? `lens-${tone}` : `lens-${tone} owned`;
  const colours = ink === undefined ? {} : { '--tone': `var(--paint-${ink})`, '--sign': `var(--paint-${ink}-sign)` };
  return (
    <g class={className} style={colours} transform={place}>
      {(ink !== undefined || text === undefined) && <path class="lens-cell" d={cellPath(scene, 0.92)} />}
      <g transform={isOnPiece ? CORNER : undefined}>
        {(text !== undefined || ink === undefined || isOnPiece) && <path class="lens-plate" d={PLATES[tone]} />}
        {text === undefined ? (
          ink === undefined && <path class="lens-sign" d={SIGNS[tone]} />
        ) : (
          <text class="lens-text">{text}</text>
        )}
      </g>
    </g>
  );
}

/** Where a sign leaves the piece on its cell in sight. */
const CORNER = 'translate(11.5 -11.5) scale(0.68)';
/** A tick, a cross and a dot. */
const SIGNS = { good: 'M-4 0-1 3.5 4.5-3.5', bad: 'M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5', neutral: 'M-1 0H1' };
/** Round, pointed and square: the backgrounds of the letters. */
const PLATES = {
  good: 'M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0',
  bad: 'M0-11.5 11.5 0 0 11.5-11.5 0Z',
  neutral: 'M-7.5-7.5H7.5V7.5H-7.5Z',
};
