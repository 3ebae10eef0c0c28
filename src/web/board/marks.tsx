import { useId } from 'preact/hooks';
import type { Mark } from '../../core/look.ts';
import { definitions, markShape } from '../../view/drawing/pieces.ts';
import type { Scene } from '../../view/scene.ts';
import { DrawingId, Drawn } from './drawn.tsx';

/** What can be on a cell, by itself: bottom first. */
export function Marks({ marks, scene }: { marks: readonly Mark[]; scene: Scene }) {
  const id = useId();
  const height = marks.filter(({ shape }) => shape === 'disc').length;
  const shapes = marks.map((mark, level) => markShape(scene, mark, mark.shape === 'disc' ? { level, height } : {}));
  return (
    <svg class={`board of-${scene.material}`} viewBox="-22 -22 44 44" aria-hidden="true">
      <DrawingId.Provider value={id}>
        <Drawn shapes={[definitions(scene), ...shapes]} />
      </DrawingId.Provider>
    </svg>
  );
}
