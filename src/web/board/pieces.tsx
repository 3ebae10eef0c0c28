import type { ComponentChildren } from 'preact';
import type { Cell } from '../../core/types.ts';
import type { Change, Placed } from '../../view/changes.ts';
import { itemOf, placeOf, pointOf } from '../../view/drawing/frame.ts';
import { lyingOf, markShape } from '../../view/drawing/pieces.ts';
import { type Projection, project } from '../../view/drawing/tilt.ts';
import type { Item, Scene } from '../../view/scene.ts';
import { Drawn } from './drawn.tsx';
import { rippleOf } from './ripple.ts';

interface PiecesProps {
  readonly scene: Scene;
  readonly projection: Projection;
  /** The stack that is spread out. */
  readonly fanned?: Cell | undefined;
  /** What a pointer has picked up. */
  readonly lifted?: Cell | undefined;
  /** Drawn on the tiles, below the pieces. */
  readonly below?: ComponentChildren;
}

/** All marks of a scene above its cells: tiles first, so that no piece slides below one. */
export function Pieces({ scene, projection, fanned, lifted, below }: PiecesProps) {
  const standing = farthestFirst(
    scene.items.filter(({ marks }) => marks.length > 0),
    projection,
  );
  return (
    <g aria-hidden="true" class="pieces">
      {standing.map((item) => (
        <Stack key={item.cell} item={item} scene={scene} projection={projection} shape="tile" />
      ))}
      {below}
      {standing
        .filter(({ cell }) => cell !== fanned)
        .map((item) => (
          <Stack key={item.cell} item={item} scene={scene} projection={projection} isLifted={item.cell === lifted} />
        ))}
      {standing
        .filter(({ cell }) => cell === fanned)
        .map((item) => (
          <Stack
            key={item.cell}
            item={item}
            scene={scene}
            projection={projection}
            isFanned
            isLifted={item.cell === lifted}
          />
        ))}
    </g>
  );
}

/** What stands nearer is drawn later. */
function farthestFirst(items: readonly Item[], { matrix }: Projection): readonly Item[] {
  if (matrix === undefined) return items;
  const nearness = (item: Item) => project(pointOf(item), matrix)[1];
  return items.toSorted((one, other) => nearness(one) - nearness(other));
}

interface StackProps {
  readonly item: Item;
  readonly scene: Scene;
  readonly projection: Projection;
  readonly shape?: 'tile';
  readonly isFanned?: boolean;
  readonly isLifted?: boolean;
}

/** The tile of a cell, or everything on it, bottom first. */
function Stack({ item, scene, projection, shape, isFanned = false, isLifted = false }: StackProps) {
  const { cell, marks } = item;
  return (
    <g transform={placeOf(item)} class={isLifted ? 'lifted' : ''}>
      {marks.map((mark, level) =>
        (mark.shape === 'tile') === (shape === 'tile') ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is the one at its level
          <g key={level} data-mark={markName({ cell, level, mark })}>
            <Drawn shapes={[markShape(scene, mark, { ...lyingOf(item, level), isFanned, projection })]} />
          </g>
        ) : null,
      )}
    </g>
  );
}

/** How a mark is found again in the page. */
export function markName({ cell, level }: Placed): string {
  return `${cell}:${level}`;
}

interface DepartingProps {
  readonly scene: Scene;
  readonly projection: Projection;
  readonly changes: readonly Change[];
  readonly count: number;
}

/** What has just disappeared, fading; it is drawn again for each change, and the style sheet makes it vanish. */
export function Departing({ scene, projection, changes, count }: DepartingProps) {
  return (
    <g aria-hidden="true" key={`${count}`} class="departing">
      {changes.map((change) => {
        if (change.kind !== 'vanished' && change.kind !== 'flipped') return null;
        const { cell, level, mark } = change.from;
        const item = itemOf(scene, cell);
        if (item === undefined) return null;
        return (
          <g key={markName(change.from)} transform={placeOf(item)}>
            <g class={change.kind} style={{ animationDelay: `${rippleOf(changes, change)}ms` }}>
              <Drawn
                shapes={[
                  markShape(scene, mark, {
                    projection,
                    ...(mark.shape === 'disc' ? { level, height: 0 } : {}),
                  }),
                ]}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}
