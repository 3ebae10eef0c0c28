import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
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
  /** The same board, whatever stands on it. */
  readonly board: Scene;
  readonly projection: Projection;
  /** The stack that is spread out. */
  readonly fanned?: Cell | undefined;
  /** What a pointer has picked up. */
  readonly lifted?: Cell | undefined;
  /** Drawn on the tiles, below the pieces. */
  readonly below?: ComponentChildren;
}

/** All marks of a scene above its cells: tiles first, so that no piece slides below one. */
export function Pieces({ scene, board, projection, fanned, lifted, below }: PiecesProps) {
  const standing = farthestFirst(
    scene.items.filter(({ marks }) => marks.length > 0),
    projection,
  );
  const tiled = standing.filter(({ marks }) => marks.some(({ shape }) => shape === 'tile'));
  const [resting, spread] = [false, true].map((isSpread) =>
    standing.filter(({ cell }) => (cell === fanned) === isSpread),
  );
  const drawn = { board, projection };
  return (
    <g aria-hidden="true" class="pieces">
      {tiled.map((item) => (
        <Stack key={item.cell} item={item} {...drawn} isTile />
      ))}
      {below}
      {resting.map((item) => (
        <Stack key={item.cell} item={item} {...drawn} isLifted={item.cell === lifted} />
      ))}
      {spread.map((item) => (
        <Stack key={item.cell} item={item} {...drawn} isFanned isLifted={item.cell === lifted} />
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
  readonly board: Scene;
  readonly projection: Projection;
  readonly isTile?: boolean;
  readonly isFanned?: boolean;
  readonly isLifted?: boolean;
}

/** The tile of a cell, or everything on it, bottom first. */
function Stack({ item, board, projection, isTile = false, isFanned = false, isLifted = false }: StackProps) {
  return useMemo(
    () => (
      <g transform={placeOf(item)} class={isLifted ? 'lifted' : ''}>
        {item.marks.map((mark, level) =>
          (mark.shape === 'tile') === isTile ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is the one at its level
            <g key={level} data-mark={markName({ cell: item.cell, level, mark })}>
              <Drawn shapes={[markShape(board, mark, { ...lyingOf(item, level), isFanned, projection })]} />
            </g>
          ) : null,
        )}
      </g>
    ),
    [item, board, projection, isTile, isFanned, isLifted],
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
