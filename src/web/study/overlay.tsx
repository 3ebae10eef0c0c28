import type { Cell } from '../../core/types.ts';
import type { Arrow } from '../../session/study-arrows.ts';
import { CELL, itemOf } from '../../view/drawing/frame.ts';
import type { Scene } from '../../view/scene.ts';

interface ArrowsProps {
  readonly scene: Scene;
  readonly arrows: readonly Arrow[];
  /** Who drew them. */
  readonly kind: 'person' | 'engine';
  /** Where an arrow without an end was begun. */
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
  // Along the x axis from the first centre to just short of the other one, then rotated.
  const tip = length - 4;
  return (
    <path
      class="drawn-arrow"
      transform={`translate(${start.x * CELL} ${-start.y * CELL}) rotate(${angle})`}
      d={`M10-3.5H${tip - 14}V-10L${tip} 0 ${tip - 14} 10V3.5H10Z`}
    />
  );
}
