import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { LensMark } from '../../core/course.ts';
import type { Position } from '../../core/position.ts';
import { cellPoints, itemOf, placeOf } from '../../view/drawing/frame.ts';
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell may have several marks
        return item === undefined ? null : <LensShape key={at} scene={scene} mark={mark} place={placeOf(item)} />;
      })}
    </g>
  );
}

function LensShape({ scene, mark, place }: { scene: Scene; mark: LensMark; place: string }) {
  const { tone, text, owner } = mark;
  const ink = owner === undefined ? '' : ` ink-${scene.inks[owner]} seat-${owner + 1} owned`;
  return (
    <g class={`lens-${tone}${ink}`} transform={place}>
      {text === undefined ? (
        <>
          <polygon class="lens-cell" points={cellPoints(scene)} />
          <path class="lens-sign" d={SIGNS[tone]} />
        </>
      ) : (
        <>
          <path class="lens-plate" d={PLATES[tone]} />
          <text class="lens-text">{text}</text>
        </>
      )}
    </g>
  );
}

/** A tick, a cross and a dot. */
const SIGNS = { good: 'M-6 0-2 5 7-5', bad: 'M-5-5 5 5M5-5-5 5', neutral: 'M-1 0H1' };
/** Round, pointed and square: the backgrounds of the letters. */
const PLATES = {
  good: 'M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0',
  bad: 'M0-11.5 11.5 0 0 11.5-11.5 0Z',
  neutral: 'M-7.5-7.5H7.5V7.5H-7.5Z',
};
