import type { Scene } from '../../view/scene.ts';
import { cellPoints, frameOf, placeOf, viewBoxOf } from './frame.ts';
import { cellClass, Ground } from './ground.tsx';
import { Pieces } from './pieces.tsx';

/** A small board to look at, not to play on. */
export function Picture({ scene, title }: { scene: Scene; title: string }) {
  return (
    <svg class="board picture" viewBox={viewBoxOf(frameOf(scene, false))} role="img" aria-label={title}>
      {scene.items.map((item) => (
        <g key={item.cell} class={cellClass(scene, item)} transform={placeOf(item)}>
          <polygon class="cell" points={cellPoints(scene)} />
        </g>
      ))}
      <Ground scene={scene} hasLabels={false} />
      <Pieces scene={scene} />
    </svg>
  );
}
