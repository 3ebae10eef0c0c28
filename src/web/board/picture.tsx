import { useId } from 'preact/hooks';
import { frameOf, viewBoxOf } from '../../view/drawing/frame.ts';
import type { Scene } from '../../view/scene.ts';
import { sceneShapes } from '../../view/svg.ts';
import { DrawingId, Drawn } from './drawn.tsx';

/** A small board to look at, not to play on. */
export function Picture({ scene, title }: { scene: Scene; title: string }) {
  const id = useId();
  return (
    <svg
      class={`board picture of-${scene.material}`}
      viewBox={viewBoxOf(frameOf(scene, false))}
      role="img"
      aria-label={title}
    >
      <DrawingId.Provider value={id}>
        <Drawn shapes={sceneShapes(scene, false)} />
      </DrawingId.Provider>
    </svg>
  );
}
