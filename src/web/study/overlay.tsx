import type { LensMark } from '../../core/game.ts';
import type { Cell } from '../../core/types.ts';
import type { Arrow } from '../../table/study-arrows.ts';
import type { Scene } from '../../view/scene.ts';
import { CELL, cellPoints, itemOf, placeOf } from '../board/frame.ts';

interface ArrowsProps {
  readonly scene: Scene;
  readonly arrows: readonly Arrow[];
  /** Who drew them. */
  readonly kind: 'person' | 'engine';
  /** Where an arrow was begun that has no end yet. */
  readonly from?: Cell | undefined;
}

/** Arrows and rings above the board, in its units. */
export function Arrows({ scene, arrows, kind, from }: ArrowsProps) {
  const all = from === undefined ? arrows : [...arrows, { from, to: from }];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus
    <g class={`arrows by-${kind}`} aria-hidden="true">
      {all.map((arrow) => (
        <ArrowShape key={`${arrow.from} ${arrow.to}`} scene={scene} {...arrow} />
      ))}
    </g>
  );
}

function ArrowShape({ scene, from, to }: Arrow & { scene: Scene }) {
  const start = itemOf(scene, from);
  const end = itemOf(scene, to);
  if (start === undefined || end === undefined) return null;
  if (from === to) return <circle class="drawn-ring" cx={start.x * CELL} cy={-start.y * CELL} r={CELL * 0.42} />;
  const dx = end.x - start.x;
  const dy = start.y - end.y;
  const length = Math.hypot(dx, dy) * CELL;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  // Along the x axis from the first centre to just short of the other one, then turned.
  const tip = length - 4;
  return (
    <path
      class="drawn-arrow"
      transform={`translate(${start.x * CELL} ${-start.y * CELL}) rotate(${angle})`}
      d={`M10-3.5H${tip - 14}V-10L${tip} 0 ${tip - 14} 10V3.5H10Z`}
    />
  );
}

/** What a lens shows: a shape for each tone, so that none is told by colour alone. */
export function LensLayer({ scene, marks }: { scene: Scene; marks: readonly LensMark[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus
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
/** Round, pointed and square: what the letters stand on. */
const PLATES = {
  good: 'M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0',
  bad: 'M0-11.5 11.5 0 0 11.5-11.5 0Z',
  neutral: 'M-7.5-7.5H7.5V7.5H-7.5Z',
};
