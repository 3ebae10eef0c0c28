import type { Scene } from '../../view/scene.ts';
import { CELL, frameOf, short, viewBoxOf } from './frame.ts';
import { cellClass, Ground } from './ground.tsx';
import { Pieces } from './pieces.tsx';

/** A small board to look at, not to play on. */
export function Picture({ scene, title }: { scene: Scene; title: string }) {
  return (
    <svg class="board picture" viewBox={viewBoxOf(frameOf(scene, false))} role="img" aria-label={title}>
      {[...cellPaths(scene)].map(([kind, path]) => (
        <g key={kind} class={kind}>
          <path class="cell" d={path} />
        </g>
      ))}
      <Ground scene={scene} hasLabels={false} />
      <Pieces scene={scene} />
    </svg>
  );
}

/** All cells that look alike as one path: the first screen has hundreds, and need not distinguish them. */
function cellPaths(scene: Scene): ReadonlyMap<string, string> {
  const { items, corners } = scene;
  const paths = new Map<string, string>();
  for (const item of items) {
    const kind = cellClass(scene, item);
    const points = corners.map((corner, at) => short((at % 2 === 0 ? item.x + corner : -item.y - corner) * CELL));
    paths.set(kind, `${paths.get(kind) ?? ''}M${points.join(' ')}Z`);
  }
  return paths;
}
