import type { ComponentChildren } from 'preact';
import type { Cell } from '../../core/types.ts';
import type { Change, Placed } from '../../view/changes.ts';
import { itemOf, placeOf } from '../../view/drawing/frame.ts';
import { lyingOf, markShape } from '../../view/drawing/pieces.ts';
import type { Item, Scene } from '../../view/scene.ts';
import { Drawn } from './drawn.tsx';
import { rippleOf } from './ripple.ts';

interface PiecesProps {
  readonly scene: Scene;
  /** The stack that is spread out. */
  readonly fanned?: Cell | undefined;
  /** What a pointer has picked up. */
  readonly lifted?: Cell | undefined;
  /** Drawn on the tiles, below the pieces. */
  readonly below?: ComponentChildren;
}

/** All marks of a scene above its cells: tiles first, so that no piece slides below one. */
export function Pieces({ scene, fanned, lifted, below }: PiecesProps) {
  const standing = scene.items.filter(({ marks }) => marks.length > 0);
  return (
    <g aria-hidden="true" class="pieces">
      {standing.map((item) => (
        <Stack key={item.cell} item={item} scene={scene} shape="tile" />
      ))}
      {below}
      {standing
        .filter(({ cell }) => cell !== fanned)
        .map((item) => (
          <Stack key={item.cell} item={item} scene={scene} isLifted={item.cell === lifted} />
        ))}
      {standing
        .filter(({ cell }) => cell === fanned)
        .map((item) => (
          <Stack key={item.cell} item={item} scene={scene} isFanned isLifted={item.cell === lifted} />
        ))}
    </g>
  );
}

interface StackProps {
  readonly item: Item;
  readonly scene: Scene;
  readonly shape?: 'tile';
  readonly isFanned?: boolean;
  readonly isLifted?: boolean;
}

/** The tile of a cell, or everything on it, bottom first. */
function Stack({ item, scene, shape, isFanned = false, isLifted = false }: StackProps) {
  const { cell, marks } = item;
  return (
    <g transform={placeOf(item)} class={isLifted ? 'lifted' : ''}>
      {marks.map((mark, level) =>
        (mark.shape === 'tile') === (shape === 'tile') ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is the one at its level
          <g key={level} data-mark={markName({ cell, level, mark })}>
            <Drawn shapes={[markShape(scene, mark, { ...lyingOf(item, level), isFanned })]} />
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

/** What has just disappeared, fading; it is drawn again for each change, and the style sheet makes it vanish. */
export function Departing({ scene, changes, count }: { scene: Scene; changes: readonly Change[]; count: number }) {
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
              <Drawn shapes={[markShape(scene, mark, mark.shape === 'disc' ? { level, height: 0 } : {})]} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
